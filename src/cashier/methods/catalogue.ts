import { inject, injectable } from 'tsyringe';
import { Flow } from '../../contract/primitives';
import type { MethodStatePush } from '../../contract/realtime';
import { Analytics } from '../../core/analytics/analytics';
import { Monitoring } from '../../core/monitoring/monitoring';
import { Realtime } from '../../core/realtime/realtime';
import { Clock } from '../../core/time/time';
import { PlayerStanding } from '../standing/player-standing';
import { CatalogueSource } from './catalogue-source';
import { MethodPages } from './method-pages';
import { problemReporter } from './problem-reporter';
import { SuggestedAmounts } from './suggested-amounts';

/** What the gateway lists: the methods of each flow, page by page, and the suggested amounts. Its parts are observable. */
@injectable()
export class Catalogue {
  readonly suggested: SuggestedAmounts;
  readonly pages: Readonly<Record<Flow, MethodPages>>;
  readonly dispose: () => void;

  constructor(
    @inject(CatalogueSource) source: CatalogueSource,
    @inject(PlayerStanding) player: PlayerStanding,
    @inject(Realtime) realtime: Realtime,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.suggested = new SuggestedAmounts(source, monitoring);
    const onProblem = problemReporter(monitoring);
    const pagesOf = (flow: Flow) => new MethodPages({ flow, source, onProblem, player });
    this.pages = { deposit: pagesOf('deposit'), withdrawal: pagesOf('withdrawal') };
    this.dispose = realtime.on('method.state', (push) => this.setState(push));
  }

  /** Fetches the flow's first page, and measures how long it took. */
  async reload(flow: Flow): Promise<void> {
    const startedAt = this.clock.now();
    const took = (await this.pages[flow].reload()) ?? this.clock.now() - startedAt;
    this.monitoring.metric('paymentMethodsFetch', took, { flow });
    this.analytics.metric('paymentMethodsFetch', took);
  }

  /** Drops everything, because it belongs to another region. */
  forget(): void {
    this.suggested.forget();
    for (const pages of Object.values(this.pages)) pages.forget();
  }

  /** A method is down, slow or up again; without a flow in both. */
  private setState({ flow, name, state }: MethodStatePush): void {
    for (const of of flow ? [flow] : Flow.options) this.pages[of].setState(name, state);
  }
}
