import { makeAutoObservable } from 'mobx';
import { METHODS_PER_PAGE } from '../../contract/http';
import { readLeniently } from '../../contract/lenient';
import type { MethodState, PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { Standing } from '../../contract/standing';
import type { PlayerStanding, StandingMark } from '../standing/player-standing';
import type { CatalogueSource, MethodsPage, PageRequest } from './catalogue-source';
import { readMethods } from './read-methods';

interface MethodPagesOptions {
  flow: Flow;
  source: CatalogueSource;
  /** Called for each method that cannot be read, and for each further page that could not be fetched. */
  onProblem(error: unknown): void;
  /** Receives the player's standing, which comes with the first page. */
  player: Pick<PlayerStanding, 'take' | 'mark'>;
}

/** What the earlier pages contained. */
type Known = NonNullable<Parameters<typeof readMethods>[3]>;

/** The methods of a flow that the gateway has sent so far: page by page, in the order of the list. Observable. */
export class MethodPages {
  methods: readonly PaymentMethod[] = [];
  isLoadingMore = false;
  /** Cursor of the next page. */
  private next: string | undefined = undefined;
  /** Number of entries of the gateway's list so far, including those that could not be read. */
  private entryCount = 0;
  /** The request for a further page; only one runs at a time. */
  private further: Promise<void> | undefined = undefined;
  /** Counts calls of `forget`: a first page that was requested before the last one is dropped. */
  private latest = 0;
  /** States that came by push, by method, with their number: a response to an earlier request may be older. */
  private readonly news = new Map<string, { state: MethodState; number: number }>();
  private newsCount = 0;
  /** Counts the lists that have begun: a further page belongs to one of them. A method's new state begins none. */
  private begun = 0;

  constructor(private readonly options: MethodPagesOptions) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  /** Drops the methods, because they belong to another region. */
  forget(): void {
    this.latest += 1;
    this.methods = [];
    this.entryCount = 0;
    this.next = undefined;
    this.endPage();
  }

  /**
   * Loads the first page; after further pages as many methods as before, so that players find what they had scrolled
   * to. Resolves to the milliseconds that the first request took, where the source knows them.
   */
  async reload(): Promise<number | undefined> {
    const known = this.entryCount;
    const { latest } = this;
    const mark = this.options.player.mark();
    const { newsCount } = this;
    let page: MethodsPage = await this.ask({ limit: Math.max(METHODS_PER_PAGE, known) });
    const { ms } = page;
    // A gateway with a limit of its own returns fewer. Load the rest, or the form of a method from a later page would
    // lose its method.
    while (page.next !== undefined && page.entries.length < known) {
      const { entries, next } = await this.ask({ limit: known - page.entries.length, after: page.next });
      page = { entries: [...page.entries, ...entries], next: next === page.next ? undefined : next };
    }
    if (latest === this.latest) this.begin(page, mark, newsCount);
    return ms;
  }

  async loadMore(): Promise<void> {
    await this.loadPage({ limit: METHODS_PER_PAGE });
  }

  async loadRest(): Promise<void> {
    await this.further;
    // A gateway with a limit of its own needs several requests.
    while (this.hasMore && (await this.loadPage({})));
  }

  /** @returns whether there was a next page and it was loaded */
  private async loadPage(request: PageRequest): Promise<boolean> {
    const { next } = this;
    if (next === undefined) return false;
    this.further ??= this.fetchPage({ ...request, after: next });
    await this.further;
    return this.next !== next;
  }

  private async fetchPage(request: PageRequest): Promise<void> {
    this.isLoadingMore = true;
    const { begun, latest, newsCount } = this;
    try {
      const page = await this.ask(request);
      // Drop the page if the list has been loaded anew in the meantime.
      if (begun === this.begun && latest === this.latest) this.add(page, newsCount);
    } catch (error) {
      this.options.onProblem(error);
    } finally {
      this.endPage();
    }
  }

  private ask(request: PageRequest): Promise<MethodsPage> {
    return this.options.source.methods(this.options.flow, request);
  }

  /** Sets how a method works from now on (up, slow, down). */
  setState(name: string, state: MethodState): void {
    this.newsCount += 1;
    this.news.set(name, { state, number: this.newsCount });
    if (!this.methods.some((method) => method.name === name)) return;
    this.methods = this.methods.map((method) => (method.name === name ? { ...method, state } : method));
  }

  private begin(page: MethodsPage, mark: StandingMark, newsCount: number): void {
    this.begun += 1;
    this.take(page, { methods: [], entryCount: 0 }, newsCount);
    const { flow, onProblem, player } = this.options;
    const standing = readLeniently(Standing, page.standing ?? {}, `${flow} standing`);
    const problem = standing.ok ? standing.problem : standing.error;
    if (problem) onProblem(problem);
    if (standing.ok) player.take(flow, standing.value, mark);
  }

  private add(page: MethodsPage, newsCount: number): void {
    this.take(page, { methods: this.methods, entryCount: this.entryCount }, newsCount);
  }

  /** `newsCount`: how many states had come by push when the page was requested. */
  private take({ entries, next }: MethodsPage, known: Known, newsCount: number): void {
    const { flow, onProblem } = this.options;
    const { methods: before, entryCount } = known;
    const { methods, problems } = readMethods(entries, `${flow} methods`, readLeniently, known);
    const withNews = (method: PaymentMethod) => {
      const late = this.news.get(method.name);
      return late && late.number > newsCount ? { ...method, state: late.state } : method;
    };
    this.methods = [...before, ...methods.map(withNews)];
    this.entryCount = entryCount + entries.length;
    // Stop at a cursor that does not change: the same page would be requested forever.
    this.next = entryCount > 0 && next === this.next ? undefined : next;
    problems.forEach(onProblem);
  }

  private endPage(): void {
    this.further = undefined;
    this.isLoadingMore = false;
  }
}
