import { autorun } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { Clock, Random } from '../../core/time/time';
import { MethodsStore } from './methods-store';

const LOOK_MS = 1000;
/** Milliseconds over which requests are spread: all players have the same end, and must not ask the gateway at once. */
const SPREAD_MS = 5000;

/**
 * Requests the methods anew when the time has passed until which one is down or slow, since a gateway need not push that it
 * works again. The gateway's answer counts, even if it still says so.
 */
@injectable()
export class StateEnds {
  private stopLooking = () => {};
  /** Set when a request got no answer: it is repeated when the network is back. */
  private isMissed = false;
  private readonly stops: readonly (() => void)[];

  constructor(
    @inject(MethodsStore) private readonly methods: Pick<MethodsStore, 'flow' | 'initialMethods' | 'load'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly server: ServerClock,
    @inject(Random) private readonly random: Random,
    @inject(Realtime) realtime: Pick<Realtime, 'onConnect'>,
  ) {
    this.stops = [
      autorun(() => this.look(this.endsToCome)),
      realtime.onConnect(() => void (this.isMissed && this.ask())),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stopLooking();
  }

  /** Ends that are still to come, in ms of server time. */
  private get endsToCome(): number[] {
    const now = this.server.now();
    return this.methods.initialMethods
      .map(({ state }) => (state?.until && state.level !== 'up' ? Date.parse(state.until) : 0))
      .filter((end) => end > now);
  }

  private look(ends: readonly number[]): void {
    this.stopLooking();
    if (ends.length === 0) return;
    const next = Math.min(...ends) + this.random.integer(SPREAD_MS);
    // Checked each second, because browser timers fail over days and on a page that has slept.
    this.stopLooking = this.clock.every(LOOK_MS, () => this.server.now() >= next && this.ask());
  }

  private async ask(): Promise<void> {
    this.stopLooking();
    this.isMissed = false;
    const { kind } = await this.methods.load(this.methods.flow);
    this.isMissed = kind === 'failed';
    this.look(this.endsToCome);
  }
}
