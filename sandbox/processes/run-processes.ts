/**
 * The first process of several: starts the gateways, starts again what ends, and ends them. It serves no request itself;
 * on a shared port it hands each new connection to the next gateway in turn.
 */
import cluster, { type Worker } from 'node:cluster';
import { OWN_PORT, type FromGateway, type Started } from './messages';
import { SharedChanges } from './shared-changes';

/** Milliseconds until a gateway that did not come up is tried again: the database may be away for a while. */
const RETRY_MS = 1000;

export interface ProcessesOptions {
  processes: number;
  /** The first one's port when each process has its own; 0 takes any free ones. Undefined: all share one. */
  ownPorts: number | undefined;
}

interface Place {
  index: number;
  worker: Worker;
  started?: Started;
}

/** @throws Error when the first gateway does not come up; it has said why itself. */
export async function runProcesses({ processes, ownPorts }: ProcessesOptions): Promise<Started[]> {
  const places: Place[] = [];
  const changes = new SharedChanges();
  let isStopping = false;

  const fork = (index: number): Promise<Place> => {
    const before = places[index]?.started;
    // The same port again, so that a balancer finds it.
    const port = before ? Number(new URL(before.url).port) : ownPorts && ownPorts + index;
    const worker = cluster.fork(ownPorts === undefined ? {} : { [OWN_PORT]: String(port ?? 0) });
    const place: Place = { index, worker };
    places[index] = before ? { ...place, started: before } : place;
    return new Promise((resolve, reject) => {
      let isUp = false;
      worker.on('message', (message: FromGateway) => {
        if (message.kind === 'join') changes.join(worker);
        else if (message.kind === 'change') changes.relay(worker, message.id, message.change);
        else if (message.kind === 'applied') changes.applied(worker, message.id);
        else {
          isUp = true;
          places[index] = { ...place, started: message.started };
          resolve(places[index]);
        }
      });
      worker.once('exit', (code, signal) => {
        changes.leave(worker);
        if (isStopping) return;
        if (!isUp && !before) return reject(new Error(`Process ${index + 1} did not start`));
        console.error(`Process ${index + 1} (${worker.process.pid}) has ended by ${signal ?? `code ${code}`}`);
        setTimeout(() => void again(index), isUp ? 0 : RETRY_MS);
      });
    });
  };
  const again = async (index: number) => {
    if (isStopping) return;
    console.log(line(await fork(index)));
  };
  stopOnSignals(async () => {
    isStopping = true;
    await Promise.all(places.map(({ worker }) => end(worker)));
  });

  // The first one alone: what is wrong with the options is said once, and the migrations are applied.
  const up = [await fork(0)];
  up.push(...(await Promise.all(Array.from({ length: processes - 1 }, (_, n) => fork(n + 1)))));
  console.log(up.map(line).join('\n'));
  return up.map(({ started }) => started!);
}

const line = ({ index, worker, started }: Place) =>
  `  Process ${index + 1}    ${started!.url}/ (${worker.process.pid})`;

/** A gateway finishes the requests in hand. */
function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
