import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ServerClock, ServerTimeSamples } from '@/core/time/server-clock';
import { Clock } from '@/core/time/time';
import { ReservedDeposit } from './reserved-deposit';

/** Milliseconds by which the gateway may end the deposit before its time is up. */
const TOLERANCE_MS = 3_000;
const TICK_MS = 250;

/** How long the deposit is still reserved, by the server's clock: while that is unknown, as long as it takes. Observable. */
@injectable()
export class ReservationTime {
  /** The server's time at the last tick, in milliseconds since the epoch. */
  private now: number | undefined = undefined;

  constructor(
    @inject(ReservedDeposit) private readonly reserved: ReservedDeposit,
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(ServerTimeSamples) private readonly samples: ServerTimeSamples,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isUp(): boolean {
    return this.leftMs <= 0;
  }

  /** Whether a deposit that the gateway ends now may be ended because its time is up. */
  isNearlyUp(): boolean {
    this.tick();
    return this.leftMs <= TOLERANCE_MS;
  }

  /** Keeps `isUp` true to the time. Returns a function that stops it. */
  watch(): () => void {
    this.tick();
    return this.clock.every(TICK_MS, this.tick);
  }

  /**
   * Estimates the server's time where the gateway does not send it: the deposit was created between the tap and now.
   * `startedAt`: device time of the tap, in milliseconds since the epoch. `created`: ISO 8601, from the reply.
   */
  learn(startedAt: number, created: string | null | undefined): void {
    const serverTime = Date.parse(created ?? '');
    if (this.serverClock.isKnown || Number.isNaN(serverTime)) return;
    this.samples.learn({ sentAt: startedAt, receivedAt: this.clock.now(), serverTime });
  }

  private get leftMs(): number {
    const { expiresAt } = this.reserved;
    return expiresAt === undefined || this.now === undefined ? Infinity : expiresAt - this.now;
  }

  private tick(): void {
    this.now = this.serverClock.isKnown ? this.serverClock.now() : undefined;
  }
}
