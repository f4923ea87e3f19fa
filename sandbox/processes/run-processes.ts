/**
 * The first process of several: starts the gateways, restarts any that end, and stops them. It serves no requests
 * itself; on a shared port it hands each new connection to the next gateway in turn.
 */
import cluster, { type Worker } from 'node:cluster';
import { OWN_PORT, type FromGateway, type Started } from './messages';
import { SharedChanges } from './shared-changes';

/** Milliseconds until the restart of a gateway that failed to start: the database may be away for a while. */
const RETRY_MS = 1000;

export interface ProcessesOptions {
  processes: number;
  /** Port of the first gateway when each has its own; 0 takes any free ones. Undefined: all share one port. */
  ownPorts: number | undefined;
}

interface Place {
  index: number;
  worker: Worker;
  started?: Started;
}

/** @throws Error when the first gateway does not start; it has printed the reason itself. */
export async function runProcesses({ processes, ownPorts }: ProcessesOptions): Promise<Started[]> {
  const places: Place[] = [];
  const changes = new SharedChanges();
  let isStopping = false;

  const fork = (index: number): Promise<Place> => {
    const before = places[index]?.started;
    // A restarted gateway gets the same port, so that a load balancer finds it.
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

  // Start one gateway first, so that errors in the options are printed once and the migrations are applied.
  const up = [await fork(0)];
  up.push(...(await Promise.all(Array.from({ length: processes - 1 }, (_, n) => fork(n + 1)))));
  console.log(up.map(line).join('\n'));
  return up.map(({ started }) => started!);
}

const line = ({ index, worker, started }: Place) =>
  `  Process ${index + 1}    ${started!.url}/ (${worker.process.pid})`;

/** Stops the gateway, which first finishes its current requests. */
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
