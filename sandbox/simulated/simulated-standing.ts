/** The player's standing at the simulated gateway: locks, limits, recent payments and saved accounts, in memory. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { SimulatorReply } from '../../src/contract/simulator';
import type { SavedAccount, Standing } from '../../src/contract/standing';

export interface SimulatedStandingOptions extends Partial<Standing> {
  accounts?: readonly SavedAccount[] | undefined;
}

const DAY_MS = 86_400_000;

export class SimulatedStanding {
  private held: Standing;
  private accounts: readonly SavedAccount[];

  constructor(
    { accounts = [], ...standing }: SimulatedStandingOptions,
    private readonly now: () => number,
  ) {
    this.held = { recent: [], locks: [], ...standing };
    this.accounts = accounts;
  }

  /** The keys for the answer with the methods. Empty ones are left out, as by a gateway without the additions. */
  get listed(): Partial<Standing> {
    return Object.fromEntries(
      Object.entries(this.held).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
    );
  }

  snapshot(): SimulatedStandingOptions {
    return { ...this.held, accounts: this.accounts };
  }

  restore({ accounts = [], ...standing }: SimulatedStandingOptions): void {
    this.accounts = accounts;
    this.change(standing);
  }

  change(standing: Partial<Standing>): void {
    this.held = { ...this.held, ...standing };
  }

  /** Undefined for a request about something else. */
  answer(type: RequestType, data: unknown): SimulatorReply<RequestType> | undefined {
    if (type === 'BANKING:accounts-list') return { status: 200, data: { accounts: [...this.accounts] } };
    if (type === 'BANKING:account-forget') return this.forget(data as RequestData<typeof type>);
    if (type === 'BANKING:account-update') return this.update(data as RequestData<typeof type>);
    if (type === 'BANKING:limits-set') return this.setLimit(data as RequestData<typeof type>);
    if (type === 'BANKING:cool-off') return this.coolOff(data as RequestData<typeof type>);
    return undefined;
  }

  private forget({ accountId }: RequestData<'BANKING:account-forget'>): SimulatorReply<'BANKING:account-forget'> {
    this.accounts = this.accounts.filter(({ id }) => id !== accountId);
    return { status: 200, data: {} };
  }

  private update({ accountId, name, isDefault }: RequestData<'BANKING:account-update'>) {
    this.accounts = this.accounts.map((account) => ({
      ...account,
      ...(account.id === accountId && name !== undefined && { name }),
      ...(isDefault && { isDefault: account.id === accountId }),
    }));
    return { status: 200 as const, data: { accounts: [...this.accounts] } };
  }

  private setLimit({ kind, period, max }: RequestData<'BANKING:limits-set'>) {
    const limits = this.held.limits ?? [];
    const current = limits.find((limit) => limit.period === period);
    const effectiveAt = new Date(this.now() + DAY_MS).toISOString();
    const limit =
      current && max > current.max
        ? { ...current, next: { max, effectiveAt } }
        : { kind, period, max, used: current?.used ?? 0, resetsAt: current?.resetsAt };
    this.change({ limits: [...limits.filter((one) => one !== current), limit] });
    return { status: 200 as const, data: { limits: [...(this.held.limits ?? [])] } };
  }

  private coolOff({ hours }: RequestData<'BANKING:cool-off'>) {
    const until = new Date(this.now() + hours * 3_600_000).toISOString();
    this.change({ locks: [...this.held.locks, { flow: 'deposit', reason: 'cool_off', until }] });
    return { status: 200 as const, data: { locks: [...this.held.locks] } };
  }
}
