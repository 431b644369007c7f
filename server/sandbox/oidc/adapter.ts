import type { Adapter, AdapterConstructor, AdapterPayload } from "oidc-provider";
import { type Db, deleteItem, deleteItems, findItem, listItems, patchItem, putItem } from "../store";

type Stored = AdapterPayload & { expiresAt: number };

/** oidc-provider's models in the sandbox's table: sign-ins outlive a restart and every process knows them. */
export function postgresAdapter(db: Db, now: () => Date): AdapterConstructor {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const alive = (stored: Stored | undefined) => (stored && stored.expiresAt > seconds() ? stored : undefined);

  return class implements Adapter {
    private readonly kind: string;

    constructor(model: string) {
      this.kind = `oidc.${model}`;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
      await putItem<Stored>(db, this.kind, id, { ...payload, expiresAt: seconds() + expiresIn }, now());
    }

    async find(id: string) {
      return alive((await findItem<Stored>(db, this.kind, id))?.data);
    }

    async findByUid(uid: string) {
      const [found] = await listItems<Stored>(db, this.kind, { match: { uid }, limit: 1 });
      return alive(found?.data);
    }

    async findByUserCode() {
      return undefined;
    }

    async consume(id: string) {
      await patchItem<Stored>(db, this.kind, id, { consumed: seconds() });
    }

    async destroy(id: string) {
      await deleteItem(db, this.kind, id);
    }

    async revokeByGrantId(grantId: string) {
      await deleteItems(db, ["oidc.AccessToken", "oidc.AuthorizationCode", "oidc.RefreshToken"], { grantId });
    }
  };
}
