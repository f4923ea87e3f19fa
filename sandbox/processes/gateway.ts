/** A gateway process of several: its messages to and from the first process, which started it. */
import { FaultSwitches } from '../faults';
import type { FromFirst, FromGateway, Started } from './messages';

const tell = (message: FromGateway) => void process.send?.(message);

export interface Joined {
  /** Fault switches shared by all processes, including those that start later. */
  faults: FaultSwitches;
  tellStarted(started: Started): void;
}

export async function joinOthers(): Promise<Joined> {
  const waiting = new Map<number, () => void>();
  let lastId = 0;
  const faults = new FaultSwitches(
    (change) =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        waiting.set(id, resolve);
        tell({ kind: 'change', id, change });
      }),
  );
  await new Promise<void>((resolve) => {
    process.on('message', (message: FromFirst) => {
      if (message.kind === 'changes') {
        message.changes.forEach((change) => faults.apply(change));
        resolve();
      } else if (message.kind === 'apply') {
        faults.apply(message.change);
        tell({ kind: 'applied', id: message.id });
      } else if (message.kind === 'done') {
        waiting.get(message.id)?.();
        waiting.delete(message.id);
      }
    });
    tell({ kind: 'join' });
  });
  return { faults, tellStarted: (started) => tell({ kind: 'started', started }) };
}
