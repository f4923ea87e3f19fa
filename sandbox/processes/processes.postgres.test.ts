/** Several gateway processes: one shared address, one killed, all stopped. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../machine/postgres';
import { connect, depositRequest, operator, postJson, setFaults } from '../testing/client';
import { startPostgres, type Cluster } from '../testing/postgres';
import { Processes } from '../testing/processes';

const bin = findPostgres();

describe.runIf(bin)('several gateway processes', { timeout: 300_000 }, () => {
  let cluster: Cluster;
  let started: Processes | undefined;
  beforeAll(async () => {
    cluster = await startPostgres(bin!);
  });
  afterEach(async () => {
    await started?.stop();
    started = undefined;
  });
  afterAll(() => cluster?.stop());

  const start = async (count: number, ...options: string[]) =>
    (started = await Processes.start(count, cluster.url, ...options));
  /** Uses a new connection, which goes to the next process in turn. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { Connection: 'close', ...headers } });
  const answering = async (url: string) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${url}/sandbox/health`)));
    const pids = answers.map(async (answer) => ((await answer.json()) as { pid: number }).pid);
    return new Set(await Promise.all(pids));
  };

  it('serve one address in turn; a killed one is started again, with the faults that hold; all end', async () => {
    const gateways = await start(3);
    const [url, killed] = [gateways.urls[0]!, gateways.pids[1]!];
    expect(new Set(gateways.urls)).toEqual(new Set([url]));
    expect(await answering(url)).toEqual(new Set(gateways.pids));

    const token = 'demo-faults';
    expect((await setFaults(url, { token, methods: '500' })).status).toBe(200);
    await gateways.kill(1);
    expect(gateways.pids).not.toContain(killed);
    expect(await answering(url)).toEqual(new Set(gateways.pids));
    const list = `${url}/v4/banking/payment-methods?country=de&currency=EUR`;
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 9 }, () => get(list, { Authorization: `Bearer ${token}` })))).map(
        ({ status }) => status,
      );
    expect(new Set(await statuses())).toEqual(new Set([500]));
    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect((await postJson(`${url}/sandbox/break`, { rule: 'deposit.push' })).status).toBe(409);

    const pids = [...gateways.pids];
    expect(await gateways.stop()).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('make one deposit of one key when the process that has it in hand is killed', async () => {
    const gateways = await start(2, '--own-ports');
    expect(new Set(gateways.urls).size).toBe(2);
    const [url, other] = gateways.urls as [string, string];
    const token = `demo-${randomUUID()}`;
    const [first, second] = [await connect(url, token), await connect(other, token)];
    const messageIds = Array.from({ length: 20 }, () => randomUUID());
    const create = ({ request }: typeof first, messageId: string) =>
      request('BANKING:deposit-create', depositRequest(), messageId);
    for (const messageId of messageIds) void create(first, messageId);
    const killed = gateways.kill(0);
    const replies = await Promise.all(messageIds.map((messageId) => create(second, messageId)));
    await killed;
    expect(gateways.urls[0]).toBe(url);
    const again = await connect(url, token);
    const repeated = await Promise.all(messageIds.map((messageId) => create(again, messageId)));
    expect(repeated.map(({ data }) => data)).toEqual(replies.map(({ data }) => data));
    const ids = replies.map(({ data }) => (data as { depositId: string }).depositId);
    const [{ userId }] = (await operator(other).list({ text: ids[0]! })) as unknown as [{ userId: string }];
    expect((await operator(other).list({ userId })).map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const client of [first, second, again]) client.close();
  });

  it('end when the process that started them is killed', async () => {
    const gateways = await start(2);
    const { pids } = gateways;
    await gateways.stop('SIGKILL');
    const isGone = (pid: number) => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    await vi.waitFor(() => expect(pids.every(isGone)).toBe(true), 30_000);
  });

  it('say once why they do not start', async () => {
    const url = cluster.url.replace(/postgres$/, 'no_such_database');
    const said = await Processes.start(3, url).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(said.match(/database "no_such_database" does not exist/g)).toHaveLength(1);
  });
});
