/**
 * `npm run bench:gateway`: the throughput of 1, 2 and 4 gateway processes on one PostgreSQL, beside the machine's number
 * of cores.
 */
import { execFile } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { findPostgres } from '../../machine/postgres';
import { startPostgres } from '../../sandbox/testing/postgres';
import { Processes } from '../../sandbox/testing/processes';
import { amount, table } from '../report/markdown';
import type { Counted } from './generator';

const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    sockets: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
  },
});

const bin = findPostgres();
if (!bin) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set POSTGRES_BIN.');

/** Uses a new database each time, so that no measurement is slowed down by the rows of an earlier one. */
async function measure(count: number): Promise<Counted> {
  const cluster = await startPostgres(bin!, { isDurable: true });
  let gateways: Processes | undefined;
  try {
    gateways = await Processes.start(count, cluster.url);
    const script = fileURLToPath(new URL('generator.ts', import.meta.url));
    const args = [gateways.urls[0]!, values.sockets, values.seconds, gateways.pids.join(','), String(cluster.pid)];
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args]);
    return JSON.parse(stdout) as Counted;
  } finally {
    await gateways?.stop();
    await cluster.stop();
  }
}

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes whole numbers above 0, not "${text}".`);
  return value;
};
positive('sockets', values.sockets);
positive('seconds', values.seconds);
const counts = values.processes.split(',').map((text) => positive('processes', text));

const rows: string[][] = [];
const costs: string[][] = [];
const ms = (value: number) => `${value.toFixed(1)} ms`;
for (const count of counts) {
  console.error(`${count} process(es) …`);
  const counted = await measure(count);
  const { lists, sockets, creates, statuses, ends } = counted;
  const phases = [lists, sockets, creates, statuses, ends];
  rows.push([
    `${count}`,
    ...phases.map(({ perSecond }) => amount(Math.round(perSecond), '')),
    `${amount(Math.round(counted.createMedian), '')}, ${amount(Math.round(counted.createP95), 'ms')}`,
    amount(counted.bytesPerProcess / 1e6, 'MB'),
  ]);
  costs.push([`${count}`, ...phases.map(({ gatewayMs, databaseMs }) => `${ms(gatewayMs)}, ${ms(databaseMs)}`)]);
}

const head = [
  'processes',
  'lists/s',
  'sockets/s',
  'creates/s',
  'statuses/s',
  'ends/s',
  'create: median, p95',
  'held by each',
];
const costHead = ['processes', 'a list', 'a socket', 'a create', 'a status', 'an end'];
const { stdout: version } = await run(`${bin}/postgres`, ['--version']);
console.log(
  [
    '',
    `${new Date().toISOString().slice(0, 10)}; ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'CPU'}), which ` +
      'gateways, database and players share;',
    `load at the end ${loadavg()[0]!.toFixed(1)}; Node ${process.versions.node}; ${version.trim()}, durable commits`,
    '',
    table(head, rows),
    '',
    'A core is busy with each, in the gateways and in the database, for',
    '',
    table(costHead, costs),
  ].join('\n'),
);
