import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { methods, reply } from '../../plugins/card-redirect/fixtures';
import type { Simulator } from '../../src/contract/simulator';
import { IN_MEMORY, openDatabase } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, operator, type TestClient } from '../testing/client';

const CREATE = 'BANKING:deposit-create';
const SOON_MS = 60;
const NOT_TODAY_MS = 86_400_000;

/** A provider that confirms in two steps; the first plans the second. For methods `…_broken` an event fails. */
function provider(seen: string[], ms = SOON_MS): Simulator {
  return {
    id: 'slow',
    handles: ({ name }) => name.startsWith('slow_'),
    on: {
      async 'BANKING:deposit-create'({ amount, currency }, { method: { name }, newId, transactions }) {
        const values = { id: newId(), flow: 'deposit' as const, methodName: name, amount: String(amount), currency };
        const { id } = await transactions.insert({ ...values, status: 'waiting', state: {} });
        await transactions.schedule(id, ms, name === 'slow_broken' ? 'broken' : 'seen');
        return { status: 200, data: reply(id, {}) };
      },
    },
    async onEvent(event, { id, methodName }, { transactions, method, user }) {
      seen.push(`${event} ${methodName} ${method.name} ${user.currency}`);
      if (event === 'broken') {
        await transactions.update(id, { half: 'done' });
        throw new Error('broke');
      }
      if (event === 'seen') {
        await transactions.update(id, { confirmations: 1 });
        await transactions.schedule(id, ms, 'confirmed');
      } else await transactions.settle(id, 'processed');
    },
  };
}

describe('what a provider does later', () => {
  const method = (name: string) => ({ ...methods[0]!, method: { ...methods[0]!.method, name } });
  const extra = { methods: [method('slow_coin'), method('slow_broken')] };
  let folder: string;
  let sandbox: Sandbox;
  let player: TestClient;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'provider-events-'));
  });
  afterEach(async () => {
    player?.close();
    await sandbox?.close();
    await rm(folder, { recursive: true });
  });

  const start = async (simulator: Simulator, dataDir = join(folder, 'db')) => {
    const options = { port: 0, hostPort: 0, dataDir, ...extra, simulators: [simulator] };
    sandbox = await startSandbox(options);
    player = await connect(sandbox.url, 'demo-events');
  };
  const create = async (paymentType: string) =>
    ((await player.request(CREATE, depositRequest({ paymentType }))).data as { depositId: string }).depositId;

  it('happens once and in order, is pushed, survives a restart, and is not for one that ended', async () => {
    const seen: string[] = [];
    await start(provider(seen));
    const push = player.push('deposit.status');
    const id = await create('slow_coin');
    expect(await push).toEqual({ id, status: 1 });
    expect(seen).toEqual(['seen slow_coin slow_coin EUR', 'confirmed slow_coin slow_coin EUR']);
    expect((await operator(sandbox.url).list({ text: id }))[0]!.state).toEqual({ confirmations: 1 });
    player.close();
    await sandbox.close();

    await start(provider(seen, NOT_TODAY_MS));
    const [left, ended] = [await create('slow_coin'), await create('slow_coin')];
    await operator(sandbox.url).act(ended, { action: 'decline' });
    player.close();
    await sandbox.close();
    expect(seen).toHaveLength(2);
    const database = await openDatabase({ dataDir: join(folder, 'db') });
    await database.db.execute(sql`UPDATE scheduled_events SET due_at = now()`);
    await database.close();

    await start(provider(seen));
    const statuses = async () => (await operator(sandbox.url).list()).map((each) => `${each.id} ${each.status}`);
    await vi.waitFor(async () => expect(await statuses()).toContain(`${left} processed`), 10_000);
    expect(await statuses()).toContain(`${ended} mistaked`);
    expect(seen).toHaveLength(4);
  }, 60_000);

  it('leaves nothing half done when it fails, and reports it', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start(provider([]), IN_MEMORY);
    const id = await create('slow_broken');
    const failures = () => told.mock.calls.filter(([text]) => String(text).startsWith('Event broken'));
    await vi.waitFor(() => expect(failures()).toHaveLength(1), 5000);
    expect((await operator(sandbox.url).list({ text: id }))[0]).toMatchObject({ status: 'waiting', state: {} });
    told.mockRestore();
  }, 60_000);

  it('adds progress to what a player who comes back is told', async () => {
    const slow = provider([]);
    const account = { number: '0110000145' };
    const inParts: Simulator = {
      ...slow,
      on: {
        async 'BANKING:deposit-create'(request, context) {
          const made = await slow.on[CREATE]!(request, context);
          const { depositId } = (made as { data: { depositId: string } }).data;
          return { status: 200, data: reply(depositId, { data: { account, words: ['as', 'they', 'are'] } }) };
        },
      },
      onEvent: (_, { id }, { transactions }) => transactions.progress(id, { received: '20' }),
    };
    await start(inParts, IN_MEMORY);
    const push = player.push('deposit.progress');
    const depositId = await create('slow_coin');
    expect(await push).toEqual({ id: depositId, received: '20' });
    expect(await player.request('BANKING:deposit-resume', { depositId })).toMatchObject({
      data: { apiResponse: { data: { account: { ...account, received: '20' }, words: ['as', 'they', 'are'] } } },
    });
  }, 60_000);
});
