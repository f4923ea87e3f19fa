import { makeAutoObservable, observable } from 'mobx';
import type { Flow } from '../../contract/primitives';
import type { SessionStore } from '../../core/storage/storage';
import type { EndStatus } from '../status/status-rules';
import { isCreated, nextAttempt, type AttemptEvent } from './attempt-machine';
import { ATTEMPTS_KEY, StoredAttempts, type AttemptIntent, type AttemptRecord } from './attempt-record';

/** How many transactions before the latest are kept, so that the host still learns how they end. */
const MOST_EARLIER = 20;

/** The records of the player's attempts: the latest of each flow, which is stored, and earlier ones. Observable. */
export class AttemptBook {
  private readonly records = observable.map<Flow, AttemptRecord>({}, { deep: false });
  /** Created attempts that are no longer the latest of their flow, by key. In memory only. */
  private readonly earlier = observable.map<string, AttemptRecord>({}, { deep: false });

  constructor(private readonly storage: SessionStore) {
    makeAutoObservable(this, {}, { deep: false });
    const stored = storage.read(ATTEMPTS_KEY, StoredAttempts);
    for (const flow of ['deposit', 'withdrawal'] as const) {
      const record = stored?.[flow];
      if (!record) continue;
      this.records.set(flow, record);
      // Changes only a create without an answer. An attempt that waits for more fields goes on: the gateway asks for them again.
      this.dispatch(flow, { type: 'outcomeUnknown' });
    }
  }

  latest(flow: Flow): AttemptRecord | undefined {
    return this.records.get(flow);
  }

  get latestOfAll(): readonly AttemptRecord[] {
    return [...this.records.values()];
  }

  /** Attempts whose transaction exists. */
  get created(): readonly AttemptRecord[] {
    return [...this.records.values(), ...this.earlier.values()].filter(isCreated);
  }

  dispatch(flow: Flow, event: AttemptEvent): void {
    const next = nextAttempt(this.records.get(flow), event);
    if (next) this.records.set(flow, next);
    else this.records.delete(flow);
    if (this.records.size > 0) this.storage.write(ATTEMPTS_KEY, Object.fromEntries(this.records));
    else this.storage.remove(ATTEMPTS_KEY);
  }

  end(record: AttemptRecord, status: EndStatus): void {
    const { flow } = record.intent;
    const event = { type: 'ended', status } as const;
    if (this.records.get(flow)?.key === record.key) this.dispatch(flow, event);
    else this.earlier.set(record.key, nextAttempt(record, event) ?? record);
  }

  /** Keeps an attempt that another one is about to replace as the latest, while its transaction may still end. */
  keep(record: AttemptRecord | undefined): void {
    if (!record || !isCreated(record) || record.endStatus === 'processed') return;
    this.earlier.set(record.key, record);
    const [oldest] = this.earlier.keys();
    if (this.earlier.size > MOST_EARLIER && oldest !== undefined) this.earlier.delete(oldest);
  }

  /** Makes a transaction the latest of its flow that this tab did not create, or created earlier. */
  adopt(intent: AttemptIntent, transactionId: string, begun: { key: string; at: number }): void {
    const { flow } = intent;
    this.keep(this.latest(flow));
    for (const [key, one] of this.earlier) if (one.transactionId === transactionId) this.earlier.delete(key);
    this.dispatch(flow, { type: 'forgotten' });
    this.dispatch(flow, { type: 'submitted', intent, ...begun });
    this.dispatch(flow, { type: 'created', transactionId });
  }

  clear(): void {
    this.records.clear();
    this.earlier.clear();
    this.storage.remove(ATTEMPTS_KEY);
  }
}
