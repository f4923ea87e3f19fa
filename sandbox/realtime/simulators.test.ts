import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { methods, reply } from '../../plugins/card-redirect/fixtures';
import type { DepositCreateReply } from '../../src/contract/deposit';
import type { Simulator } from '../../src/contract/simulator';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, operator, type TestClient } from '../testing/client';

const CREATE = 'BANKING:deposit-create';

describe('simulators', () => {
  const method = (name: string) => ({ ...methods[0]!, method: { ...methods[0]!.method, name } });
  const simulator: Simulator = {
    id: 'special',
    handles: ({ name }) => name.startsWith('special_'),
    on: {
      async 'BANKING:deposit-create'({ amount, currency }, { method: { name }, newId, transactions }) {
        const status = 'waiting' as const;
        const values = { id: newId(), flow: 'deposit' as const, methodName: name, amount: String(amount), currency };
        const { id } = await transactions.insert({ ...values, status, state: {} });
        if (name === 'special_broken') return { status: 200, data: 'nonsense' as unknown as DepositCreateReply };
        await transactions.settle(id, 'processed');
        return { status: 200, data: reply(id, {}) };
      },
    },
  };
  let sandbox: Sandbox;
  let player: TestClient;
  beforeAll(async () => {
    const extra = { methods: [method('special_instant'), method('special_broken')], simulators: [simulator] };
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY, ...extra });
    player = await connect(sandbox.url, 'demo-simulators');
  }, 60_000);
  afterAll(async () => {
    player?.close();
    await sandbox?.close();
  });

  it('the one that handles a method comes before the fallback; an end at once is reported after the reply', async () => {
    const events: string[] = [];
    player.socket.onAny((event: string) => events.push(event));
    const push = player.push('deposit.status');
    const created = await player.request(CREATE, depositRequest({ paymentType: 'special_instant' }));
    const { depositId } = created.data as { depositId: string };
    expect(await push).toEqual({ id: depositId, status: 1 });
    expect(events.slice(0, 2)).toEqual(['message', 'deposit.status']);
    expect((await operator(sandbox.url).list({ text: depositId }))[0]!.pluginId).toBe('special');
  });

  it('one that breaks the contract is a 500 that leaves nothing behind', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await player.request(CREATE, depositRequest({ paymentType: 'special_broken' }));
    expect(failed).toMatchObject({ status: 500, code: 'gateway.internalError' });
    expect(await operator(sandbox.url).list({ text: 'special_broken' })).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
