import { autorun } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Realtime } from '../../core/realtime/realtime';
import { ServerClock } from '../../core/time/server-clock';
import { Clock, Random } from '../../core/time/time';
import { MethodsStore } from './methods-store';

const LOOK_MS = 1000;
/** All players are told the same time: the gateway is not asked by all of them at once. */
const SPREAD_MS = 5000;

/**
 * Asks for the methods anew when the time is over until which one is down or slow: a gateway need not push that it works
 * again. One that still says so has the last word.
 */
@injectable()
export class StateEnds {
  private stopLooking = () => {};
  /** It was asked, and no answer came: asked again when the network is back. */
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

  /** By the server's clock. */
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
    // Looked at each second: a browser's timer is no good for days, nor on a page that slept.
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
