import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { RequestData } from '../../contract/realtime';
import type { LimitPeriod, PlayerLimit } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { parseAmount } from '../amount/parse-amount';
import { wireAmount } from '../amount/wire-amount';
import { MethodsStore } from '../methods/methods-store';
import { UserStore } from '../user/user-store';
import { limitsAt } from '../standing/limits-at';
import { PlayerStanding } from '../standing/player-standing';

export const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

export type BreakHours = RequestData<'BANKING:cool-off'>['hours'];
export const BREAKS: readonly BreakHours[] = [24, 72, 168, 720];

/** The player's own limits and breaks (contract 6). One per scope. Observable. */
@injectable()
export class LimitsStore {
  /** The period whose limit is being changed. */
  editing: LimitPeriod | undefined = undefined;
  /** Set when the last change did not reach the gateway, or was refused. */
  failed: 'limit' | 'break' | undefined = undefined;
  /** The break that the player is asked to confirm. */
  asked: BreakHours | undefined = undefined;
  isSaving = false;

  constructor(
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(ServerClock) private readonly clock: Pick<ServerClock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get currency(): string {
    return this.user.currency;
  }

  /** Whether the limits are known. Until then nothing may be said about them: unknown is not the same as no limit. */
  get isKnown(): boolean {
    return this.player.canSetLimits;
  }

  /** Called when the page is opened, perhaps by a reload. The limits come with the deposit methods. */
  async open(): Promise<void> {
    if (!this.isKnown) await this.methods.load('deposit');
  }

  limitOf(period: LimitPeriod): PlayerLimit | undefined {
    return limitsAt(this.player.limits, this.clock.now()).find((limit) => limit.period === period);
  }

  edit(period: LimitPeriod | undefined): void {
    this.editing = period;
    this.failed = undefined;
  }

  /** Returns false when the limit was not set; if the gateway failed or refused, `failed` says so. Never rejects. */
  async save(text: string): Promise<boolean> {
    const { editing } = this;
    const parsed = parseAmount(text, this.currency);
    if (!editing || !parsed.ok || this.isSaving) return false;
    const data = { kind: 'deposit', period: editing, max: wireAmount(parsed.amount) } as const;
    const isDone = await this.send('limit', async () => {
      const { limits } = await this.realtime.request('BANKING:limits-set', data);
      if (limits) this.player.change({ limits });
      else await this.methods.load('deposit');
    });
    if (isDone) this.edit(undefined);
    return isDone;
  }

  /** Asks the player to confirm a break; undefined withdraws the question. */
  askBreak(hours: BreakHours | undefined): void {
    this.asked = hours;
    this.failed = undefined;
  }

  async startBreak(): Promise<void> {
    const { asked } = this;
    if (!asked || this.isSaving) return;
    await this.send('break', async () => {
      const { locks } = await this.realtime.request('BANKING:cool-off', { hours: asked });
      if (locks) return this.player.change({ locks });
      // The gateway has confirmed the break, so deposits are closed until it says which locks there are.
      this.player.close('deposit', 'cool_off');
      await this.methods.load('deposit');
    });
    runInAction(() => (this.asked = undefined));
  }

  reset(): void {
    this.editing = undefined;
    this.failed = undefined;
    this.asked = undefined;
  }

  private async send(what: 'limit' | 'break', call: () => Promise<void>): Promise<boolean> {
    this.isSaving = true;
    this.failed = undefined;
    try {
      await call();
      return true;
    } catch (thrown) {
      const error = AppError.from(thrown);
      this.errors.report(error, { call: what });
      runInAction(() => (this.failed = what));
      // The gateway may have done it. Not awaited: it may take as long as the connection is away.
      if (error.outcomeUnknown) void this.methods.load('deposit');
      return false;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }
}
