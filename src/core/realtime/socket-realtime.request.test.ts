import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, rejection, startChannel, until, playerSession } from './channel.fake';
import { RENEW_MS } from './renewal';
import { REPLY_TIMEOUT_MS } from './socket-realtime';

const STATUS = 'BANKING_DEPOSIT:deposit-status' as const;
const reference = { depositId: 'd1', paymentMethod: 'card' };

let channel: Channel;
beforeEach(async () => {
  channel = await startChannel();
});
afterEach(() => channel.stop());

describe('request', () => {
  it('sends the envelope and gives the parsed data of the reply with its id', async () => {
    channel.gateway.onRequest = ({ messageId }, reply) => {
      reply({ messageId: 'somebody-elses', status: 200, data: { status: 'PAYED' } });
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
      reply({ messageId, status: 200, data: { status: 'CANCELED' } });
    };
    const realtime = await channel.connected();
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    expect(channel.gateway.requests).toEqual([
      {
        type: STATUS,
        data: reference,
        messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        sendTime: channel.clock.now(),
      },
    ]);
    expect(channel.host.sent).toEqual([]);
    expect(channel.monitoring.errors).toEqual([]);
  });

  it('learns the server’s time from a reply, and no answer is lost to a bad one', async () => {
    const { gateway, clock, serverClock } = channel;
    const hour = 3_600_000;
    let time: unknown = clock.now() + hour;
    gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' }, time });
    const realtime = await channel.connected();
    expect(serverClock.now()).toBe(clock.now());
    await realtime.request(STATUS, reference);
    expect(serverClock.now()).toBe(clock.now() + hour);
    time = 'noon';
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    expect(serverClock.now()).toBe(clock.now() + hour);
  });

  it('sends a key that is under way only once, and again after its reply', async () => {
    const replies: (() => void)[] = [];
    channel.gateway.onRequest = ({ messageId }, reply) =>
      replies.push(() => reply({ messageId, status: 200, data: { status: 'WAITING' } }));
    const realtime = await channel.connected();
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
    expect(channel.gateway.requests.map((request) => request.messageId)).toEqual([messageId, messageId]);
  });

  it('is rejected at once while the channel is down, and never delivered later', async () => {
    const realtime = channel.realtime();
    const before = await rejection(realtime.request(STATUS, reference));
    expect(before).toMatchObject({ code: 'socket.networkError', outcomeUnknown: false, url: STATUS });
    await realtime.connect();
    channel.gateway.cut();
    await until(() => expect(realtime.state).toBe('closed'));
    await rejection(realtime.request(STATUS, reference));
    await realtime.connect();
    channel.gateway.onRequest = ({ messageId }, reply) =>
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
    const marker = crypto.randomUUID();
    await realtime.request(STATUS, reference, { messageId: marker });
    const code = 'socket.networkError';
    // Requests keep their order: a buffered one would have arrived before the marker.
    expect(channel.gateway.requests.map((request) => request.messageId)).toEqual([marker]);
    const sent = { messageType: 'Error', message: 'Network connection failed', status: null, url: STATUS, code };
    expect(channel.host.sent).toMatchObject([sent, sent]);
  });

  it('waits for the first connect that is under way, and for no later one', async () => {
    const realtime = channel.realtime();
    channel.gateway.onRequest = ({ messageId }, reply) =>
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
    const connecting = realtime.connect();
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    await connecting;
    channel.gateway.cut();
    await until(() => expect(realtime.state).toBe('closed'));
    const again = realtime.connect();
    expect(await rejection(realtime.request(STATUS, reference))).toMatchObject({ code: 'socket.networkError' });
    await again;
  });

  it('is rejected after a long sleep, when the line is dead but nobody has noticed, and never delivered later', async () => {
    const realtime = await channel.connected();
    const woken = Date.now() + 3_600_000;
    const time = vi.spyOn(Date, 'now').mockReturnValue(woken);
    const error = await rejection(realtime.request(STATUS, reference)).finally(() => time.mockRestore());
    expect(error).toMatchObject({ code: 'socket.networkError', outcomeUnknown: false });
    expect(realtime.state).toBe('closed');
    await realtime.connect();
    channel.gateway.onRequest = ({ messageId }, reply) =>
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
    const marker = crypto.randomUUID();
    await realtime.request(STATUS, reference, { messageId: marker });
    expect(channel.gateway.requests.map((request) => request.messageId)).toEqual([marker]);
  });

  it('is rejected with an unknown outcome when the line is cut before the reply', async () => {
    const realtime = channel.realtime();
    const lost = vi.fn();
    realtime.onDisconnect(lost);
    await realtime.connect();
    channel.gateway.onRequest = () => channel.gateway.cut();
    const error = await rejection(realtime.request(STATUS, reference));
    expect(error).toMatchObject({ code: 'socket.networkError', outcomeUnknown: true });
    expect(realtime.state).toBe('closed');
    expect(lost).toHaveBeenCalledTimes(1);
    expect(channel.clock.pending).toBe(0);
  });

  it('times out after 30 s; the late reply is nobody’s', async () => {
    let late = () => {};
    channel.gateway.onRequest = ({ messageId }, reply) =>
      (late = () => reply({ messageId, status: 200, data: { status: 'PAYED' } }));
    const realtime = await channel.connected();
    const failed = rejection(realtime.request(STATUS, reference));
    await until(() => expect(channel.gateway.requests).toHaveLength(1));
    channel.clock.advance(REPLY_TIMEOUT_MS);
    expect(await failed).toMatchObject({ code: 'socket.timeout', outcomeUnknown: true, url: STATUS });
    late();
    channel.gateway.onRequest = ({ messageId }, reply) =>
      reply({ messageId, status: 200, data: { status: 'WAITING' } });
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
    expect(channel.monitoring.errors).toEqual([]);
  });

  it.each<[refusal: { status: number; code?: string | null; message?: string | null }, told: string]>([
    [{ status: 422, code: 'banking.merchantClientError', message: 'Limit reached' }, 'Limit reached'],
    [{ status: 600, code: 'x.y' }, 'x.y'],
    [{ status: 302 }, 'Status 302'],
    [{ status: 100, message: null, code: null }, 'Status 100'],
  ])('is refused by %j', async (refusal, told) => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...refusal });
    const realtime = await channel.connected();
    const error = await rejection(realtime.request(STATUS, reference));
    expect(error).toMatchObject({
      status: refusal.status,
      code: refusal.code ?? undefined,
      message: refusal.message ?? '',
      outcomeUnknown: false,
    });
    const { status, code } = refusal;
    const requestId = channel.gateway.requests[0]!.messageId;
    expect(error.requestId).toBe(requestId);
    const sent = { messageType: 'Error', message: told, status, url: STATUS, code: code ?? undefined, requestId };
    expect(channel.host.sent).toEqual([sent]);
  });

  it('names the language that came after the handshake', async () => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200 });
    const session = playerSession();
    const realtime = await channel.connected(session);
    await rejection(realtime.request(STATUS, reference));
    session.setLang('es-MX');
    await rejection(realtime.request(STATUS, reference));
    expect(channel.gateway.requests.map(({ language }) => language)).toEqual([undefined, 'es-MX']);
  });

  it.each([0, 99, 200, 299, 601])('succeeds with status %i', async (status) => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status, data: { status: 'WAITING' } });
    const realtime = await channel.connected();
    expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
  });

  it('tells the host of an expired token after the error', async () => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 401, message: 'Expired' });
    const realtime = await channel.connected();
    const refused = rejection(realtime.request(STATUS, reference));
    await until(() =>
      expect(channel.host.sent).toEqual([
        { messageType: 'Error', message: 'Expired', status: 401, url: STATUS, requestId: expect.any(String) },
        { messageType: 'onTokenExpired' },
      ]),
    );
    // The host gives no new token in time.
    channel.clock.advance(RENEW_MS);
    expect(await refused).toMatchObject({ status: 401, message: 'Expired' });
    expect(channel.gateway.requests).toHaveLength(1);
  });

  describe('refused for the token', () => {
    beforeEach(() => {
      channel.gateway.onRequest = ({ messageId }, reply, socket) =>
        reply({
          messageId,
          status: socket.handshake.query['Authorization'] === 'token-2' ? 200 : 401,
          data: { status: 'WAITING' },
        });
    });

    const refused = () => until(() => expect(channel.host.sent).toHaveLength(2));

    it.each([STATUS, 'BANKING_DEPOSIT:deposit-cancel'] as const)(
      'asks %s once more with another one, under the same id',
      async (type) => {
        const session = playerSession();
        const realtime = await channel.connected(session);
        const answer = realtime.request(type, reference);
        await refused();
        session.setToken('token-2');
        expect(await answer).toEqual({ status: 'WAITING' });
        const [first, second] = channel.gateway.requests;
        expect(channel.gateway.requests).toHaveLength(2);
        expect(second!.messageId).toBe(first!.messageId);
      },
    );

    it('leaves a create to its attempt', async () => {
      const create = (await channel.connected()).request('BANKING:withdrawal-create', {} as never);
      expect(await rejection(create)).toMatchObject({ status: 401 });
      expect(channel.gateway.requests).toHaveLength(1);
    });
  });

  it.each([{ status: 200, data: 'all-is-well' }, { status: 200 }, { status: 'all-is-well' }, {}])(
    'with the malformed reply %j leaves the outcome unknown and is reported with the path only',
    async (frame) => {
      channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...frame });
      const realtime = await channel.connected();
      const error = await rejection(realtime.request(STATUS, reference));
      expect(error).toMatchObject({ code: 'contract.invalidReply', outcomeUnknown: true, url: STATUS });
      expect(channel.monitoring.errors).toHaveLength(1);
      expect(String(channel.monitoring.errors[0]!.error)).toContain(`${STATUS} reply: `);
      expect(String(channel.monitoring.errors[0]!.error)).not.toContain('all-is-well');
    },
  );
});
