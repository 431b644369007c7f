import type { AccountId } from "../ids";

export interface Turn {
  accounts: AccountId[];
  /** Messages of each. */
  share: number;
}

/**
 * Practitioners who have something due take turns, in equal shares: the twenty texts of one do not stand behind the ten
 * thousand of another. Who had less than a share leaves the circle; who is new comes in when it is drawn again.
 */
export function createCircle() {
  let waiting: AccountId[] = [];

  return {
    isEmpty: () => waiting.length === 0,
    draw(accounts: AccountId[]) {
      waiting = accounts;
    },
    /** Whose turn it is, when so many messages may go to so many practitioners at most. */
    next(accounts: number, messages: number): Turn {
      const turn = waiting.splice(0, accounts);
      return { accounts: turn, share: Math.max(1, Math.ceil(messages / Math.max(1, turn.length))) };
    },
    /** After their turn: those who had a full share may have more. */
    back({ accounts, share }: Turn, had: Map<AccountId, number>) {
      waiting.push(...accounts.filter((account) => (had.get(account) ?? 0) >= share));
    },
  };
}
