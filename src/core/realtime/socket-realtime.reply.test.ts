/** Replies that are odd, and what is reported of them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Channel, rejection, startChannel, until } from './channel.fake';
import { readMessageId, readServerTime } from './read-reply';
import { REPLY_TIMEOUT_MS } from './socket-realtime';

const STATUS = 'BANKING_DEPOSIT:deposit-status' as const;
const reference = { depositId: 'd1', paymentMethod: 'card' };

let channel: Channel;
beforeEach(async () => {
  channel = await startChannel();
});
afterEach(() => channel.stop());

const reports = () => channel.monitoring.errors.map(({ error }) => String(error));

it('a reply without an id is reported, and answers nobody', async () => {
  channel.gateway.onRequest = ({ messageId }, reply) => {
    reply({ status: 200, data: { status: 'PAYED' } });
    reply({ messageId, status: 200, data: { status: 'WAITING' } });
  };
  const realtime = await channel.connected();
  expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
  expect(reports()).toEqual([expect.stringContaining('realtime reply: messageId ')]);
});

it('what had to be left out of a reply is reported, and the rest is taken', async () => {
  channel.gateway.onRequest = ({ messageId }, reply) =>
    reply({ messageId, status: 200, data: { status: 'WAITING' }, code: {} });
  const realtime = await channel.connected();
  expect(await realtime.request(STATUS, reference)).toEqual({ status: 'WAITING' });
  expect(reports()).toEqual([expect.stringContaining(`${STATUS} reply: code `)]);
});

it('what can’t be read at all says so, with its cause, and monitoring gets the request’s id', async () => {
  channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: 'odd' });
  const realtime = await channel.connected();
  const error = await rejection(realtime.request(STATUS, reference));
  expect(error.message).toContain(`${STATUS} reply: `);
  expect(error.cause).toMatchObject({ what: `${STATUS} reply` });
  expect(channel.monitoring.errors).toEqual([{ error, context: { requestId: error.requestId } }]);
});

it('says in words why a call has no answer', async () => {
  const realtime = await channel.connected();
  const late = rejection(realtime.request(STATUS, reference));
  await until(() => expect(channel.gateway.requests).toHaveLength(1));
  channel.clock.advance(REPLY_TIMEOUT_MS - 1);
  expect(channel.clock.pending).toBe(1);
  channel.clock.advance(1);
  expect((await late).message).toBe('No reply in time');
  realtime.close();
  expect((await rejection(realtime.request(STATUS, reference))).message).toBe('Network connection failed');
});

it('takes each wait of a reply out with it', async () => {
  channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 200, data: { status: 'WAITING' } });
  const realtime = await channel.connected();
  await realtime.request(STATUS, reference);
  expect(channel.clock.pending).toBe(0);
});

it('finds an id and a time in what may be anything', () => {
  expect(readMessageId({ messageId: 'm', more: 1 })).toEqual({ ok: true, value: 'm' });
  for (const frame of [null, 'm', {}, { messageId: 5 }]) expect(readMessageId(frame).ok).toBe(false);
  expect(readServerTime({ time: 5 })).toBe(5);
  for (const frame of [null, {}, { time: null }, { time: 'noon' }]) expect(readServerTime(frame)).toBeUndefined();
});
