import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, rejection, startChannel, until, playerSession } from './channel.fake';
import { CONNECT_TIMEOUT_MS } from './open-socket';
import { TestGateway } from './test-gateway.fake';

let channel: Channel;
beforeEach(async () => {
  channel = await startChannel();
});
afterEach(() => channel.stop());

describe('connect', () => {
  it('introduces itself with the query of the contract, over websocket only', async () => {
    await channel.connected();
    const { query } = channel.gateway.sockets[0]!.handshake;
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
      await channel.realtime(playerSession({ isNative: true, platform: 'ios' }), `${other.url}/pay/`).connect();
      expect(other.sockets[0]!.handshake.query).toMatchObject({ isNative: 'true', platform: 'ios' });
    } finally {
      await other.stop();
    }
  });

  it('goes closed, opening, open and tells those who listen', async () => {
    const realtime = channel.realtime();
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
    expect(channel.gateway.sockets).toHaveLength(1);
  });

  it('carries the token of the moment at every connect', async () => {
    const session = playerSession();
    const realtime = channel.realtime(session);
    await realtime.connect();
    realtime.close();
    session.setToken('token-2');
    await realtime.connect();
    expect(channel.gateway.sockets.map((socket) => socket.handshake.query.Authorization)).toEqual([
      'token-1',
      'token-2',
    ]);
  });

  it('is rejected when nobody listens, and can be tried again', async () => {
    const { port, url } = channel.gateway;
    await channel.gateway.stop();
    const realtime = channel.realtime(playerSession(), url);
    const error = await rejection(realtime.connect());
    expect(error).toMatchObject({ code: 'socket.connectionFailed', message: 'Network connection failed' });
    expect(realtime.state).toBe('closed');
    channel.gateway = await TestGateway.start(port);
    await realtime.connect();
    expect(realtime.state).toBe('open');
  });

  it('is rejected after 20 s when the server opens the line but withholds CONNECT', async () => {
    channel.gateway.withholdConnect();
    const realtime = channel.realtime();
    const failed = rejection(realtime.connect());
    await until(() => expect(channel.gateway.lines).toBe(1));
    channel.clock.advance(CONNECT_TIMEOUT_MS - 1);
    expect(realtime.state).toBe('opening');
    channel.clock.advance(1);
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
    expect(realtime.state).toBe('closed');
    await until(() => expect(channel.gateway.lines).toBe(0));
  });

  it('is rejected when the line is cut in the middle of the handshake', async () => {
    channel.gateway.withholdConnect();
    const failed = rejection(channel.realtime().connect());
    await until(() => expect(channel.gateway.lines).toBe(1));
    channel.gateway.cut();
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
  });

  it('ends at close(), and a later connect is a new one', async () => {
    const realtime = channel.realtime();
    const states: string[] = [];
    const stop = autorun(() => states.push(realtime.state));
    const failed = rejection(realtime.connect());
    realtime.close();
    const second = realtime.connect();
    expect(await failed).toMatchObject({ code: 'socket.connectionFailed' });
    await second;
    stop();
    expect(states).toEqual(['closed', 'opening', 'closed', 'opening', 'open']);
    expect(channel.clock.pending).toBe(0);
  });

  it('a socket whose calls were refused gives way to one with the new token, and nobody is notified of a loss', async () => {
    channel.gateway.onRequest = ({ messageId }, reply, socket) => {
      const isKnown = socket.handshake.query['Authorization'] === 'token-2';
      reply({ messageId, status: isKnown ? 200 : 401, data: { status: 'WAITING' } });
    };
    const session = playerSession();
    const realtime = channel.realtime(session);
    const onLoss = vi.fn();
    realtime.onDisconnect(onLoss);
    await realtime.connect();
    const ask = () => realtime.request('BANKING_DEPOSIT:deposit-status', { depositId: '1', paymentMethod: 'visa' });
    session.setToken('token-1b');
    expect(channel.gateway.sockets).toHaveLength(1);
    // The host has already given a new token: the channel reconnects with it at once, and asks the host for one only
    // when that is refused too.
    expect(await rejection(ask())).toMatchObject({ status: 401 });
    expect(channel.gateway.sockets).toHaveLength(2);
    expect(channel.host.sent.map(({ messageType }) => messageType)).toEqual(['Error', 'Error', 'onTokenExpired']);
    session.setToken('token-2');
    await until(() => expect(channel.gateway.sockets).toHaveLength(3));
    await until(() => expect(realtime.state).toBe('open'));
    expect(await ask()).toEqual({ status: 'WAITING' });
    expect(onLoss).not.toHaveBeenCalled();
  });

  it('a token that comes while the old one is being refused connects at once, and the host is asked for none', async () => {
    const session = playerSession();
    channel.gateway.io.use((socket, next) => {
      if (socket.handshake.query['Authorization'] === 'token-2') return next();
      session.setToken('token-2');
      next(Object.assign(new Error('unauthorized'), { data: { status: 401 } }));
    });
    const realtime = channel.realtime(session);
    const states: string[] = [];
    const stop = autorun(() => states.push(realtime.state));
    await realtime.connect();
    stop();
    expect(states).toEqual(['closed', 'opening', 'open']);
    expect(channel.host.sent.map((message) => message.messageType)).toEqual(['Error']);
  });

  it('tells the host once that the token is refused, however often it is tried', async () => {
    channel.gateway.io.use((_, next) => next(Object.assign(new Error('unauthorized'), { data: { status: 401 } })));
    const realtime = channel.realtime();
    expect(await rejection(realtime.connect())).toMatchObject({ status: 401 });
    await rejection(realtime.connect());
    expect(channel.host.sent.map((message) => message.messageType)).toEqual(['Error', 'onTokenExpired']);
  });
});
