// The package's entry prints a warning about Node 20 when it is imported; this file of it does not.
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}
