import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod, PaymentSnippet } from '../../contract/method';
import { ContractError } from '../../contract/parse';
import type { Flow } from '../../contract/primitives';
import { Analytics } from '../../core/analytics/analytics';
import { AppError } from '../../core/errors/app-error';
import { Locale } from '../../core/locale/locale';
import { Monitoring } from '../../core/monitoring/monitoring';
import { reportWireProblem } from '../../core/monitoring/wire-problems';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { Clock } from '../../core/time/time';
import { Registry } from '../../kernel/registry-token';
import { CatalogueSource } from './catalogue-source';
import { groupMethods, type GroupedMethods, type MethodGroup } from './group-methods';
import { listedMethods } from './listed-methods';
import { MethodPages } from './method-pages';
import type { LoadOutcome, MethodsStore } from './methods-store';
import { SuggestedAmounts } from './suggested-amounts';
import { toMethodTile, toTiles, type MethodTile, type Tile, type TileTexts } from './tiles';

@injectable()
export class MobxMethodsStore implements MethodsStore {
  flow: Flow = 'deposit';
  isLoadingMethods = false;
  isLoadingWithdrawalMethods = false;
  private readonly suggested: SuggestedAmounts;
  private readonly pages: Readonly<Record<Flow, MethodPages>>;
  private groupName: string | undefined = undefined;
  private chosen: Pick<PaymentMethod, 'name' | 'category'> | undefined = undefined;
  /** The method is only chosen as long as a finger is on its tile. */
  private isPressed = false;
  private readonly loads = new Map<Flow, Promise<LoadOutcome>>();
  /** Counts regions: an answer of an earlier one is not taken. */
  private region = 0;
  /** Problems are told once, though the list is fetched each time it opens. */
  private readonly reported = new Set<string>();

  constructor(
    @inject(CatalogueSource) source: CatalogueSource,
    @inject(Clock) private readonly clock: Clock,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(Locale) private readonly locale: Locale,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(Registry) private readonly registry: Registry,
  ) {
    this.suggested = new SuggestedAmounts(source, monitoring);
    const pagesOf = (flow: Flow) => new MethodPages({ flow, source, onProblem: (error) => this.reportOnce(error) });
    this.pages = { deposit: pagesOf('deposit'), withdrawal: pagesOf('withdrawal') };
    // References: what the services and pages hold is their own.
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get snippet(): PaymentSnippet {
    return this.suggested.amounts;
  }

  get isLoadingSnippet(): boolean {
    return this.suggested.isLoading;
  }

  get initialMethods(): readonly PaymentMethod[] {
    return this.pages[this.flow].methods;
  }

  get hasMore(): boolean {
    return this.pages[this.flow].hasMore;
  }

  get isLoadingMore(): boolean {
    return this.pages[this.flow].isLoadingMore;
  }

  get methods(): readonly PaymentMethod[] {
    return this.listed(this.flow);
  }

  get groups(): readonly MethodGroup[] {
    return this.grouped.groups;
  }

  get tiles(): readonly Tile[] {
    return toTiles(this.grouped, this.texts);
  }

  get groupTiles(): readonly MethodTile[] {
    return (this.currentGroup?.methods ?? []).map((method) => toMethodTile(method, this.texts));
  }

  get currentGroup(): MethodGroup | undefined {
    return this.groups.find((group) => group.name === this.groupName);
  }

  get currentMethod(): PaymentMethod | undefined {
    const { chosen } = this;
    return chosen && this.find(chosen.name, chosen.category);
  }

  load(flow: Flow): Promise<LoadOutcome> {
    this.flow = flow;
    const running = this.loads.get(flow);
    if (running) return running;
    void this.suggested.load();
    const load = this.loadMethods(flow).finally(() => {
      if (this.loads.get(flow) === load) this.loads.delete(flow);
    });
    this.loads.set(flow, load);
    return load;
  }

  abandonLoad(flow: Flow): void {
    this.loads.delete(flow);
    this.setLoading(flow, false);
  }

  loadMore(): Promise<void> {
    return this.pages[this.flow].loadMore();
  }

  loadRest(): Promise<void> {
    return this.pages[this.flow].loadRest();
  }

  selectGroup(name: string): boolean {
    if (name === this.currentGroup?.name || !this.groups.some((group) => group.name === name)) return false;
    this.groupName = name;
    this.clearMethod();
    return true;
  }

  selectMethod(
    name: string,
    { category, isPressed = false }: { category?: string | undefined; isPressed?: boolean } = {},
  ): boolean {
    const method = this.find(name, category ?? this.groupName);
    const isChosen = method === this.currentMethod && !this.isPressed;
    if (!method || isChosen) return false;
    this.isPressed = isPressed;
    if (!this.currentGroup?.methods.includes(method)) this.groupName = undefined;
    this.chosen = { name, category: method.category };
    return true;
  }

  releaseMethod(): void {
    if (this.isPressed) this.clearMethod();
  }

  clearMethod(): void {
    this.chosen = undefined;
    this.isPressed = false;
  }

  forget(): void {
    this.region += 1;
    this.reset();
    this.loads.clear();
    this.stopLoading();
    this.suggested.forget();
    for (const pages of Object.values(this.pages)) pages.forget();
  }

  stopLoading(): void {
    this.isLoadingMethods = false;
    this.isLoadingWithdrawalMethods = false;
    this.suggested.stopLoading();
  }

  reset(): void {
    this.groupName = undefined;
    this.clearMethod();
  }

  private get grouped(): GroupedMethods {
    return groupMethods(this.methods);
  }

  private get texts(): TileTexts {
    return {
      currency: this.session.currency,
      country: this.session.country,
      methodLabel: (method) => this.locale.text(method.text) || method.name,
      groupLabel: (group) => this.locale.t(group.labelKey),
    };
  }

  /** The one of that category, else the first of that name. */
  private find(name: string, category: string | undefined): PaymentMethod | undefined {
    const named = this.methods.filter((method) => method.name === name);
    return named.find((method) => method.category === category) ?? named[0];
  }

  private listed(flow: Flow): PaymentMethod[] {
    const { settings, registry } = this;
    return listedMethods(this.pages[flow].methods, { flow, currency: this.session.currency, settings, registry });
  }

  private async loadMethods(flow: Flow): Promise<LoadOutcome> {
    const startedAt = this.clock.now();
    const { region } = this;
    this.setLoading(flow, true);
    try {
      const ms = await this.pages[flow].reload();
      this.measure(flow, ms ?? this.clock.now() - startedAt);
      // What may be listed can come later.
      if (this.listed(flow).length === 0) await this.pages[flow].loadRest();
      if (this.listed(flow).length > 0) return { kind: 'loaded' };
      return { kind: 'empty', error: new AppError('Empty payment methods', { code: 'methods.empty' }) };
    } catch (error) {
      return { kind: 'failed', error: AppError.from(error) };
    } finally {
      if (region === this.region) this.setLoading(flow, false);
    }
  }

  private setLoading(flow: Flow, isLoading: boolean): void {
    if (flow === 'deposit') this.isLoadingMethods = isLoading;
    else this.isLoadingWithdrawalMethods = isLoading;
  }

  private measure(flow: Flow, ms: number): void {
    this.monitoring.metric('paymentMethodsFetch', ms, { flow });
    this.analytics.metric('paymentMethodsFetch', ms);
  }

  private reportOnce(problem: unknown): void {
    if (problem instanceof ContractError) return reportWireProblem(this.monitoring, problem);
    const { message } = AppError.from(problem);
    if (this.reported.has(message)) return;
    this.reported.add(message);
    this.monitoring.error(problem);
  }
}
