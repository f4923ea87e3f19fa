import { compareStructural, makeAutoObservable, observable } from 'mobx';
import { Flow } from '../../contract/primitives';
import type { Frame } from '../../core/storage/frame';
import type { SessionStore } from '../../core/storage/storage';
import { isCreated, isOpen, nextAttempt, type AttemptEvent } from './attempt-machine';
import { ATTEMPT_LIFE_MS, ATTEMPT_PREFIX, AttemptRecord, type AttemptIntent } from './attempt-record';

/** How many attempts are kept whose outcome is known. */
const MOST_SETTLED = 20;

/**
 * The records of the player's attempts, by key: those whose outcome is unknown, and those whose transaction may still
 * end. Each is a storage entry of its own, so that frames of one tab, which share the storage and the thread, see each
 * other's at once and never write over them. Observable.
 */
export class AttemptBook {
  private readonly records = observable.map<string, AttemptRecord>({}, { deep: false });
  /** Keys of another player's, which stay in storage for their own. */
  private readonly others = new Set<string>();

  /** `now`: milliseconds since the epoch. */
  constructor(
    private readonly storage: SessionStore,
    private readonly frame: Pick<Frame, 'id' | 'live'>,
    now: number,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    this.refresh();
    const live = frame.live();
    for (const record of this.all) {
      const { key, startedAt, frame: sender } = record;
      if (now - startedAt >= ATTEMPT_LIFE_MS || this.isAdoptedCopy(record)) this.forget(key);
      // Changes only a create that nobody waits for. An attempt that waits for more fields goes on: the gateway asks for them again.
      else if (!live.has(sender ?? '')) this.dispatch(key, { type: 'outcomeUnknown' });
    }
  }

  /** Takes over what other frames of the tab have written since. */
  refresh(): void {
    const stored = this.storage.keys(ATTEMPT_PREFIX).map((key) => key.slice(ATTEMPT_PREFIX.length));
    for (const key of new Set([...this.records.keys(), ...stored])) this.reread(key);
  }

  get all(): readonly AttemptRecord[] {
    return [...this.records.values()];
  }

  find(key: string): AttemptRecord | undefined {
    return this.records.get(key);
  }

  /** The record as it is now, which another frame may have changed. */
  reread(key: string): AttemptRecord | undefined {
    if (this.others.has(key)) return undefined;
    const known = this.records.get(key);
    const stored = this.storage.read(ATTEMPT_PREFIX + key, AttemptRecord);
    if (stored?.key !== key) this.records.delete(key);
    else if (!compareStructural(stored, known)) this.records.set(key, stored);
    return this.records.get(key);
  }

  findTransaction(flow: Flow, id: string): AttemptRecord | undefined {
    return this.all.find(({ intent, transactionId }) => intent.flow === flow && transactionId === id);
  }

  /** The attempt of the flow that was submitted last. */
  latest(flow: Flow): AttemptRecord | undefined {
    const own = this.all.filter(({ intent }) => intent.flow === flow);
    // The one that was set last, of two of the same millisecond.
    return own.reduce<AttemptRecord | undefined>(
      (last, one) => (last !== undefined && last.submittedAt > one.submittedAt ? last : one),
      undefined,
    );
  }

  /** The latest transaction that was created, of those that are the latest of their flow. */
  get lastCreated(): AttemptRecord | undefined {
    const latest = Flow.options.flatMap((flow) => this.latest(flow) ?? []);
    return latest.filter(isCreated).sort(byTime)[0];
  }

  /** Created transactions of this method that have not ended, the latest first. */
  waiting(flow: Flow, methodName: string): readonly AttemptRecord[] {
    const isIt = ({ step, intent }: AttemptRecord) =>
      step === 'created' && intent.flow === flow && intent.methodName === methodName;
    return this.all.filter(isIt).sort(byTime);
  }

  /** Attempts whose transaction exists. */
  get created(): readonly AttemptRecord[] {
    return this.all.filter(isCreated);
  }

  /** Attempts of the flow whose outcome is unknown, the latest first. */
  open(flow: Flow): readonly AttemptRecord[] {
    return this.all.filter((one) => one.intent.flow === flow && isOpen(one)).sort(byTime);
  }

  /** Begins an attempt. It carries on the transaction for which the flow's latest one, of the same player, was asked for more fields. */
  begin(intent: AttemptIntent, key: string, at: number, mark?: string): AttemptRecord {
    const before = this.latest(intent.flow);
    const asked = before?.step === 'needsFields' && before.mark === mark ? before : undefined;
    if (asked) this.forget(asked.key);
    const record = { ...nextAttempt(asked, { type: 'submitted', intent, key, at, mark })!, frame: this.frame.id };
    this.put(record);
    this.prune();
    return record;
  }

  dispatch(key: string, event: AttemptEvent): void {
    const before = this.reread(key);
    const next = nextAttempt(before, event);
    if (next && next !== before) this.put(next);
    if (!next && before) this.forget(key);
  }

  /** Makes a transaction the latest of its flow that this tab did not create, or has forgotten. */
  adopt(intent: AttemptIntent, transactionId: string, { key, at }: { key: string; at: number }): AttemptRecord {
    const known = this.findTransaction(intent.flow, transactionId);
    if (known) this.put({ ...known, submittedAt: at });
    else this.put({ ...this.begin(intent, key, at), step: 'created', transactionId });
    return this.latest(intent.flow)!;
  }

  /** It is another player's of this tab: it is not read any more, and its own player finds it again. */
  leaveToOwner(key: string): void {
    this.others.add(key);
    this.records.delete(key);
  }

  /** It is this player's after all. */
  takeBack(flow: Flow, transactionId: string): AttemptRecord | undefined {
    for (const key of this.others) {
      const stored = this.storage.read(ATTEMPT_PREFIX + key, AttemptRecord);
      if (stored?.intent.flow !== flow || stored.transactionId !== transactionId) continue;
      this.others.delete(key);
      return this.reread(key);
    }
    return undefined;
  }

  /** Not where it was left to its own player. */
  restore(record: AttemptRecord): void {
    if (!this.others.has(record.key)) this.put(record);
  }

  /** Adopted from the gateway's list while the player had no name, and made by an attempt that the player has by name. */
  private isAdoptedCopy({ key, intent, transactionId: id }: AttemptRecord): boolean {
    const isIt = (one: AttemptRecord) =>
      one.key !== key && one.intent.flow === intent.flow && one.transactionId === id && isCreated(one);
    return id != null && intent.digest == null && this.all.some(isIt);
  }

  private put(record: AttemptRecord): void {
    // Set anew, so that of two of the same millisecond the later one is the latest.
    const known = this.records.get(record.key);
    if (known && known.submittedAt !== record.submittedAt) this.records.delete(record.key);
    this.records.set(record.key, record);
    this.storage.write(ATTEMPT_PREFIX + record.key, record);
  }

  private forget(key: string): void {
    this.records.delete(key);
    this.storage.remove(ATTEMPT_PREFIX + key);
  }

  private prune(): void {
    const settled = this.all.filter(({ step }) => step !== 'creating' && step !== 'checking').sort(byTime);
    for (const { key } of settled.slice(MOST_SETTLED)) this.forget(key);
  }
}

const byTime = (a: AttemptRecord, b: AttemptRecord) => b.submittedAt - a.submittedAt;
