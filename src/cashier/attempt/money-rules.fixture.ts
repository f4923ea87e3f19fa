/** What must hold in the model of the core, whatever has happened. Faults are collected, since a throw would be an answer. */
import { memorySessionStore, type MemoryStorage } from '../../core/storage/session-store.fake';
import { PLAYER_PREFIX } from '../../core/storage/storage';
import { isCreated, isOpen } from './attempt-machine';
import { ATTEMPT_PREFIX, AttemptRecord } from './attempt-record';
import type { AttemptStore } from './attempt-store';
import { CodeRules } from './money-codes.fixture';
import type { LedgerLine, ModelGateway, Player, Wanted } from './money-gateway.fixture';
import type { Owner, Page, Press } from './money-page.fixture';

/** A key that was sent. */
interface Sent {
  key: string;
  press: Press;
  isRefused: boolean;
  /** Answered with more fields to fill in. */
  isAsked: boolean;
}

export class MoneyRules {
  readonly faults: string[] = [];
  readonly codes: CodeRules;
  /** The press whose create is being sent. */
  sending: Press | undefined = undefined;
  private readonly keys = new Map<string, Sent>();
  /** Ids of which the player to whom they belong has been told. */
  private readonly told = new Set<string>();

  constructor(
    private readonly gateway: ModelGateway,
    private readonly storages: readonly MemoryStorage[],
    private readonly pages: readonly Page[],
    private readonly isDeaf: boolean,
  ) {
    this.codes = new CodeRules(gateway, (what) => this.fault(what));
    gateway.onCreate = (key, player) => this.onCreate(key, player);
  }

  /** The player hears that their payment was made, with this id. */
  onTold({ wanted, owner }: Press, id: string): void {
    const line = this.gateway.ledger.find((one) => one.id === id);
    if (!line) return this.fault(`told of ${id}, which is no payment`);
    if (line.player !== owner.player) this.fault(`${owner.player} is told of a payment of ${line.player}`);
    if (!isSame(line, wanted)) this.fault(`told of ${nameOf(wanted)}, and ${nameOf(line)} was made`);
    this.told.add(id);
  }

  /** The player sees that the payment with this key has failed, unless it is still open, or another frame has found it. */
  onFailed(key: string, attempts: AttemptStore): void {
    const record = attempts.find(key);
    if (isOpen(record) || (record && isCreated(record))) return;
    const sent = this.keys.get(key);
    if (sent) sent.isRefused = true;
  }

  /** The player is asked for more fields: nothing was made for this key. */
  onAsked(key: string | undefined): void {
    const sent = this.keys.get(key ?? '');
    if (sent) sent.isAsked = true;
  }

  check(): void {
    for (const page of this.pages) {
      this.checkShown(page);
      this.checkRecords(page);
      this.codes.check(page);
    }
    for (const line of this.gateway.ledger) {
      const sent = this.keys.get(line.key);
      if (!sent) this.fault(`${line.id} has a key that nobody has sent`);
      else if (!isSame(line, sent.press.wanted) || line.player !== sent.press.owner.player)
        this.fault(`${nameOf(line)} of ${line.player} is not what was confirmed`);
      if (sent?.isRefused || sent?.isAsked) this.fault(`${line.id} is shown as not made`);
    }
  }

  /** What moved can be reached again by its player. */
  checkReachable(): void {
    for (const { id, key, player } of this.gateway.ledger) {
      const owner = this.keys.get(key)?.press.owner;
      if (!owner || this.told.has(id)) continue;
      const record = this.recordOf(owner, key);
      const settledBy = record?.transactionId;
      if (isOpen(record) || settledBy === id) continue;
      // Lines without keys can't be told apart: the list that the player sees has both.
      if (settledBy == null || this.gateway.kind.list !== 'plain')
        this.fault(`${id} of ${player} can't be reached any more: ${JSON.stringify(record)}`);
    }
  }

  private onCreate(key: string, player: Player): void {
    const press = this.sending;
    if (!press) return this.fault('a create that nobody has confirmed');
    if (press.owner.player !== player) this.fault(`a create of ${press.owner.player} goes with the token of ${player}`);
    const known = this.keys.get(key);
    if (!known) return this.onNewKey(key, press);
    if (known.press.owner.player !== player) this.fault(`${player} sends a key of ${known.press.owner.player}`);
    if (!isSame(known.press.wanted, press.wanted))
      this.fault(`a key of ${nameOf(known.press.wanted)} is sent for another wish`);
    if (known.press !== press && press.goneOn > 0 && this.recordOf(press.owner, key)?.isLeft)
      this.fault('a key that the player has left is sent for another payment');
  }

  /** A new key is a new payment: with a word of the player where one of theirs is, or may be, under way. */
  private onNewKey(key: string, press: Press): void {
    const beside = [...this.keys.values()].find((sent) => this.isBeside(sent, press));
    if (beside && press.goneOn === 0)
      this.fault(`a second payment without a word: ${nameOf(press.wanted)} beside ${nameOf(beside.press.wanted)}`);
    this.keys.set(key, { key, press, isRefused: false, isAsked: false });
  }

  private isBeside(sent: Sent, { owner, wanted }: Press): boolean {
    const { key, press, isRefused, isAsked } = sent;
    const theirs = press.owner;
    if (isRefused || isAsked || theirs.player !== owner.player || theirs.isNamed !== owner.isNamed) return false;
    if (press.wanted.flow !== wanted.flow || this.gateway.answers.isTurnedAway(theirs.player + key)) return false;
    // A line that looks the same may have been taken for it in a list without keys.
    if (this.gateway.kind.list === 'plain' && this.recordOf(theirs, key)?.transactionId != null) return false;
    const line = this.lineOf(key);
    const isTold = line && this.told.has(line.id);
    // A player without a name has the page of a waiting payment only where the gateway says that it is theirs.
    if (isTold && (line.status !== 'waiting' || press.wanted.methodName !== wanted.methodName || !owner.isNamed))
      return false;
    if (theirs.tab === owner.tab) return true;
    // Another tab says what it pays while it is open.
    const isHeard = this.pages.some((page) => page.owner.tab === theirs.tab && page.stores.attempts.find(key));
    return !isTold && !this.isDeaf && isHeard;
  }

  private checkShown({ owner, stores }: Page): void {
    const { second, attempts, others, current } = stores;
    const { first } = second;
    const asked = attempts.all.find(({ intent }) => intent === first?.intent);
    if (first?.isOwn && asked) this.checkOwner(owner, asked, 'the question');
    const { id, key = '' } = current.current ?? {};
    if (id !== undefined) this.checkOwner(owner, { key, transactionId: id }, 'the page');
    for (const key of this.keys.keys()) {
      const other = others.find(key);
      if (other && !others.isStranger(key)) this.checkOwner(owner, other, 'another tab');
    }
  }

  private checkRecords({ owner, stores: { attempts } }: Page): void {
    const ids = new Set<string>();
    for (const record of attempts.all) {
      if (owner.isNamed) this.checkOwner(owner, record, 'the attempts');
      const { key, transactionId: id } = record;
      // One that waits for more fields names what another frame may go on with.
      if (id == null || !isCreated(record)) continue;
      if (ids.has(id)) this.fault(`${id} is of two attempts`);
      ids.add(id);
      const sent = this.keys.get(key);
      const line = this.gateway.ledger.find((one) => one.id === id);
      if (!sent || !line) continue;
      if (line.player !== sent.press.owner.player)
        this.fault(`an attempt of ${sent.press.owner.player} has ${id} of ${line.player}`);
      if (!isAlike(line, sent.press.wanted)) this.fault(`${nameOf(sent.press.wanted)} has ${id}, ${nameOf(line)}`);
      if (this.gateway.kind.list === 'named' && line.key !== key) this.fault(`${id} is of another attempt's key`);
      if (line.key === key && owner.player === line.player) this.told.add(id);
    }
  }

  private checkOwner({ player }: Owner, shown: Pick<AttemptRecord, 'key' | 'transactionId'>, where: string): void {
    const ofKey = this.keys.get(shown.key)?.press.owner.player;
    const ofLine = this.gateway.ledger.find(({ id }) => id === shown.transactionId)?.player;
    for (const whose of [ofKey, ofLine])
      if (whose !== undefined && whose !== player) this.fault(`${where} of ${player} shows a payment of ${whose}`);
  }

  private lineOf(key: string): LedgerLine | undefined {
    return this.gateway.ledger.find((line) => line.key === key);
  }

  private recordOf({ tab }: Owner, key: string): AttemptRecord | undefined {
    const store = memorySessionStore(this.storages[tab]);
    const entry = store.keys(PLAYER_PREFIX).find((one) => one.endsWith(ATTEMPT_PREFIX + key));
    return entry === undefined ? undefined : store.read(entry, AttemptRecord);
  }

  private fault(what: string): void {
    this.faults.push(what);
  }
}

const isAlike = (a: Wanted, b: Wanted): boolean =>
  a.flow === b.flow && a.methodName === b.methodName && a.amount === b.amount && a.currency === b.currency;

const isSame = (a: Wanted, b: Wanted): boolean =>
  isAlike(a, b) && a.destination === b.destination && a.taxId === b.taxId;

const nameOf = ({ flow, methodName, amount, currency, destination, taxId }: Wanted): string =>
  [flow, methodName, amount, currency, destination, taxId].join(' ');
