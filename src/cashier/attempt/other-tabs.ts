import { makeAutoObservable, observable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { Flow, absent } from '../../contract/primitives';
import { Session } from '../../core/session/session';
import { Clock, Random } from '../../core/time/time';
import { BrowserWindow } from '../../core/window/browser-window';
import { isOpen, nextAttempt } from './attempt-machine';
import { AttemptRecord, isFresh, type AttemptIntent } from './attempt-record';
import { AttemptStore } from './attempt-store';
import { StoredOwner } from './stored-owner';

/**
 * A message between tabs. Without a key it asks all tabs for their attempts; without an attempt, the one with that key has
 * been replaced. `isWish`: nothing is sent of it yet, since its press waits for the gateway's list.
 */
const TabMessage = v.object({ key: absent(v.string()), attempt: absent(AttemptRecord), isWish: absent(v.boolean()) });
type TabMessage = v.InferOutput<typeof TabMessage>;

/**
 * The latest attempts of the player's other tabs, exchanged over a BroadcastChannel: nothing is stored, and what a closed
 * tab has made is forgotten after a while. Tabs share a channel by the player's id, or by the token if the host names no
 * player. Two tabs of one player without a name may have tokens of their own, so such tabs also tell all others that a
 * payment is under way, and nothing of it. Observable.
 */
@injectable()
export class OtherTabs {
  private readonly attempts = observable.map<string, AttemptRecord>({}, { deep: false });
  /** The same of players without a name whose tokens are others: of this player's or another one's tabs, without details. */
  private readonly strangers = observable.map<string, AttemptRecord>({}, { deep: false });
  /** Keys of other tabs' presses that wait, or have waited. */
  private readonly wishes = new Set<string>();
  /** The press of this tab that waits. */
  private waiting: AttemptRecord | undefined = undefined;
  private channel: BroadcastChannel | undefined;
  private unnamed: BroadcastChannel | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(AttemptStore) private readonly own: AttemptStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(BrowserWindow) private readonly window: Window,
    @inject(StoredOwner) private readonly owner: Pick<StoredOwner, 'isPlayers'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.comeBack);
    this.stops = [
      reaction(() => this.player, this.join, { fireImmediately: true }),
      reaction(() => this.announced, this.announce),
      () => window.removeEventListener('pagehide', this.leave),
      () => window.removeEventListener('pageshow', this.comeBack),
    ];
  }

  find(key: string): AttemptRecord | undefined {
    return this.attempts.get(key) ?? this.strangers.get(key);
  }

  /** Whether it may be another player's: then nothing is known of it. */
  isStranger(key: string): boolean {
    return !this.attempts.has(key) && this.strangers.has(key);
  }

  /**
   * An attempt of another tab without an outcome, however old, or one that was just created by the same method: a create
   * now would be a second payment.
   */
  rivalOf({ flow, methodName }: AttemptIntent): AttemptRecord | undefined {
    const strangers = [...this.strangers.values()].filter(({ key }) => this.isStranger(key));
    return [...this.attempts.values(), ...strangers].find((attempt) => {
      const { key, intent, step, transactionId: id } = attempt;
      if (intent.flow !== flow) return false;
      // Ignored: a frame of this tab, a tab that was duplicated from this one, or one that continues the same payment.
      if (this.own.all.some((mine) => mine.key === key || (id != null && mine.transactionId === id))) return false;
      // Two presses wait for the list: the earlier one is sent, and the later one asks.
      if (this.waiting && this.wishes.has(key)) return isEarlier(attempt, this.waiting);
      const isNew = isFresh(attempt, this.clock.now());
      if (isOpen(attempt)) return isNew || !this.isStranger(key);
      return step === 'created' && intent.methodName === methodName && isNew;
    });
  }

  /** Whether it was a press that waited: what became of it has another key. */
  isWish(key: string): boolean {
    return this.wishes.has(key);
  }

  /** Announces a press that waits before it is sent. Returns a function to call when it is sent, or given up. */
  wait(intent: AttemptIntent): () => void {
    const key = this.random.uuid();
    const waiting = nextAttempt(undefined, { type: 'submitted', intent, key, at: this.clock.now() })!;
    this.waiting = waiting;
    this.announceWaiting();
    return () => {
      if (this.waiting === waiting) this.waiting = undefined;
      this.post({ key });
    };
  }

  /** Whether other tabs or frames of this player can't be heard of: then only the gateway knows what is under way there. */
  get isDeaf(): boolean {
    return this.channel === undefined || !this.own.isShared;
  }

  /** Whether this transaction is one of another tab's. */
  has(flow: Flow, id: string): boolean {
    return [...this.attempts.values()].some((one) => one.intent.flow === flow && one.transactionId === id);
  }

  /** Asks the other tabs for the current state of their attempts. */
  ask(): void {
    this.post({});
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.leave();
  }

  private get player(): string {
    return this.session.userId || this.session.token;
  }

  /**
   * The page is shown again out of the back/forward cache. It has left the channel before: browsers drop a kept page to
   * which a message is sent, and some keep no page with an open channel. Its own attempts are announced, since a question
   * that was asked meanwhile had no answer from it.
   */
  private comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    this.join(this.player);
    this.answer();
  }

  private join(player: string): void {
    // Tabs that keep the old token hear no more of what becomes of these, but as a stranger's.
    for (const one of [...this.announced, this.waiting]) if (one) this.channel?.postMessage({ key: one.key });
    this.channel?.close();
    this.attempts.clear();
    this.channel = player ? this.openChannel(player, this.attempts) : undefined;
    // Outlasts a renewed token: a press that waits is not forgotten while the tabs change over one by one.
    if (player && this.session.userId === '') this.unnamed ??= this.openChannel('', this.strangers);
    this.ask();
    this.answer();
  }

  private openChannel(player: string, heard: Map<string, AttemptRecord>): BroadcastChannel | undefined {
    const { BroadcastChannel } = this.window as Window & typeof globalThis;
    const name = `cashier.attempts ${JSON.stringify([this.session.payload.partnerKey, player])}`;
    try {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => this.receive(data, heard));
      return channel;
    } catch {
      // The browser has none, or refuses it, as Firefox does in a frame that may not use storage.
      return undefined;
    }
  }

  private leave(): void {
    if (this.waiting) this.post({ key: this.waiting.key });
    for (const channel of [this.channel, this.unnamed]) channel?.close();
    this.channel = this.unnamed = undefined;
    this.attempts.clear();
    this.strangers.clear();
  }

  /** Attempts that may be a first payment for another tab: those without an outcome, and the latest of each flow. */
  private get announced(): readonly AttemptRecord[] {
    const latest = Flow.options.map((flow) => this.own.latest(flow));
    return this.own.all.filter((one) => (isOpen(one) || latest.includes(one)) && this.isPlayers(one));
  }

  private isPlayers({ intent, key, transactionId }: AttemptRecord): boolean {
    return this.owner.isPlayers(intent.flow, transactionId ?? key) === true;
  }

  private announce(now: readonly AttemptRecord[], before: readonly AttemptRecord[] = []): void {
    for (const { key } of before) if (!now.some((one) => one.key === key)) this.post({ key });
    for (const attempt of now) if (!before.includes(attempt)) this.post({ key: attempt.key, attempt });
  }

  private answer(): void {
    this.announce(this.announced);
    this.announceWaiting();
  }

  private announceWaiting(): void {
    const { waiting } = this;
    if (waiting) this.post({ key: waiting.key, attempt: waiting, isWish: true });
  }

  private receive(data: unknown, heard: Map<string, AttemptRecord>): void {
    const message = v.safeParse(TabMessage, data);
    if (!message.success) return;
    const { key, attempt, isWish } = message.output;
    if (key != null && isWish) this.wishes.add(key);
    if (key == null) this.answer();
    else if (attempt) heard.set(key, attempt);
    else heard.delete(key);
  }

  private post(message: TabMessage): void {
    this.channel?.postMessage(message);
    const attempt = message.attempt && withoutDetails(message.attempt);
    this.unnamed?.postMessage({ ...message, attempt });
  }
}

/** That a payment of this flow and method is under way, and when it was begun. */
function withoutDetails({ key, intent, step, startedAt, submittedAt }: AttemptRecord): AttemptRecord {
  const { flow, methodName, currency } = intent;
  const nothing = { transactionId: undefined, mark: undefined, endStatus: undefined, isLeft: false, isHostTold: false };
  return { ...nothing, key, step, startedAt, submittedAt, intent: { flow, methodName, currency, amount: 0 } };
}

/** By the clock that the tabs share; the key decides between two presses in one millisecond. */
function isEarlier(one: AttemptRecord, other: AttemptRecord): boolean {
  return one.startedAt === other.startedAt ? one.key < other.key : one.startedAt < other.startedAt;
}
