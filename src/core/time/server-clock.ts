import { inject, injectable, type InjectionToken } from 'tsyringe';
import { Clock } from './time';

/** Time by the server. A device's clock may be hours wrong; what expires at the provider does so by the server's. */
export interface ServerClock {
  /** Milliseconds since the epoch; by the device until the server has told its time. */
  now(): number;
  /** The server has told its time. Until then nothing can be said to have expired: the device may be hours ahead. */
  readonly isKnown: boolean;
}
export const ServerClock: InjectionToken<ServerClock> = Symbol('ServerClock');

/** One exchange with the server, all in milliseconds since the epoch. */
export interface TimeSample {
  /** By the device. */
  sentAt: number;
  /** By the device. */
  receivedAt: number;
  /** By the server, as it sent the reply. */
  serverTime: number;
}

/** Where a channel tells what it learnt of the server's time. */
export interface ServerTimeSamples {
  learn(sample: TimeSample): void;
}
export const ServerTimeSamples: InjectionToken<ServerTimeSamples> = Symbol('ServerTimeSamples');

/**
 * The device's clock and an offset. The server's time is taken for that of the middle between send and receive (as in
 * NTP, RFC 5905), so an offset is wrong by half the round trip at most: the shortest one is kept.
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
    // The device's clock was set back in between: such a sample says nothing.
    if (roundTrip < 0) return;
    const offset = serverTime - (sentAt + receivedAt) / 2;
    const isBetter = !this.best || roundTrip <= this.best.roundTrip || this.contradicts(offset, roundTrip);
    if (isBetter) this.best = { offset, roundTrip };
  }

  /** Both can't be right: the device's clock has been set since, and what was learnt before is void. */
  private contradicts(offset: number, roundTrip: number): boolean {
    return this.best !== undefined && Math.abs(offset - this.best.offset) > (roundTrip + this.best.roundTrip) / 2;
  }
}
