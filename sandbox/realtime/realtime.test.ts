import type { ReplyEnvelope } from '../../src/contract/realtime';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, operator, postJson, repliesTo, setFaults, type TestClient } from '../testing/client';

const CREATE = 'BANKING:deposit-create';

/** A repeated answer differs only in its time of sending. */
const timeless = ({ time: _time, ...reply }: ReplyEnvelope) => reply;

describe('the realtime channel', () => {
  let sandbox: Sandbox;
  let player: TestClient;
  let token: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY });
  }, 60_000);
  beforeAll(async () => {
    token = `demo-${randomUUID().slice(0, 8)}`;
    player = await connect(sandbox.url, token);
  });
  afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    player?.close();
    await sandbox?.close();
  });

  const create = async (changes = {}, client = player) => {
    const reply = await client.request(CREATE, depositRequest(changes));
    return (reply.data as { depositId: string }).depositId;
  };
  const count = async () => (await operator(sandbox.url).list({ limit: '500' })).length;

  it('offers the catalogue and the suggested amounts of a region', async () => {
    const region = { country: 'DE', currency: 'EUR' };
    const reply = await player.request('BANKING:methods-payment-v3', region);
    const { data: methods } = reply.data as { data: { name: string }[] };
    expect(reply.data).toMatchObject({ recent: [], locks: [] });
    expect(methods.map((method) => method.name)).toContain('test_card');
    const snippet = await player.request('BANKING:userdata-payment-snippet', region);
    expect(snippet).toMatchObject({ status: 200, data: { test_card: 50 } });
    expect(await player.request('BANKING:methods-withdrawal', { ...region, country: 'zz' })).toMatchObject({
      data: { data: [] },
    });
  });

  it.each([
    ['no object', 'text', undefined],
    ['an id that is no UUID', { type: CREATE, data: {}, messageId: 'm-1', sendTime: 1 }, 'm-1'],
    ['no time', { type: CREATE, data: {}, messageId: 'm-2' }, 'm-2'],
    ['an id that is no text', { type: CREATE, data: {}, messageId: 7, sendTime: 1 }, undefined],
  ])('refuses an envelope with %s', async (_, message, messageId = '') => {
    const reply = repliesTo(player.socket, messageId, 1);
    player.socket.emit('message', message);
    expect((await reply)[0]).toMatchObject({ status: 400, code: 'contract.invalidRequest' });
  });

  it('refuses data that breaks the contract, naming the place and never the value', async () => {
    const secret = { city: 4242424242424242 };
    const reply = await player.request(CREATE, { ...depositRequest(), fields: secret });
    expect(reply).toMatchObject({ status: 400, code: 'contract.invalidRequest' });
    expect(reply.message).toContain('fields.city');
    expect(reply.message).not.toContain('4242');
  });

  it.each(['BANKING:nothing', 'toString', '__proto__'])('knows no request %s', async (type) => {
    expect(await player.request(type, {})).toMatchObject({ status: 404, code: 'unknown.type' });
  });

  it.each([undefined, '', 'expired'])('lets a socket with the token %s in and answers 401', async (bad) => {
    const stranger = await connect(sandbox.url, bad);
    expect(await stranger.request(CREATE, depositRequest())).toMatchObject({ status: 401, code: 'auth.tokenExpired' });
    stranger.close();
  });

  it.each([
    [{ paymentType: 'unknown_method' }, 'banking.methodUnavailable'],
    [{ currency: 'XYZ' }, 'banking.currencyUnavailable'],
    [{ amount: 4.99 }, 'banking.amountOutOfLimits'],
    [{ amount: 5000.01 }, 'banking.amountOutOfLimits'],
    [{ amount: -50 }, 'banking.amountOutOfLimits'],
    [{ amount: 50.13 }, 'banking.merchantClientError'],
  ])('refuses %j with %s and keeps nothing', async (changes, code) => {
    const before = await count();
    expect(await player.request(CREATE, depositRequest(changes))).toMatchObject({ status: 400, code });
    expect(await count()).toBe(before);
  });

  it('has no simulator for what no plugin handles', async () => {
    const request = { amount: 50, currency: 'EUR', fields: {}, payment_system: 'test_card' };
    expect(await player.request('BANKING:withdrawal-create', request)).toMatchObject({
      status: 400,
      code: 'banking.methodUnavailable',
    });
  });

  it('tells its time with each reply, refusals too', async () => {
    const before = Date.now();
    const { time } = await player.request('BANKING:no-such-type', {});
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('makes one deposit of fifty creates with one message id', async () => {
    const before = await count();
    const replies = await player.repeat(50, CREATE, depositRequest());
    for (const reply of replies) expect(timeless(reply)).toEqual(timeless(replies[0]!));
    expect(replies[0]).toMatchObject({ status: 200, data: { depositId: expect.any(String) } });
    expect(await count()).toBe(before + 1);
  });

  it('gives the first answer again after a lost reply, also on another socket and with other data', async () => {
    await setFaults(sandbox.url, { token, create: { dropReply: true } });
    const before = await count();
    const messageId = randomUUID();
    const lost = player.request(CREATE, depositRequest({ amount: 71 }), messageId);
    await expect.poll(count).toBe(before + 1);
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });

    const second = await connect(sandbox.url, token);
    const reply = await second.request(CREATE, depositRequest({ amount: 72 }), messageId);
    const [transaction] = await operator(sandbox.url).list();
    expect(reply).toMatchObject({ status: 200, data: { depositId: transaction!.id } });
    expect(transaction!.amount).toBe('71');
    expect(timeless(await player.request(CREATE, depositRequest(), messageId))).toEqual(timeless(reply));
    expect(timeless(await lost)).toEqual(timeless(reply));
    expect(await count()).toBe(before + 1);
    second.close();
  });

  it("keeps players apart: a message id, a deposit and a push are one player's own", async () => {
    const other = await connect(sandbox.url, `${token}-other`);
    const messageId = randomUUID();
    const mine = await player.request(CREATE, depositRequest(), messageId);
    const theirs = await other.request(CREATE, depositRequest(), messageId);
    expect(theirs).toMatchObject({ status: 200 });
    const { depositId } = mine.data as { depositId: string };
    expect((theirs.data as { depositId: string }).depositId).not.toBe(depositId);

    const reference = { depositId, paymentMethod: 'test_card' };
    expect(await other.request('BANKING_DEPOSIT:deposit-status', reference)).toMatchObject({ status: 404 });
    let pushes = 0;
    other.socket.on('deposit.status', () => pushes++);
    const push = player.push('deposit.status');
    await operator(sandbox.url).act(depositId, { action: 'approve' });
    await push;
    await other.request('BANKING_DEPOSIT:deposit-status', reference);
    expect(pushes).toBe(0);
    other.close();
  });

  it('tells every socket of the player how a deposit ended, and the new balance', async () => {
    const second = await connect(sandbox.url, token);
    const depositId = await create({ amount: 20.5 });
    const status = () => player.request('BANKING_DEPOSIT:deposit-status', { depositId, paymentMethod: 'test_card' });
    expect(await status()).toMatchObject({ data: { status: 'WAITING' } });
    const pushes = [player, second].map((client) => client.push('deposit.status'));
    const login = player.push('login.token');
    await operator(sandbox.url).act(depositId, { action: 'approve' });
    expect(await Promise.all(pushes)).toEqual([
      { id: depositId, status: 1 },
      { id: depositId, status: 1 },
    ]);
    const { balanceData } = (await login) as { balanceData: { balances: { EUR: number } } };
    expect(balanceData.balances.EUR).toBeGreaterThanOrEqual(20.5);
    expect(await status()).toMatchObject({ data: { status: 'PAYED' } });
    second.close();
  });

  it('tells of a failed deposit', async () => {
    const depositId = await create();
    const push = player.push('deposit.status');
    await operator(sandbox.url).act(depositId, { action: 'decline' });
    expect(await push).toMatchObject({ id: depositId, status: 2, decline: { reason: expect.any(String) } });
    const reference = { depositId, paymentMethod: 'test_card' };
    expect(await player.request('BANKING_DEPOSIT:deposit-status', reference)).toMatchObject({
      data: { status: 'CANCELED' },
    });
  });

  it('updates the profile; an advanced firstName is the name', async () => {
    const update = { is_withdrawal: true, email: 'a@b.example', advanced: { firstName: 'Ana' } };
    const reply = await player.request('USER:profile-update', update);
    expect(reply).toMatchObject({ status: 200, data: { user: { email: 'a@b.example', name: 'Ana' } } });
  });

  it('checks the fields and the profile before a withdrawal, and takes metrics', async () => {
    const profile = { birthday: '1990-05-31', country: 'de', email: 'nonsense', phone: '+49 151 23456789' };
    await player.request('USER:profile-update', { is_withdrawal: true, profile });
    const { data } = await player.request('BANKING:withdrawal-prepare', { fields: { firstName: ' ', passport: '1' } });
    const checked = (data as { fields: { name: string; errors: string[] }[] }).fields;
    expect(Object.fromEntries(checked.map(({ name, errors }) => [name, errors]))).toEqual({
      birthday: [],
      country: [],
      email: ['email'],
      firstName: ['required'],
      passport: [],
      phone: [],
    });
    const events = { events: [{ key: 'route-start', timestamp: 1, value: 2 }] };
    expect(await player.request('METRIC_EVENTS_HANDLER:events', events)).toMatchObject({ status: 200 });
  });

  it('refuses or garbles creates when a test switches that on, for one player alone', async () => {
    const refuse = { status: 503, code: 'banking.providerDown', message: 'Down' };
    await setFaults(sandbox.url, { token, create: { refuse } });
    expect(await player.request(CREATE, depositRequest())).toMatchObject(refuse);
    const other = await connect(sandbox.url, `${token}-third`);
    expect(await other.request(CREATE, depositRequest())).toMatchObject({ status: 200 });
    other.close();
    await setFaults(sandbox.url, { token, create: { malformed: true } });
    expect(await player.request(CREATE, depositRequest())).toMatchObject({ data: { apiResponse: 'nonsense' } });
  });

  it('pushes what a test asks for, and only what the contract knows', async () => {
    const send = (body: object) => postJson(`${sandbox.url}/sandbox/push`, body);
    const push = player.push('login.token');
    expect((await send({ token, event: 'login.token', data: { name: 'Ana' } })).status).toBe(200);
    expect(await push).toEqual({ name: 'Ana' });
    expect((await send({ token, event: 'login.token', data: { name: 7 } })).status).toBe(400);
    expect((await send({ token, event: 'login.nothing', data: {} })).status).toBe(400);
  });
});
