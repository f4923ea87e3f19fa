import { computed, makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod, PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { Locale } from '../../core/locale/locale';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { Registry } from '../../kernel/registry-token';
import { PlayerStanding } from '../standing/player-standing';
import { Catalogue } from './catalogue';
import { findMethod } from './find-method';
import { FirstAmount } from './first-amount';
import { groupMethods, type GroupedMethods, type MethodGroup } from './group-methods';
import { HostListing } from './host-listing';
import { listedMethods } from './listed-methods';
import type { LoadOutcome } from './load-outcome';
import { toMethodTile, toTiles, type MethodTile, type Tile, type TileTexts } from './tiles';

/** The payment methods of the player and what is chosen among them (spec 4, "Payment-method store"). Observable. */
@injectable()
export class MethodsStore {
  /** The flow whose methods are shown: that of the last `load` call. */
  flow: Flow = 'deposit';
  isLoadingMethods = false;
  isLoadingWithdrawalMethods = false;
  private groupName: string | undefined = undefined;
  private chosen: Pick<PaymentMethod, 'name' | 'category'> | undefined = undefined;
  private readonly loads = new Map<Flow, Promise<LoadOutcome>>();
  /** Counts changes of region: a response for an earlier region is dropped. */
  private region = 0;

  constructor(
    @inject(Catalogue) private readonly catalogue: Catalogue,
    @inject(Locale) private readonly locale: Locale,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(Registry) private readonly registry: Registry,
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(HostListing) private readonly host: HostListing,
    @inject(FirstAmount) private readonly first: FirstAmount,
  ) {
    // Kept alive because methods are compared by identity, also where nobody observes them.
    makeAutoObservable(this, { known: computed({ keepAlive: true }) }, { autoBind: true, deep: false });
  }

  /** Suggested amounts by method name; empty until they are loaded, or if they could not be. */
  get snippet(): PaymentSnippet {
    return this.catalogue.suggested.amounts;
  }

  /** All methods that the gateway has listed so far, unfiltered. */
  get initialMethods(): readonly PaymentMethod[] {
    return this.catalogue.pages[this.flow].methods;
  }

  /** Whether the gateway has further methods, which follow these in the list. */
  get hasMore(): boolean {
    return this.catalogue.pages[this.flow].hasMore;
  }

  get isLoadingMore(): boolean {
    return this.catalogue.pages[this.flow].isLoadingMore;
  }

  /** The methods that the player is offered. */
  get methods(): readonly PaymentMethod[] {
    return this.known.filter((method) => !this.host.isHidden(method));
  }

  /** Also those that the host hides: with them a payment that is under way may be continued, and none begun. */
  get known(): readonly PaymentMethod[] {
    return this.arranged(this.flow);
  }

  get groups(): readonly MethodGroup[] {
    return this.grouped.groups;
  }

  get tiles(): readonly Tile[] {
    const tiles = toTiles(this.grouped, this.texts).map((tile) => this.host.reword(tile, this.locale.text));
    return this.first.arrange(this.flow, tiles);
  }

  /** The tiles of the current group's own list; empty without a group. */
  get groupTiles(): readonly MethodTile[] {
    return this.tilesOf(this.currentGroup?.methods ?? []);
  }

  tilesOf(methods: readonly PaymentMethod[]): readonly MethodTile[] {
    const tiles = methods.map((method) => this.host.reword(toMethodTile(method, this.texts), this.locale.text));
    return this.first.arrange(this.flow, tiles);
  }

  /** The current group's label; empty without a group. */
  get groupTitle(): string {
    return this.currentGroup ? this.groupLabel(this.currentGroup) : '';
  }
  groupLabel({ name, labelKey }: MethodGroup): string {
    return this.locale.text(this.host.labelOf(name)) || this.locale.t(labelKey);
  }

  get currentGroup(): MethodGroup | undefined {
    if (this.groupName === undefined) return undefined;
    const isCurrent = ({ name }: MethodGroup) => name === this.groupName;
    return this.groups.find(isCurrent) ?? groupMethods(this.known).groups.find(isCurrent);
  }

  get currentMethod(): PaymentMethod | undefined {
    const { chosen } = this;
    return chosen && findMethod(this.known, chosen.name, chosen.category);
  }

  /** In the host's words; also one that is not offered. */
  find(name: string | undefined, category?: string): PaymentMethod | undefined {
    return findMethod([...this.known, ...this.initialMethods], name ?? '', category);
  }

  /** True once the host hides the method or group that is chosen. */
  get isChosenHidden(): boolean {
    const { currentMethod, currentGroup, groups } = this;
    if (currentMethod && this.host.isHidden(currentMethod)) return true;
    return currentGroup !== undefined && !groups.some(({ name }) => name === currentGroup.name);
  }

  /** Fetches methods and snippet; resolves when the methods are loaded. Never rejects. Calls for the same flow share one load. */
  load(flow: Flow): Promise<LoadOutcome> {
    this.flow = flow;
    const running = this.loads.get(flow);
    if (running) return running;
    void this.catalogue.suggested.load();
    const load = this.loadMethods(flow).finally(() => {
      if (this.loads.get(flow) === load) this.loads.delete(flow);
    });
    this.loads.set(flow, load);
    return load;
  }

  /** Stops sharing a load that took too long: the next `load` sends a new request. */
  abandonLoad(flow: Flow): void {
    this.loads.delete(flow);
    this.setLoading(flow, false);
  }

  /** Fetches the list's next page, if there is one. Never rejects: the next call retries a page that failed. */
  loadMore(): Promise<void> {
    return this.catalogue.pages[this.flow].loadMore();
  }

  /** Fetches all remaining pages, for callers that look for a certain method. Never rejects. */
  loadRest(): Promise<void> {
    return this.catalogue.pages[this.flow].loadRest();
  }

  /** Un-chooses the method. Returns false, and changes nothing, when the group is not listed or is already the current one. */
  selectGroup(name: string): boolean {
    if (name === this.currentGroup?.name || !this.groups.some((group) => group.name === name)) return false;
    this.groupName = name;
    this.clearMethod();
    return true;
  }

  /**
   * Returns false when the method is not listed or is already the current one. `category` selects among several methods
   * of one name; without it a method of the current group comes first. `isUnderWay`: for a payment that has begun, also
   * a hidden one.
   */
  selectMethod(
    name: string,
    { category, isUnderWay = false }: { category?: string | undefined; isUnderWay?: boolean } = {},
  ): boolean {
    const method = findMethod(isUnderWay ? this.known : this.methods, name, category ?? this.groupName);
    if (!method || method === this.currentMethod) return false;
    if (!this.currentGroup?.methods.includes(method)) this.groupName = undefined;
    this.chosen = { name, category: method.category };
    return true;
  }

  /** Un-chooses the method but keeps the group, as when the player returns to the group's list. */
  clearMethod(): void {
    this.chosen = undefined;
  }

  /** Drops the methods, the suggested amounts and running loads, because they belong to another region. */
  forget(): void {
    this.region += 1;
    this.reset();
    this.loads.clear();
    this.stopLoading();
    this.catalogue.forget();
    this.player.forget();
  }

  /** The network is lost: loading is no longer shown (spec 4). Responses that still arrive are used. */
  stopLoading(): void {
    this.isLoadingMethods = false;
    this.isLoadingWithdrawalMethods = false;
    this.catalogue.suggested.stopLoading();
  }

  /** Un-chooses group and method; keeps what was fetched. */
  reset(): void {
    this.groupName = this.chosen = undefined;
  }

  private get grouped(): GroupedMethods {
    return groupMethods(this.methods);
  }

  private get texts(): TileTexts {
    return {
      currency: this.session.currency,
      country: this.session.country,
      methodLabel: (method) => this.locale.text(method.text) || method.name,
      groupLabel: this.groupLabel,
      text: this.locale.text,
    };
  }

  private arranged(flow: Flow): readonly PaymentMethod[] {
    const { settings, registry, session } = this;
    const { currency } = session;
    return this.host.arrange(listedMethods(this.catalogue.pages[flow].methods, { flow, currency, settings, registry }));
  }

  private hasOffers(flow: Flow): boolean {
    return this.arranged(flow).some((method) => !this.host.isHidden(method));
  }

  private async loadMethods(flow: Flow): Promise<LoadOutcome> {
    const { region } = this;
    this.setLoading(flow, true);
    try {
      await Promise.all([this.catalogue.reload(flow), this.host.whenRead()]);
      // Methods that may be listed can be on later pages.
      if (!this.hasOffers(flow) && !this.player.lockOf(flow)) await this.catalogue.pages[flow].loadRest();
      if (this.hasOffers(flow) || this.player.lockOf(flow)) return { kind: 'loaded' };
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
}
