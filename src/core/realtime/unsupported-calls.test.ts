import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { type Channel, rejection, startChannel } from './channel.fake';
import { isUnsupported } from './unsupported-calls';

describe('isUnsupported', () => {
  it.each([
    [404, 'unknown.type'],
    [404, undefined],
    [400, undefined],
    [501, 'not.implemented'],
  ])('%s %s says that the gateway does not know the call', (status, code) => {
    expect(isUnsupported(new AppError('', { status, code }))).toBe(true);
  });

  it.each([
    [404, 'banking.depositNotFound'],
    [400, 'banking.paymentMethodRegex'],
    [500, undefined],
    [500, 'unknown.type'],
    [401, undefined],
    [undefined, 'socket.timeout'],
  ])('%s %s is an answer', (status, code) => {
    expect(isUnsupported(new AppError('', { status, code }))).toBe(false);
  });
});

describe('an optional call that the gateway does not know', () => {
  let channel: Channel;
  beforeEach(async () => void (channel = await startChannel()));
  afterEach(() => channel.stop());

  const HISTORY = 'BANKING:transactions-list';
  const STATUS = 'BANKING_DEPOSIT:deposit-status';
  const status = (depositId: string) => ({ depositId, paymentMethod: 'm' });
  const asked = () => channel.gateway.requests.map(({ type }) => type);

  it.each([
    { status: 404, code: 'unknown.type' },
    { status: 404 },
    { status: 400, message: 'Bad request' },
    { status: 501 },
  ])('is made once, and the host is notified once: %j', async (refusal) => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...refusal });
    const realtime = await channel.connected();
    for (const before of ['1', '2', '3']) {
      const error = await rejection(realtime.request(HISTORY, { limit: 20, before }));
      expect(error.status).toBe(refusal.status);
    }
    expect(asked()).toEqual([HISTORY]);
    expect(channel.host.sent).toHaveLength(1);
  });

  it('is made a few times for a deposit that is not found, and for another one all the same', async () => {
    channel.gateway.onRequest = ({ messageId, data }, reply) =>
      reply(
        (data as { depositId: string }).depositId === 'gone'
          ? { messageId, status: 404 }
          : { messageId, status: 200, data: { status: 'PAYED' } },
      );
    const realtime = await channel.connected();
    for (let poll = 0; poll < 30; poll += 1) await rejection(realtime.request(STATUS, status('gone')));
    expect(await realtime.request(STATUS, status('there'))).toEqual({ status: 'PAYED' });
    expect(asked()).toEqual([STATUS, STATUS, STATUS, STATUS]);
    expect(channel.host.sent).toHaveLength(1);
  });

  it.each([
    ['the call itself, for all deposits', { status: 404, code: 'unknown.type' }, 1, ['1']],
    ['the call itself, for all deposits', { status: 501 }, 1, ['1']],
    ['one deposit alone', { status: 400 }, 2, ['1', '2']],
  ])('is not made again for %s: %j', async (_name, refusal, told, ids) => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...refusal });
    const realtime = await channel.connected();
    for (const id of ['1', '1', '2', '2']) {
      expect((await rejection(realtime.request(STATUS, status(id)))).status).toBe(refusal.status);
    }
    expect(channel.gateway.requests.map(({ data }) => (data as { depositId: string }).depositId)).toEqual(ids);
    expect(channel.host.sent).toHaveLength(told);
  });

  it('that the cashier does not repeat by itself is refused by name alone', async () => {
    channel.gateway.onRequest = ({ messageId, type }, reply) =>
      reply({ messageId, ...(type === 'BANKING:account-name' ? { status: 404 } : { status: 501 }) });
    const realtime = await channel.connected();
    const account = { paymentMethod: 'm', bank: '1', account: '2' };
    for (let call = 0; call < 2; call += 1) {
      await rejection(realtime.request('BANKING:account-name', account));
      await rejection(realtime.request('BANKING:withdrawal-resend', { withdrawalId: '1' }));
    }
    const [name, resend] = ['BANKING:account-name', 'BANKING:withdrawal-resend'];
    expect(asked()).toEqual([name, resend, name]);
    expect(channel.host.sent).toHaveLength(3);
  });

  it.each([
    ['BANKING:transactions-list', { limit: 1 }, { status: 500 }],
    ['BANKING:transactions-list', { limit: 1 }, { status: 404, code: 'banking.x' }],
    ['BANKING:account-name', { paymentMethod: 'm', bank: '1', account: '2' }, { status: 400 }],
    ['BANKING:withdrawal-confirm', { withdrawalId: '1', code: '2' }, { status: 404, code: 'unknown.type' }],
  ] as const)('is no other refusal: %s %j %j', async (type, data, refusal) => {
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, ...refusal });
    const realtime = await channel.connected();
    for (let call = 0; call < 2; call += 1) await rejection(realtime.request(type, data));
    expect(asked()).toEqual([type, type]);
  });
});
