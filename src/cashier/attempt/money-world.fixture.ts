/** The world of the model of the core: tabs, pages, players and what each of them has confirmed, over the real classes. */
import type { DependencyContainer } from 'tsyringe';
import { PlayerScope } from '../../composition/player-scope';
import { setAside, storageOf } from '../../composition/player-storage';
import { AppError } from '../../core/errors/app-error';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { HttpClient } from '../../core/http/http-client';
import { Realtime } from '../../core/realtime/realtime';
import type { TokensBeside } from '../../core/storage/frame';
import { memorySessionStore, memoryStorage } from '../../core/storage/session-store.fake';
import { PlayerStore, SessionStore } from '../../core/storage/storage';
import { settled } from '../../core/time/clock.fake';
import { Clock } from '../../core/time/time';
import { sharedBrowser } from './other-tabs.fixture';
import { resumingTab } from '../return/return.fixture';
import { FakeWindow } from '../test-kit/fake-browser';
import { sampleSession } from '../test-kit/samples';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import type { AttemptIntent } from './attempt-record';
import { isUnresolved } from './create-call';
import { newConfirm } from './money-codes.fixture';
import { deposit, withdraw } from './money-creates.fixture';
import { ModelGateway, type GatewayKind, type Wanted } from './money-gateway.fixture';
import type { Owner, Page, Press } from './money-page.fixture';
import { MoneyRules } from './money-rules.fixture';

export interface WorldKind extends GatewayKind {
  /** The browser has no channel between tabs. */
  isDeaf: boolean;
}

export class MoneyWorld {
  readonly pages: Page[] = [];
  readonly gateway: ModelGateway;
  readonly rules: MoneyRules;
  private readonly kit = resumingTab();
  private readonly browser = sharedBrowser();
  private readonly storages = [memoryStorage(), memoryStorage()];
  private readonly tokens = new Map<PlayerScope, { tab: number; token: string | undefined }>();
  /** Pages whose player has gone, before the document is loaded anew: they linger, and nothing of them may go on. */
  private readonly left: { page: Page; sent: number }[] = [];

  /** `root`: each page's scope is a child of it. */
  constructor(
    private readonly kind: WorldKind,
    private readonly root: DependencyContainer,
  ) {
    this.gateway = new ModelGateway(kind, this.kit.clock);
    this.rules = new MoneyRules(this.gateway, this.storages, this.pages, kind.isDeaf);
  }

  async open(owner: Owner): Promise<void> {
    const { player, isNamed, tab } = owner;
    const payload = { token: tokenOf(player), ...(isNamed ? { userId: player } : {}) };
    const realtime = new ScriptedRealtime();
    this.gateway.connect(realtime, player);
    const scope = new PlayerScope(() => false);
    const app = this.root.createChildContainer();
    const store = memorySessionStore(this.storages[tab]);
    app.registerInstance(Clock, this.kit.clock);
    app.registerInstance(SessionStore, store);
    const beside = this.besideIn(tab, scope);
    app.registerInstance(PlayerStore, this.watched(storageOf(store, sampleSession(payload), beside), scope));
    app.registerInstance(HostBridge, fakeHostBridge());
    app.registerInstance(HttpClient, {} as HttpClient);
    app.registerInstance(Realtime, realtime);
    scope.enclose(app);
    const channel = app.resolve(Realtime);
    const parts = { payload, realtime: channel, clock: app.resolve(Clock), storage: app.resolve(PlayerStore) };
    const window = this.kind.isDeaf ? new FakeWindow().asWindow : this.browser.tab().window;
    const stores = this.kit.load({ ...parts, host: app.resolve(HostBridge) }, window);
    const confirm = newConfirm(stores, channel, parts.clock, this.kit.random);
    const kept = { lastKeys: new Map<string, string>(), asked: new Set<string>(), presses: [] };
    this.pages.push({ owner, realtime, channel, scope, stores, confirm, ...kept });
    await stores.start('/deposit');
    await this.settle();
  }

  async reload(page: Page): Promise<void> {
    this.close(page);
    await this.open(page.owner);
  }

  close(page: Page): void {
    const { attempts, second, watch, others, resume, owner } = page.stores;
    for (const part of [page.confirm, second, watch, others, resume, owner, attempts]) part.dispose();
    page.scope.end();
    this.tokens.delete(page.scope);
    this.pages.splice(this.pages.indexOf(page), 1);
  }

  /** Another player comes to this page: its scope ends, and the document is loaded anew for them. */
  async switch(page: Page, next: Pick<Owner, 'player' | 'isNamed'>): Promise<void> {
    page.scope.end();
    const { player, tab } = page.owner;
    setAside(memorySessionStore(this.storages[tab]), tokenOf(player), this.besideIn(tab, page.scope));
    this.tokens.delete(page.scope);
    this.left.push({ page, sent: page.realtime.sent.length });
    this.pages.splice(this.pages.indexOf(page), 1);
    await this.open({ ...page.owner, ...next });
  }

  async press(page: Page, wish: Wanted, taps = 1): Promise<void> {
    const { methods, navigation, answerList, second, attempts } = page.stores;
    const { flow, methodName, amount, currency, destination } = wish;
    const taxId = flow === 'withdrawal' && page.asked.has(methodName) ? '0123' : undefined;
    const wanted = { ...wish, taxId };
    void methods.load(flow);
    answerList();
    await settled();
    methods.selectMethod(methodName);
    await navigation.go(`/${flow}/redirect/base`);
    const intent = attempts.wishOf(
      { flow, methodName, amount, currency },
      flow === 'deposit' ? { fields: { card: destination } } : { fields: { taxId }, wallet: destination },
    );
    const press: Press = { owner: page.owner, wanted, intent, goneOn: 0, isPending: true };
    page.presses.push(press);
    for (let tap = 0; tap < taps; tap += 1)
      second
        .onPurpose(intent, () => this.create(page, press))
        .catch(() => undefined)
        .finally(() => (press.isPending = false));
    await this.settle();
  }

  /** "Make another": a word for each press that has asked. */
  goOn({ stores: { second }, presses }: Page): void {
    const asked = second.first?.second;
    for (const press of presses) if (press.intent === asked) press.goneOn += 1;
    second.goOn();
  }

  async pass(ms: number): Promise<void> {
    for (let rest = ms; rest > 0; rest -= STEP_MS) {
      this.kit.clock.advance(Math.min(rest, STEP_MS));
      await this.settle();
    }
  }

  async reconnect(): Promise<void> {
    for (const { realtime } of [...this.pages, ...this.left.map(({ page }) => page)]) await realtime.connect();
    await this.settle();
  }

  async end(status: 'processed' | 'mistaked'): Promise<void> {
    const line = this.gateway.end(status);
    for (const { owner, realtime } of line ? this.pages : [])
      if (owner.player === line!.player && realtime.state === 'open')
        realtime.push(`${line!.flow}.status`, { id: line!.id, status: status === 'processed' ? 1 : 2 });
    await this.settle();
  }

  /** Lets everything run that waits only for promises and lists. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      await settled();
      for (const { stores } of this.pages) stores.answerList();
    }
    await settled();
  }

  check(): void {
    for (const { page, sent } of this.left)
      if (page.realtime.sent.length !== sent) this.rules.faults.push(`sent after ${page.owner.player} had gone`);
    this.rules.check();
  }

  /** The line is good again, and time has passed. */
  async heal(): Promise<void> {
    this.gateway.answers.fates.length = 0;
    this.gateway.answers.deliver();
    await this.reconnect();
    await this.pass(2 * 60_000);
    await this.reconnect();
    this.check();
    this.rules.checkReachable();
  }

  /** What the frames of a tab say to each other of players without a name. */
  private besideIn(tab: number, scope: PlayerScope): TokensBeside {
    return {
      say: (token) => void this.tokens.set(scope, { tab, token }),
      others: () =>
        new Set(
          [...this.tokens].flatMap(([its, { tab: at, token }]) =>
            its !== scope && at === tab && token ? [token] : [],
          ),
        ),
    };
  }

  private create(page: Page, press: Press): Promise<unknown> {
    const { attempts } = page.stores;
    const onSend = (key: string) => {
      page.lastKeys.set(wishName(press.intent), key);
      this.rules.sending = press;
    };
    const keyOf = () => page.lastKeys.get(wishName(press.intent));
    const created = press.wanted.flow === 'deposit' ? deposit(page, press, onSend) : withdraw(page, press, onSend);
    return created
      .then((id) => (id == null ? this.rules.onAsked(keyOf()) : this.rules.onTold(press, id)))
      .catch((error: unknown) => {
        const isOpen = isUnresolved(error) || AppError.from(error).code === 'attempt.open';
        const key = keyOf();
        if (!isOpen && key !== undefined) this.rules.onFailed(key, attempts);
        throw error;
      });
  }

  /** The player's storage, into which nothing is written once the player has gone. */
  private watched(store: SessionStore, scope: PlayerScope): SessionStore {
    const watch = () => scope.isEnded && this.rules.faults.push('written after the player had gone');
    return {
      ...store,
      get isShared() {
        return store.isShared;
      },
      write: (key, value) => (watch(), store.write(key, value)),
      remove: (key) => (watch(), store.remove(key)),
    };
  }
}

const tokenOf = (player: Owner['player']): string => `token-${player}`;

/** Time passes in steps, between which everything settles. */
const STEP_MS = 60_000;

const wishName = ({ flow, methodName, amount, currency, digest }: AttemptIntent): string =>
  JSON.stringify([flow, methodName, amount, currency, digest]);
