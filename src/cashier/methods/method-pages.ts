import { makeAutoObservable } from 'mobx';
import { METHODS_PER_PAGE } from '../../contract/http';
import { readLeniently } from '../../contract/lenient';
import type { MethodState, PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { Standing } from '../../contract/standing';
import type { PlayerStanding } from '../standing/player-standing';
import type { CatalogueSource, MethodsPage, PageRequest } from './catalogue-source';
import { readMethods } from './read-methods';

interface MethodPagesOptions {
  flow: Flow;
  source: CatalogueSource;
  /** Told of each method that can't be read, and of each further page that did not come. */
  onProblem(error: unknown): void;
  /** Told of what stands beside the first page. */
  player: Pick<PlayerStanding, 'take'>;
}

/** The methods of a flow as far as the gateway has sent them: page by page, in the order of the list. Observable. */
export class MethodPages {
  methods: readonly PaymentMethod[] = [];
  isLoadingMore = false;
  /** Where the next page begins. */
  private next: string | undefined = undefined;
  /** Entries of the gateway's list so far: bad ones included. */
  private entryCount = 0;
  /** The further page that is on its way: one at a time. */
  private further: Promise<void> | undefined = undefined;
  /** Counts `forget`: a first page that was asked for before is not taken. */
  private turn = 0;

  constructor(private readonly options: MethodPagesOptions) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  /** They are another region's. */
  forget(): void {
    this.turn += 1;
    this.methods = [];
    this.entryCount = 0;
    this.next = undefined;
    this.endPage();
  }

  /**
   * The first page; after further ones as many methods again, so that a player finds what they had scrolled to. Resolves to
   * the milliseconds that its request took, where its source knows.
   */
  async reload(): Promise<number | undefined> {
    const known = this.entryCount;
    const { turn } = this;
    let page: MethodsPage = await this.ask({ limit: Math.max(METHODS_PER_PAGE, known) });
    const { ms } = page;
    // From a gateway with a limit of its own: with less, the form of a method from a later page would lose it.
    while (page.next !== undefined && page.entries.length < known) {
      const { entries, next } = await this.ask({ limit: known - page.entries.length, after: page.next });
      page = { entries: [...page.entries, ...entries], next: next === page.next ? undefined : next };
    }
    if (turn === this.turn) this.begin(page);
    return ms;
  }

  async loadMore(): Promise<void> {
    await this.loadPage({ limit: METHODS_PER_PAGE });
  }

  async loadRest(): Promise<void> {
    await this.further;
    // More than once when the gateway has a limit of its own.
    while (this.hasMore && (await this.loadPage({})));
  }

  /** @returns whether there was one and it came */
  private async loadPage(request: PageRequest): Promise<boolean> {
    const { next } = this;
    if (next === undefined) return false;
    this.further ??= this.fetchPage({ ...request, after: next });
    await this.further;
    return this.next !== next;
  }

  private async fetchPage(request: PageRequest): Promise<void> {
    this.isLoadingMore = true;
    const before = this.methods;
    try {
      const page = await this.ask(request);
      // Or the list has been asked for anew meanwhile.
      if (this.methods === before) this.add(page);
    } catch (error) {
      this.options.onProblem(error);
    } finally {
      this.endPage();
    }
  }

  private ask(request: PageRequest): Promise<MethodsPage> {
    return this.options.source.methods(this.options.flow, request);
  }

  /** How a method works from now on. */
  setState(name: string, state: MethodState): void {
    if (!this.methods.some((method) => method.name === name)) return;
    this.methods = this.methods.map((method) => (method.name === name ? { ...method, state } : method));
  }

  private begin(page: MethodsPage): void {
    this.take(page, [], 0);
    const { flow, onProblem, player } = this.options;
    const standing = readLeniently(Standing, page.standing ?? {}, `${flow} standing`);
    const problem = standing.ok ? standing.problem : standing.error;
    if (problem) onProblem(problem);
    if (standing.ok) player.take(flow, standing.value);
  }

  private add(page: MethodsPage): void {
    this.take(page, this.methods, this.entryCount);
  }

  private take({ entries, next }: MethodsPage, before: readonly PaymentMethod[], entryCount: number): void {
    const { flow, onProblem } = this.options;
    const known = { methods: before, entryCount };
    const { methods, problems } = readMethods(entries, `${flow} methods`, readLeniently, known);
    this.methods = [...before, ...methods];
    this.entryCount = entryCount + entries.length;
    // A gateway that stays where it is would be asked for ever.
    this.next = entryCount > 0 && next === this.next ? undefined : next;
    problems.forEach(onProblem);
  }

  private endPage(): void {
    this.further = undefined;
    this.isLoadingMore = false;
  }
}
