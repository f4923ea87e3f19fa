import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from '../errors/app-error';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { CONNECT_TIMEOUT_MS } from './open-socket';
import { REPLY_TIMEOUT_MS, SocketRealtime } from './socket-realtime';
import { HandClock, HostLog, testRandom, testSession, testSettings } from './test-doubles';
import { TestGateway } from './test-gateway';

const STATUS = 'BANKING_DEPOSIT:deposit-status' as const;
const reference = { depositId: 'd1', paymentMethod: 'card' };

let gateway: TestGateway;
let clock: HandClock;
let host: HostLog;
let monitoring: FakeMonitoring;
const open: SocketRealtime[] = [];

function realtimeFor(url: string, session = testSession()): SocketRealtime {
  const settings = testSettings({ apiUrl: url });
  const realtime = new SocketRealtime(session, settings, host, monitoring, clock, testRandom());
  open.push(realtime);
  return realtime;
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('was not rejected'),
    (error: AppError) => error,
  );
const until = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 2 });

beforeEach(async () => {
  gateway = await TestGateway.start();
  clock = new HandClock();
  host = new HostLog();
  monitoring = new FakeMonitoring();
});
afterEach(async () => {
  for (const realtime of open.splice(0)) realtime.close();
  await gateway.stop();
});

describe('connect', () => {
  it('introduces itself with the query of the contract, over websocket only', async () => {
    await realtimeFor(gateway.url).connect();
    const { query } = gateway.sockets[0]!.handshake;
    expect(query).toMatchObject({
      Authorization: 'token-1',
      Language: 'pt-BR',
      xorigin: 'https://brand.example',
      cashier_type: 'widget',
      transport: 'websocket',
    });
    expect(query).not.toHaveProperty('isNative');
    expect(query).not.toHaveProperty('platform');
  });

  it('adds the native marks and the base path of the API', async () => {
    const other = await TestGateway.start(0, '/pay/v4/socket.io');
    try {
      await realtimeFor(`${other.url}/pay/`, testSession({ isNative: true, platform: 'ios' })).connect();
      expect(other.sockets[0]!.handshake.query).toMatchObject({ isNative: 'true', platform: 'ios' });
    } finally {
      await other.stop();
    }
  });

  it('goes closed, opening, open and tells those who listen', async () => {
    const realtime = realtimeFor(gateway.url);
    const states: string[] = [];
    const stop = autorun(() => states.push(realtime.state));
    const connected = vi.fn();
    realtime.onConnect(connected);
    const [first, second] = [realtime.connect(), realtime.connect()];
    await Promise.all([first, second]);
    await realtime.connect();
    stop();
    expect(states).toEqual(['closed', 'opening', 'open']);
    expect(connected).toHaveBeenCalledTimes(1);
    expect(gateway.sockets).toHaveLength(1);
  });

  it('carries the token of the moment at every connect', async () => {
    const session = testSession();
    const realtime = realtimeFor(gateway.url, session);
    await realtime.connect();
    realtime.close();
    session.token = 'token-2';
    await realtime.connect();
    expect(gateway.sockets.map((socket) => socket.handshake.query.Authorization)).toEqual(['token-1', 'token-2']);
  });

  it('is rejected when nobody listens, and can be tried again', async () => {
    const { port, url } = gateway;
    await gateway.stop();
    const realtime = realtimeFor(url);
    const error = await rejection(realtime.connect());
    expect(error).toMatchObject({ code: 'socket.connectionFailed', message: 'Network connection failed' });
    expect(realtime.state).toBe('closed');
    gateway = await TestGateway.start(port);
    await realtime.connect();
    expect(realtime.state).toBe('open');
  });

  it('is rejected after 20 s when the server opens the line but withholds CONNECT', async () => {
    gateway.withholdConnect();
    const realtime = realtimeFor(gateway.url);
    const failed = rejection(realtime.connect());
    await until(() => expect(gateway.lines).toBe(1));
    clock.advance(CONNECT_TIMEOUT_MS - 1);
    expect(realtime.state).toBe('opening');
    clock.advance(1);
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
    expect(realtime.state).toBe('closed');
    await until(() => expect(gateway.lines).toBe(0));
  });

  it('is rejected when the line is cut in the middle of the handshake', async () => {
    gateway.withholdConnect();
    const failed = rejection(realtimeFor(gateway.url).connect());
    await until(() => expect(gateway.lines).toBe(1));
    gateway.cut();
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
  });

  it('ends at close(), and a later connect is a new one', async () => {
    const realtime = realtimeFor(gateway.url);
    const failed = rejection(realtime.connect());
    realtime.close();
    expect(realtime.state).toBe('closed');
    const second = realtime.connect();
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
    await second;
    expect(realtime.state).toBe('open');
    expect(clock.pending).toBe(0);
  });

  it('tells the host once that the token is refused, however often it is tried', async () => {
    gateway.io.use((_, next) => next(Object.assign(new Error('unauthorized'), { data: { status: 401 } })));
    const realtime = realtimeFor(gateway.url);
    expect(await rejection(realtime.connect())).toMatchObject({ status: 401 });
    await rejection(realtime.connect());
    expect(host.sent.map((message) => message.messageType)).toEqual(['Error', 'onTokenExpired']);
  });
});

describe('request', () => {
  it('sends the envelope and gives the parsed data of the reply with its id', async () => {
    gateway.onRequest = ({ messageId }, reply) => {
      reply({ messageId: 'somebody-elses', status: 200, data: { status: 'PAYED' } });
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
      reply({ messageId, status: 200, data: { status: 'CANCELED' } });
    };
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    expect(gateway.requests).toEqual([
      { type: STATUS, data: reference, messageId: expect.stringMatching(/^[0-9a-f-]{36}$/), sendTime: clock.now() },
    ]);
    expect(host.sent).toEqual([]);
    expect(monitoring.errors).toEqual([]);
  });

  it('sends a key that is under way only once, and again after its reply', async () => {
    const replies: (() => void)[] = [];
    gateway.onRequest = ({ messageId }, reply) =>
      replies.push(() => reply({ messageId, status: 200, data: { status: 'WAITING' } }));
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    const messageId = crypto.randomUUID();
    const taps = [
      realtime.request(STATUS, reference, { messageId }),
      realtime.request(STATUS, reference, { messageId }),
    ];
    await until(() => expect(replies).toHaveLength(1));
    replies[0]!();
    expect(await Promise.all(taps)).toEqual([{ status: 'WAITING' }, { status: 'WAITING' }]);
    const later = realtime.request(STATUS, reference, { messageId });
    await until(() => expect(replies).toHaveLength(2));
    replies[1]!();
    await later;
    expect(gateway.requests.map((request) => request.messageId)).toEqual([messageId, messageId]);
  });

  it('is rejected at once while the channel is down, and never delivered later', async () => {
    const realtime = realtimeFor(gateway.url);
    const before = await rejection(realtime.request(STATUS, reference));
    expect(before).toMatchObject({ code: 'socket.networkError', outcomeUnknown: false, url: STATUS });
    await realtime.connect();
    gateway.cut();
    await until(() => expect(realtime.state).toBe('closed'));
    await rejection(realtime.request(STATUS, reference));
    await realtime.connect();
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' } });
    const marker = crypto.randomUUID();
    await realtime.request(STATUS, reference, { messageId: marker });
    // Replies keep their order: anything buffered would have arrived before the marker.
    expect(gateway.requests.map((request) => request.messageId)).toEqual([marker]);
    expect(host.sent).toEqual([
      { messageType: 'Error', message: 'Network connection failed', status: null, url: STATUS },
      { messageType: 'Error', message: 'Network connection failed', status: null, url: STATUS },
    ]);
  });

  it('is rejected with an unknown outcome when the line is cut before the reply', async () => {
    const realtime = realtimeFor(gateway.url);
    const lost = vi.fn();
    realtime.onDisconnect(lost);
    await realtime.connect();
    gateway.onRequest = () => gateway.cut();
    const error = await rejection(realtime.request(STATUS, reference));
    expect(error).toMatchObject({ code: 'socket.networkError', outcomeUnknown: true });
    expect(realtime.state).toBe('closed');
    expect(lost).toHaveBeenCalledTimes(1);
    expect(clock.pending).toBe(0);
  });

  it('times out after 30 s; the late reply is nobody’s', async () => {
    let late = () => {};
    gateway.onRequest = ({ messageId }, reply) =>
      (late = () => reply({ messageId, status: 200, data: { status: 'PAYED' } }));
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    const failed = rejection(realtime.request(STATUS, reference));
    await until(() => expect(gateway.requests).toHaveLength(1));
    clock.advance(REPLY_TIMEOUT_MS);
    expect(await failed).toMatchObject({ code: 'socket.timeout', outcomeUnknown: true, url: STATUS });
    late();
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' } });
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    expect(monitoring.errors).toEqual([]);
  });

  it.each<[refusal: { status: number; code?: string | null; message?: string | null }, told: string]>([
    [{ status: 422, code: 'banking.merchantClientError', message: 'Limit reached' }, 'Limit reached'],
    [{ status: 600, code: 'x.y' }, 'x.y'],
    [{ status: 302 }, 'Status 302'],
    [{ status: 100, message: null, code: null }, 'Status 100'],
  ])('is refused by %j', async (refusal, told) => {
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...refusal });
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    const error = await rejection(realtime.request(STATUS, reference));
    expect(error).toMatchObject({
      status: refusal.status,
      code: refusal.code ?? undefined,
      message: refusal.message ?? '',
      outcomeUnknown: false,
    });
    expect(host.sent).toEqual([{ messageType: 'Error', message: told, status: refusal.status, url: STATUS }]);
  });

  it.each([0, 99, 200, 299, 601])('succeeds with status %i', async (status) => {
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status, data: { status: 'WAITING' } });
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
  });

  it('tells the host of an expired token after the error', async () => {
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 401, message: 'Expired' });
    const realtime = realtimeFor(gateway.url);
    await realtime.connect();
    await rejection(realtime.request(STATUS, reference));
    expect(host.sent).toEqual([
      { messageType: 'Error', message: 'Expired', status: 401, url: STATUS },
      { messageType: 'onTokenExpired' },
    ]);
  });

  it.each([{ status: 200, data: { status: 7 } }, { status: 200 }, { status: 'all-is-well' }, {}])(
    'with the malformed reply %j leaves the outcome unknown and is reported with the path only',
    async (frame) => {
      gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...frame });
      const realtime = realtimeFor(gateway.url);
      await realtime.connect();
      const error = await rejection(realtime.request(STATUS, reference));
      expect(error).toMatchObject({ code: 'contract.invalidReply', outcomeUnknown: true, url: STATUS });
      expect(monitoring.errors).toHaveLength(1);
      expect(String(monitoring.errors[0]!.error)).toContain(`${STATUS} reply: `);
      expect(String(monitoring.errors[0]!.error)).not.toContain('all-is-well');
    },
  );
});

describe('pushes', () => {
  it('reach those who listen, parsed; malformed ones are reported and reach nobody', async () => {
    const realtime = realtimeFor(gateway.url);
    const deposits = vi.fn();
    const tokens = vi.fn();
    realtime.on('deposit.status', deposits);
    const stop = realtime.on('login.token', tokens);
    // Right behind CONNECT: also that one counts.
    gateway.onSocket = (socket) => socket.emit('deposit.status', { id: 5, status: 1, extra: true });
    await realtime.connect();
    const [socket] = gateway.sockets;
    socket!.emit('deposit.status', { id: null, status: '1' });
    socket!.emit('withdrawal.status', { id: 'w', status: 2 });
    socket!.emit('login.token', { token: 'new' });
    await until(() => expect(tokens).toHaveBeenCalledWith({ token: 'new' }));
    expect(deposits.mock.calls).toEqual([[{ id: '5', status: 1 }]]);
    expect(monitoring.errors.map(({ error }) => String(error))).toEqual([
      expect.stringContaining('deposit.status push: id '),
    ]);
    stop();
    socket!.emit('login.token', { token: 'newer' });
    socket!.emit('deposit.status', { id: 'last', status: 2 });
    await until(() => expect(deposits).toHaveBeenCalledTimes(2));
    expect(tokens).toHaveBeenCalledTimes(1);
  });

  it('a listener that throws is reported and keeps nobody else from hearing', async () => {
    const realtime = realtimeFor(gateway.url);
    const second = vi.fn();
    const fault = new Error('listener');
    realtime.on('deposit.status', () => {
      throw fault;
    });
    realtime.on('deposit.status', second);
    await realtime.connect();
    gateway.sockets[0]!.emit('deposit.status', { id: 'd', status: 1 });
    await until(() => expect(second).toHaveBeenCalledTimes(1));
    expect(monitoring.errors).toEqual([{ error: fault, context: undefined }]);
  });
});
