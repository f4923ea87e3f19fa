import { inject, injectable } from 'tsyringe';
import { ServerClock, ServerTimeSamples } from '@/core/time/server-clock';
import { Clock } from '@/core/time/time';

/** Estimates the server's time when the gateway does not send it: the deposit was created between the tap and now. */
@injectable()
export class ProviderTime {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(ServerTimeSamples) private readonly samples: ServerTimeSamples,
  ) {}

  /** `startedAt`: device time of the tap, in milliseconds since the epoch. `created`: ISO 8601, from the reply. */
  learn(startedAt: number, created: string | null | undefined): void {
    const serverTime = Date.parse(created ?? '');
    if (this.serverClock.isKnown || Number.isNaN(serverTime)) return;
    this.samples.learn({ sentAt: startedAt, receivedAt: this.clock.now(), serverTime });
  }
}
