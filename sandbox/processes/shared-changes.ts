/** Switches that hold at every process: relayed to all, kept for those that start later. */
import type { Worker } from 'node:cluster';
import type { FaultChange } from '../faults';
import type { FromFirst } from './messages';

interface Relay {
  /** Processes that have yet to apply it. */
  missing: Set<Worker>;
  isDone: () => void;
}

const send = (worker: Worker, message: FromFirst) => {
  // One that was killed a moment ago takes no message; its `exit` is on its way.
  if (worker.isConnected()) worker.send(message, () => {});
};

export class SharedChanges {
  private readonly joined = new Set<Worker>();
  private readonly relays = new Map<number, Relay>();
  private kept = new Map<string, FaultChange>();
  private lastId = 0;

  join(worker: Worker): void {
    this.joined.add(worker);
    send(worker, { kind: 'changes', changes: [...this.kept.values()] });
  }

  /** What a process that ended has not applied, no one waits for. */
  leave(worker: Worker): void {
    this.joined.delete(worker);
    for (const id of this.relays.keys()) this.applied(worker, id);
  }

  relay(asking: Worker, askingId: number, change: FaultChange): void {
    if (change === null) this.kept = new Map();
    else this.kept.set(change.token ?? '', change);
    const id = (this.lastId += 1);
    const isDone = () => send(asking, { kind: 'done', id: askingId });
    this.relays.set(id, { missing: new Set(this.joined), isDone });
    for (const worker of this.joined) send(worker, { kind: 'apply', id, change });
  }

  applied(worker: Worker, id: number): void {
    const relay = this.relays.get(id);
    if (!relay?.missing.delete(worker) || relay.missing.size > 0) return;
    this.relays.delete(id);
    relay.isDone();
  }
}
