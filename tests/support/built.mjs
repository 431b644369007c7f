export { build as default } from "../../server/prepare.mjs";
