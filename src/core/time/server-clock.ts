import { inject, injectable, type InjectionToken } from 'tsyringe';
import { Clock } from './time';

/** The server's time. A device's clock may be hours wrong, and payments expire by the server's clock. */
export interface ServerClock {
  /** Milliseconds since the epoch; by the device's clock until the server's time is known. */
  now(): number;
  /**
   * Whether the server's time is known. Until then nothing may be treated as expired: the device may be hours ahead.
   */
  readonly isKnown: boolean;
}
export const ServerClock: InjectionToken<ServerClock> = Symbol('ServerClock');

/** One exchange with the server, all in milliseconds since the epoch. */
export interface TimeSample {
  /** Time on the device's clock. */
  sentAt: number;
  /** Time on the device's clock. */
  receivedAt: number;
  /** Time on the server's clock, when it sent the reply. */
  serverTime: number;
}

/** Receives the time samples of the channels. */
export interface ServerTimeSamples {
  learn(sample: TimeSample): void;
}
export const ServerTimeSamples: InjectionToken<ServerTimeSamples> = Symbol('ServerTimeSamples');

/**
 * The device's clock plus an offset. The server's time is taken as that of the midpoint between send and receive (as in
 * NTP, RFC 5905), so an offset is wrong by at most half the round trip: the sample with the shortest one is kept.
 */
@injectable()
export class OffsetServerClock implements ServerClock, ServerTimeSamples {
  private best: { offset: number; roundTrip: number } | undefined;

  constructor(@inject(Clock) private readonly clock: Clock) {}

  now(): number {
    return this.clock.now() + (this.best?.offset ?? 0);
  }

  get isKnown(): boolean {
    return this.best !== undefined;
  }

  learn({ sentAt, receivedAt, serverTime }: TimeSample): void {
    const roundTrip = receivedAt - sentAt;
    // The device's clock was set back during the exchange, so the sample is useless.
    if (roundTrip < 0) return;
    const offset = serverTime - (sentAt + receivedAt) / 2;
    const isBetter = !this.best || roundTrip <= this.best.roundTrip || this.contradicts(offset, roundTrip);
    if (isBetter) this.best = { offset, roundTrip };
  }

  /** True if both samples can't be right: the device's clock has been set since, and the earlier sample is void. */
  private contradicts(offset: number, roundTrip: number): boolean {
    return this.best !== undefined && Math.abs(offset - this.best.offset) > (roundTrip + this.best.roundTrip) / 2;
  }
}
