/** The ledger as plain arithmetic in memory, to compare the real one with. */
export interface Posting {
  readonly user: 0 | 1;
  readonly kind: 'grant' | 'deposit' | 'hold' | 'capture' | 'release' | 'return' | 'chargeback';
  readonly amountCents: number;
  readonly key: string;
  /** The key of the hold that a capture or release is for. */
  readonly holdKey: string | null;
}

/** `posted`, `replayed`, a refusal's code, `fault` (the function's own check) or `constraint` (the schema's). */
export type Outcome = string;

interface ModelAccount {
  posted: number;
  held: number;
  entries: number;
  hasGrant: boolean;
}

const anEmptyAccount = (): ModelAccount => ({ posted: 0, held: 0, entries: 0, hasGrant: false });

interface ModelHold {
  readonly user: 0 | 1;
  readonly amountCents: number;
  isOpen: boolean;
}

export class LedgerModel {
  readonly accounts: readonly [ModelAccount, ModelAccount] = [anEmptyAccount(), anEmptyAccount()];
  readonly holds = new Map<string, ModelHold>();
  private readonly accepted = new Map<string, string>();

  post(posting: Posting): Outcome {
    const { user, kind, amountCents, key } = posting;
    const known = this.accepted.get(key);
    if (known !== undefined) return known === JSON.stringify(posting) ? 'replayed' : 'wallet.key-reused';
    const refusal = this.refusal(posting);
    if (refusal !== undefined) return refusal;
    const account = this.accounts[user];
    if (kind === 'grant') account.hasGrant = true;
    if (kind === 'grant' || kind === 'deposit') account.posted += amountCents;
    if (kind === 'return' || kind === 'chargeback') account.posted -= amountCents;
    if (kind === 'hold') {
      account.held += amountCents;
      this.holds.set(key, { user, amountCents, isOpen: true });
    }
    if (kind === 'capture' || kind === 'release') {
      account.held -= amountCents;
      if (kind === 'capture') account.posted -= amountCents;
      this.holdOf(posting).isOpen = false;
    }
    account.entries += 1;
    this.accepted.set(key, JSON.stringify(posting));
    return 'posted';
  }

  private refusal(posting: Posting): Outcome | undefined {
    const { user, kind, amountCents } = posting;
    const account = this.accounts[user];
    if (kind === 'capture' || kind === 'release') {
      const hold = this.holdOf(posting);
      return hold.user === user && hold.amountCents === amountCents && hold.isOpen ? undefined : 'fault';
    }
    if (kind === 'hold' && account.posted - account.held < amountCents) return 'wallet.insufficient-funds';
    const isTakenBack = kind === 'return' || kind === 'chargeback';
    if (isTakenBack && account.posted - account.held < amountCents) return 'fault';
    if (amountCents <= 0 || (kind === 'grant' && account.hasGrant)) return 'constraint';
    return undefined;
  }

  private holdOf({ holdKey }: Posting): ModelHold {
    const hold = this.holds.get(holdKey ?? '');
    if (hold === undefined) throw new Error('the test resolved a hold it never took');
    return hold;
  }
}
