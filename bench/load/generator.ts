/** Simulates the players in a separate process: lists, sockets, creates and ends, each for a while. Prints the counts. */
import { readFileSync } from 'node:fs';
import { operator } from '../../sandbox/testing/client';
import { usedBy, usedByTree } from './cpu';
import { Line } from './line';

/** Figures of one kind of action. */
export interface Phase {
  perSecond: number;
  /** Milliseconds of a core per action: of all gateway processes together, and of the database. */
  gatewayMs: number;
  databaseMs: number;
}

export interface Counted {
  lists: Phase;
  /** New connections, each with its greeting. */
  sockets: Phase;
  creates: Phase;
  /** Status requests, as a cashier sends while a deposit is pending. */
  statuses: Phase;
  /** From the operator's approval to the push at the player's tab. */
  ends: Phase;
  /** Milliseconds from a create to its reply, with `AT_ONCE` creates running concurrently. */
  createMedian: number;
  createP95: number;
  /** Memory of each gateway process, including its share of the sockets. */
  bytesPerProcess: number;
}

/** Number of players that act concurrently. */
const AT_ONCE = 64;

const [url = '', sockets = '', seconds = '', pidList = '', databasePid = ''] = process.argv.slice(2);
const pids = pidList.split(',').map(Number);
const socketCount = Number(sockets);
const durationMs = Number(seconds) * 1000;
const tokens = Array.from({ length: socketCount }, (_, index) => `demo-load-${index}`);

/** Bytes of the processes' private memory. */
const heldBytes = () =>
  pids.reduce((sum, pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...text.matchAll(/^Private_\w+: +(\d+) kB/gm)].reduce((all, [, size]) => all + Number(size), 0);
    return sum + kilobytes * 1024;
  }, 0);

/** Runs `AT_ONCE` workers until none has more to do. */
async function phase(work: (turn: number) => Promise<boolean>): Promise<Phase> {
  const [startedAt, gateway, database] = [performance.now(), usedBy(pids), usedByTree(Number(databasePid))];
  let turn = 0;
  let done = 0;
  const worker = async () => {
    while (await work(turn++)) done += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    perSecond: done / ((performance.now() - startedAt) / 1000),
    gatewayMs: (usedBy(pids) - gateway) / done,
    databaseMs: (usedByTree(Number(databasePid)) - database) / done,
  };
}

const isOver = (startedAt: number) => performance.now() - startedAt > durationMs;
const at = <T>(list: readonly T[], turn: number) => list[turn % list.length]!;
const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

async function list(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  const answer = await fetch(`${url}/v4/banking/payment-methods?country=de&currency=EUR&limit=100`, { headers });
  if (answer.status !== 200) throw new Error(`The list was answered with ${answer.status}`);
  await answer.text();
}

async function measure(): Promise<Counted> {
  // Make each player known first, so that a socket's greeting has the player's balance and standing.
  await phase(async (turn) => turn < socketCount && (await list(tokens[turn]!), true));
  const listsFrom = performance.now();
  const lists = await phase(async (turn) => !isOver(listsFrom) && (await list(at(tokens, turn)), true));

  const lines: Line[] = [];
  const opened = await phase(
    async (turn) => turn < socketCount && (lines.push(await Line.open(url, tokens[turn]!)), true),
  );

  const made: { line: Line; id: string }[] = [];
  const times: number[] = [];
  const createsFrom = performance.now();
  const creates = await phase(async (turn) => {
    if (isOver(createsFrom)) return false;
    const [line, sentAt] = [at(lines, turn), performance.now()];
    made.push({ line, id: await line.create() });
    times.push(performance.now() - sentAt);
    return true;
  });
  times.sort((a, b) => a - b);

  const statusesFrom = performance.now();
  const statuses = await phase(async (turn) => {
    if (isOver(statusesFrom)) return false;
    const { line, id } = at(made, turn);
    await line.ask('BANKING_DEPOSIT:deposit-status', { depositId: id, paymentMethod: 'test_card' });
    return true;
  });

  const endsFrom = performance.now();
  const ends = await phase(async (turn) => {
    const deposit = made[turn];
    if (!deposit || isOver(endsFrom)) return false;
    const heard = deposit.line.heard(deposit.id);
    await operator(url).act(deposit.id, { action: 'approve' });
    await heard;
    return true;
  });
  const bytesPerProcess = heldBytes() / pids.length;
  for (const line of lines) line.close();
  return {
    lists,
    sockets: opened,
    creates,
    statuses,
    ends,
    createMedian: quantile(times, 0.5),
    createP95: quantile(times, 0.95),
    bytesPerProcess,
  };
}

console.log(JSON.stringify(await measure()));
process.exit(0);
