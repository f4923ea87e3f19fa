import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, giveMoney, operator, withdrawalRequest, type TestClient } from '../testing/client';
import { userIdOf } from '../store/user-id';
import { readScenarios } from './director-routes';

const CREATE = 'BANKING:deposit-create';
let sandbox: Sandbox;
let player: TestClient;
let token: string;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: 'memory://' });
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = `demo-director-${(count += 1)}`;
  player = await connect(sandbox.url, token);
});
afterEach(async () => {
  player.close();
  await fetch(`${sandbox.url}/sandbox/director?token=${token}`, { method: 'DELETE' });
});

const post = async (path: string, body: object, type = 'application/json') => {
  const headers = { 'Content-Type': type };
  const answer = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json().catch(() => ({}))) as { message?: string }) };
};
const act = (action: object) => post('/sandbox/director/act', { token, action });
const start = (...steps: object[]) => post('/sandbox/director', { token, scenario: { title: 'Test', steps } });
const made = () => operator(sandbox.url).list({ userId: userIdOf(token) });
const log = async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/director/log?token=${token}`);
  return ((await answer.json()) as { data: { kind: string; text: string }[] }).data;
};

describe('the next answer', () => {
  it('is refused once, and nothing is made', async () => {
    await act({ do: 'answer', call: CREATE, refuse: { status: 400, code: 'banking.merchantClientError' } });
    expect(await player.request(CREATE, depositRequest())).toMatchObject({ status: 400 });
    expect(await made()).toEqual([]);
    expect(await player.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
  });

  it('is in trouble, or unreadable, although the deposit was made', async () => {
    await act({ do: 'answer', trouble: 503 });
    await act({ do: 'answer', malformed: true });
    expect(await player.request(CREATE, depositRequest())).toMatchObject({ status: 503 });
    expect((await player.request(CREATE, depositRequest())).data).toEqual({ apiResponse: 'nonsense' });
    expect(await made()).toHaveLength(2);
  });

  it('is lost, and the same key is answered afterwards', async () => {
    await act({ do: 'answer', dropReply: true });
    const messageId = crypto.randomUUID();
    const lost = player.request(CREATE, depositRequest(), messageId);
    await expect.poll(made).toHaveLength(1);
    const [again, first] = await Promise.all([player.request(CREATE, depositRequest(), messageId), lost]);
    expect(again).toEqual(first);
    expect(await made()).toHaveLength(1);
  });

  it('counts for this player alone', async () => {
    const other = await connect(sandbox.url, `${token}-other`);
    await act({ do: 'answer', call: CREATE, refuse: { status: 400 } });
    expect(await other.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
    other.close();
  });
});

describe('the line', () => {
  it('is gone for the player, on the channel and by HTTP, and comes back', async () => {
    const gone = new Promise((resolve) => player.socket.once('disconnect', resolve));
    await act({ do: 'cut', seconds: 1 });
    await gone;
    await expect(connect(sandbox.url, token)).rejects.toThrow();
    const list = `${sandbox.url}/v4/banking/payment-methods?country=de&currency=EUR`;
    const headers = { Authorization: `Bearer ${token}` };
    await expect(fetch(list, { headers })).rejects.toThrow();
    await expect
      .poll(() =>
        fetch(list, { headers }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    player = await connect(sandbox.url, token);
    expect(await player.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
  });
});

describe('a scenario', () => {
  it('does each step at its moment', async () => {
    await start(
      { when: { asked: CREATE }, act: { do: 'answer', delayMs: 1 } },
      { when: { answered: CREATE }, act: { do: 'decline', reason: 'expired' } },
    );
    const ended = player.push('deposit.status');
    await player.request(CREATE, depositRequest());
    expect(await ended).toMatchObject({ status: 2, decline: { reason: 'expired' } });
    expect((await log()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['scenario', 'asked', 'did', 'answered', 'pushed']),
    );
  });

  it('lets the clock go ahead, in answers and by HTTP, until it is stopped', async () => {
    await act({ do: 'clock', minutes: 60 });
    const { time } = await player.request(CREATE, depositRequest());
    expect(time! - Date.now()).toBeGreaterThan(3_500_000);
    const dateOf = async () => Date.parse((await fetch(`${sandbox.url}/sandbox/health`)).headers.get('Date') ?? '');
    expect((await dateOf()) - Date.now()).toBeGreaterThan(3_500_000);
    await fetch(`${sandbox.url}/sandbox/director?token=${token}`, { method: 'DELETE' });
    expect((await dateOf()) - Date.now()).toBeLessThan(60_000);
  });

  it('is refused with the key that is wrong', async () => {
    expect(await start({ act: { do: 'declined' } })).toMatchObject({
      status: 400,
      message: expect.stringContaining('scenario.steps.0.act') as string,
    });
    expect(await post('/sandbox/director', { token, scenario: { title: 'x', step: [] } })).toMatchObject({
      status: 400,
      message: expect.stringContaining('step') as string,
    });
    expect(await act({ do: 'approve' })).toEqual({
      status: 409,
      code: 'sandbox.refused',
      message: 'The player has no transaction yet',
    });
  });

  it('is not taken from a form of another page', async () => {
    expect(await post('/sandbox/director', { token, scenario: { title: 'x' } }, 'text/plain')).toMatchObject({
      status: 400,
    });
    expect(await post('/sandbox/director/act', { token, action: { do: 'unlock' } }, 'text/plain')).toMatchObject({
      status: 400,
    });
  });

  it.each([...readScenarios()])('%s is one that can be started', async (_id, scenario) => {
    expect(await post('/sandbox/director', { token, scenario })).toMatchObject({ status: 200 });
  });
});

describe('amounts that always do the same', () => {
  const create = (cents: string) => player.request(CREATE, depositRequest({ amount: Number(`60.${cents}`) }));

  it.each(['71', '72', '73', '74'])('.%s ends by itself', async (cents) => {
    const ended = player.push('deposit.status');
    await create(cents);
    expect(await ended).toMatchObject(
      cents === '71' ? { status: 1 } : { status: 2, decline: { reason: expect.any(String) as string } },
    );
  });

  it('.75 makes nothing, .78 does', async () => {
    expect(await create('75')).toMatchObject({ status: 400 });
    expect(await made()).toEqual([]);
    expect(await create('78')).toMatchObject({ status: 500 });
    expect(await made()).toHaveLength(1);
  });

  const kinds = ['test_card', 'test_card_unified', 'crypto_usdt_trc20', 'test_counter', 'de_sepa', 'de_paypal'];
  it.each(kinds)('.13 is refused for %s', async (paymentType) => {
    const refused = { status: 400, code: 'banking.merchantClientError' };
    await giveMoney(sandbox.url, token, '100');
    const before = await made();
    expect(await player.request(CREATE, depositRequest({ amount: 60.13, paymentType }))).toMatchObject(refused);
    const payout = withdrawalRequest({ amount: 40.13 });
    expect(await player.request('BANKING:withdrawal-create', payout)).toMatchObject(refused);
    expect(await made()).toEqual(before);
  });

  it.each([
    ['coins', depositRequest({ amount: 60.72, paymentType: 'crypto_usdt_trc20' })],
    ['a voucher', depositRequest({ amount: 60.72, paymentType: 'test_counter' })],
  ])('do so for %s as well', async (_what, request) => {
    const ended = player.push('deposit.status');
    expect(await player.request(CREATE, request)).toMatchObject({ status: 200 });
    expect(await ended).toMatchObject({ status: 2, decline: { reason: 'insufficient_funds' } });
  });

  it('do so for a transfer to a person', async () => {
    const payment = { paymentMethod: 'test_p2p', amount: 60.72, currency: 'EUR' };
    const { data: score } = await player.request('BANKING_DEPOSIT:score', payment);
    const ended = player.push('deposit.status');
    const request = { ...payment, ...(score as object), fields: {}, isActivatedBonus: false };
    expect(await player.request('BANKING_DEPOSIT:deposit-create-p2p', request)).toMatchObject({ status: 200 });
    expect(await ended).toMatchObject({ status: 2, decline: { reason: 'insufficient_funds' } });
  });

  it('do so for a withdrawal', async () => {
    await giveMoney(sandbox.url, token, '100');
    const ended = player.push('withdrawal.status');
    await player.request('BANKING:withdrawal-create', withdrawalRequest({ amount: 40.71 }));
    expect(await ended).toMatchObject({ status: 1 });
  });
});
