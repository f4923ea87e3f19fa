import { inject, injectable } from 'tsyringe';
import { ServerClock, ServerTimeSamples } from '@/core/time/server-clock';
import { Clock } from '@/core/time/time';

/** A gateway that does not tell its time tells at least when it made the deposit: between the tap and now. */
@injectable()
export class ProviderTime {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(ServerTimeSamples) private readonly samples: ServerTimeSamples,
  ) {}

  /** `startedAt`: of the tap, by the device. `created`: ISO 8601, as the reply says. */
  learn(startedAt: number, created: string | null | undefined): void {
    const serverTime = Date.parse(created ?? '');
    if (this.serverClock.isKnown || Number.isNaN(serverTime)) return;
    this.samples.learn({ sentAt: startedAt, receivedAt: this.clock.now(), serverTime });
  }
}
