/** The channel when it ends: by the line, by the token, and by the app. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors/app-error';
import { type Channel, playerSession, rejection, startChannel, until } from './channel.fake';
import { connectionFailed, isRefusedByGateway } from './open-socket';

const STATUS = 'BANKING_DEPOSIT:deposit-status' as const;
const reference = { depositId: 'd1', paymentMethod: 'card' };
const unauthorized = () => Object.assign(new Error('unauthorized'), { data: { status: 401 } });

let channel: Channel;
beforeEach(async () => {
  channel = await startChannel();
});
afterEach(() => channel.stop());

/** An open channel, with what its listeners have heard. */
async function opened(session = playerSession()) {
  const realtime = channel.realtime(session);
  const heard: string[] = [];
  const stops = [
    realtime.onConnect(() => heard.push('connect')),
    realtime.onDisconnect(() => heard.push('disconnect')),
  ];
  await realtime.connect();
  return { realtime, heard, stops };
}

describe('closing it', () => {
  it('tells those who listen, and leaves the outcome of what was asked unknown', async () => {
    const { realtime, heard } = await opened();
    const asked = rejection(realtime.request(STATUS, reference));
    await until(() => expect(channel.gateway.requests).toHaveLength(1));
    realtime.close();
    expect(realtime.state).toBe('closed');
    expect(await asked).toMatchObject({ code: 'socket.networkError', outcomeUnknown: true });
    expect(heard).toEqual(['connect', 'disconnect']);
    await until(() => expect(channel.gateway.lines).toBe(0));
    expect(channel.clock.pending).toBe(0);
  });

  it('says nothing to those who listen no more', async () => {
    const { realtime, heard, stops } = await opened();
    for (const stop of stops) stop();
    realtime.close();
    await realtime.connect();
    expect(heard).toEqual(['connect']);
  });

  it('before it was ever open is no loss', () => {
    const realtime = channel.realtime();
    const lost = vi.fn();
    realtime.onDisconnect(lost);
    realtime.close();
    expect(realtime.state).toBe('closed');
    expect(lost).not.toHaveBeenCalled();
  });

  it('in the middle of a connect asks no host for a token', async () => {
    channel.gateway.io.use((_, next) => setTimeout(() => next(unauthorized()), 5));
    const realtime = channel.realtime();
    const failed = rejection(realtime.connect());
    await until(() => expect(channel.gateway.lines).toBe(1));
    realtime.close();
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed', status: undefined });
    expect(channel.host.sent).toEqual([]);
    await until(() => expect(channel.gateway.lines).toBe(0));
  });
});

it('a line that is closed before the handshake fails at once, and the next connect is a new one', async () => {
  const { engine } = channel.gateway.io;
  const accept = (engine as unknown as { onWebSocket: unknown }).onWebSocket;
  channel.gateway.closeAtOnce();
  const realtime = channel.realtime();
  expect(await rejection(realtime.connect())).toMatchObject({ code: 'socket.connectionFailed' });
  expect([realtime.state, channel.clock.pending]).toEqual(['closed', 0]);
  Object.assign(engine, { onWebSocket: accept });
  await realtime.connect();
  expect(realtime.state).toBe('open');
});

describe('a token that the gateway refuses', () => {
  it('ends the session: nothing is sent, and the call is refused as the connection was', async () => {
    channel.gateway.io.use((_, next) => next(unauthorized()));
    const realtime = channel.realtime();
    await rejection(realtime.connect());
    const refused = rejection(realtime.request('BANKING:withdrawal-create', {} as never));
    expect(await refused).toMatchObject({ status: 401, message: 'Session ended', url: 'BANKING:withdrawal-create' });
    expect(channel.gateway.requests).toEqual([]);
  });

  it('is no reason once a new token is there: that call only finds no line', async () => {
    channel.gateway.io.use((_, next) => next(unauthorized()));
    const session = playerSession();
    const realtime = channel.realtime(session);
    await rejection(realtime.connect());
    session.setToken('token-2');
    // Connecting again is for those who watch the network.
    expect(realtime.state).toBe('closed');
    const refused = rejection(realtime.request('BANKING:withdrawal-create', {} as never));
    expect(await refused).toMatchObject({ code: 'socket.networkError', status: undefined, outcomeUnknown: false });
  });

  it('is forgotten with the connect that follows: the same one may be refused again', async () => {
    let isRefused = true;
    channel.gateway.io.use((_, next) => next(isRefused ? unauthorized() : undefined));
    const realtime = channel.realtime();
    await rejection(realtime.connect());
    isRefused = false;
    await realtime.connect();
    channel.gateway.cut();
    await until(() => expect(realtime.state).toBe('closed'));
    const refused = rejection(realtime.request('BANKING:withdrawal-create', {} as never));
    expect(await refused).toMatchObject({ code: 'socket.networkError' });
  });

  it('and the one after it as well: those who listen hear that the line is lost', async () => {
    channel.gateway.io.use((socket, next) =>
      next(socket.handshake.query['Authorization'] === 'token-1' ? undefined : unauthorized()),
    );
    channel.gateway.onRequest = ({ messageId }, reply) => reply({ messageId, status: 401 });
    const session = playerSession();
    const { realtime, heard } = await opened(session);
    await rejection(realtime.request('BANKING:withdrawal-create', {} as never));
    session.setToken('token-2');
    await until(() => expect(heard).toEqual(['connect', 'disconnect']));
    expect(realtime.state).toBe('closed');
  });
});

it('a line that is cut while a new token comes is only cut', async () => {
  channel.gateway.withholdConnect();
  const session = playerSession();
  const failed = rejection(channel.realtime(session).connect());
  await until(() => expect(channel.gateway.lines).toBe(1));
  session.setToken('token-2');
  channel.gateway.cut();
  expect(await failed).toMatchObject({ code: 'socket.connectionFailed', status: undefined });
  expect(channel.host.sent).toEqual([]);
});

describe('who has refused a connect', () => {
  it('is the gateway where its answer has data, and the line otherwise', async () => {
    channel.gateway.io.use((_, next) => next(unauthorized()));
    expect(isRefusedByGateway(await rejection(channel.realtime().connect()))).toBe(true);
    const nowhere = channel.realtime();
    await channel.gateway.stop();
    expect(isRefusedByGateway(await rejection(nowhere.connect()))).toBe(false);
    expect(isRefusedByGateway(new AppError('', { cause: 'connect timeout' }))).toBe(false);
  });

  it.each([
    [{ data: { status: 403, code: 'x' } }, 403],
    [{ data: { status: null } }, undefined],
    [{ data: null }, undefined],
    ['closed', undefined],
  ])('%j has the status %s', (cause, status) => {
    const message = 'Network connection failed';
    expect(connectionFailed(cause)).toMatchObject({ code: 'socket.connectionFailed', message, status, cause });
  });
});
