/** Fault switches of all processes: each change is sent to every process and kept for those that start later. */
import type { Worker } from 'node:cluster';
import type { FaultChange } from '../faults';
import type { FromFirst } from './messages';

interface Relay {
  /** Processes that have yet to apply the change. */
  missing: Set<Worker>;
  isDone: () => void;
}

const send = (worker: Worker, message: FromFirst) => {
  // A process that was just killed takes no messages; its `exit` event follows.
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

  /** Stops waiting for a process that has ended. */
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
