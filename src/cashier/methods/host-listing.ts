import { autorun, makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { LIST_ORDER } from '../../contract/experiments';
import { readLeniently } from '../../contract/lenient';
import { GROUPS, type PaymentMethod } from '../../contract/method';
import { Flow, type Text } from '../../contract/primitives';
import { Experiments } from '../../core/analytics/experiments';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { readPayload } from '../../core/host-bridge/host-data';
import { Monitoring } from '../../core/monitoring/monitoring';
import { Session } from '../../core/session/session';
import { loadWithRetry } from '../../kernel/loading/lazy';
import { Catalogue } from './catalogue';
import type { ListingRules } from './listing-rules';
import type { Tile } from './tiles';

/**
 * What the host says of the lists, now (`methods` of its payload): which methods it hides, and their order and words.
 * Observable.
 */
@injectable()
export class HostListing {
  private rules: ListingRules | undefined = undefined;
  /** As the host sent it. */
  private given: unknown;
  /** An experiment of the host: after the methods that it names, the popular ones. */
  private readonly isPopularFirst: boolean;
  /** True until the first of it has been read: nothing is listed before, so that nothing hidden is ever shown. */
  private isAwaited: boolean;
  private reading: Promise<void> | undefined = undefined;
  private readonly reported = new Set<string>();
  private readonly stop: () => void;

  constructor(
    @inject(Session) session: Pick<Session, 'payload'>,
    @inject(HostBridge) private readonly host: Pick<HostBridge, 'send'>,
    @inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'pages'>,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Experiments) experiments: Pick<Experiments, 'of'>,
  ) {
    this.given = session.payload.methods ?? undefined;
    this.isPopularFirst = experiments.of(LIST_ORDER) === 'popular';
    this.isAwaited = this.given !== undefined || this.isPopularFirst;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stop = autorun(() => this.reportUnknown());
  }

  dispose(): void {
    this.stop();
  }

  /** Handles a later `loaded`. Null, or an object without keys, takes everything back. */
  onHost(payload: unknown): void {
    const methods = readPayload(payload)?.['methods'];
    // A host repeats everything with a new token.
    if (methods === undefined || JSON.stringify(methods) === JSON.stringify(this.given)) return;
    this.given = methods;
    this.reading = undefined;
    this.whenRead().catch((error: unknown) => this.monitoring.error(error));
  }

  /** Resolves when what the host has said so far holds. Rejects when its code cannot be loaded; the next call tries again. */
  whenRead(): Promise<void> {
    this.reading ??= this.given === undefined && !this.isPopularFirst ? Promise.resolve() : this.read();
    return this.reading;
  }

  /** The methods in the host's order and with its labels, also hidden ones. */
  arrange(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
    if (this.isAwaited) return [];
    return this.rules?.arrange(methods) ?? methods;
  }

  isHidden(method: PaymentMethod): boolean {
    return this.rules?.isHidden(method) ?? false;
  }

  labelOf(name: string): Text | undefined {
    return this.rules?.labelOf(name);
  }

  /** The names of what it hides and puts in order; its words are no matter of what is offered. */
  get offer(): ListingRules['names'] {
    return this.rules?.names.filter(([key]) => key !== 'labels' && key !== 'notes') ?? [];
  }

  reword<T extends Tile>(tile: T, text: (text: Text | undefined) => string): T {
    return this.rules?.reword(tile, text) ?? tile;
  }

  private async read(): Promise<void> {
    const { given } = this;
    try {
      const { Listing, listingRules } = await loadWithRetry(() => import('./listing-rules'));
      // The host has said something else meanwhile, which is being read.
      if (given !== this.given) return await this.whenRead();
      const read = readLeniently(Listing, given ?? {}, 'methods');
      const problem = read.ok ? read.problem : read.error;
      for (const { path } of problem?.problems ?? []) this.report(path ? `methods.${path}` : 'methods');
      runInAction(() => {
        this.rules = read.ok ? listingRules(read.value, this.isPopularFirst) : undefined;
        this.isAwaited = false;
      });
    } catch (error) {
      if (given === this.given) this.reading = undefined;
      throw error;
    }
  }

  /** Reports names that no list has, once all of a list is here. */
  private reportUnknown(): void {
    const lists = Flow.options.map((flow) => this.catalogue.pages[flow]).filter(({ methods }) => methods.length > 0);
    if (lists.length === 0 || lists.some(({ hasMore }) => hasMore)) return;
    const known = new Set<string>([...GROUPS, ...lists.flatMap(({ methods }) => methods.map(({ name }) => name))]);
    for (const [key, name] of this.rules?.names ?? []) if (!known.has(name)) this.report(`methods.${key}: ${name}`);
  }

  private report(detail: string): void {
    if (this.reported.has(detail)) return;
    this.reported.add(detail);
    this.host.send({ messageType: 'onProblem', code: 'bad_payload', detail });
  }
}
