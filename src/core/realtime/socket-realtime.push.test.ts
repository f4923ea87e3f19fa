import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, startChannel, until } from './channel.fake';

let channel: Channel;
beforeEach(async () => {
  channel = await startChannel();
});
afterEach(() => channel.stop());

describe('pushes', () => {
  it('reach those who listen, parsed; malformed ones are reported and reach nobody', async () => {
    const realtime = channel.realtime();
    const deposits = vi.fn();
    const tokens = vi.fn();
    realtime.on('deposit.status', deposits);
    const stop = realtime.on('login.token', tokens);
    // A push right after CONNECT must not be lost.
    channel.gateway.onSocket = (socket) => socket.emit('deposit.status', { id: 5, status: 1, extra: true });
    await realtime.connect();
    const [socket] = channel.gateway.sockets;
    socket!.emit('deposit.status', { id: null, status: '1' });
    socket!.emit('withdrawal.status', { id: 'w', status: 2 });
    socket!.emit('login.token', { token: 'new' });
    await until(() => expect(tokens).toHaveBeenCalledWith({ token: 'new' }));
    expect(deposits.mock.calls).toEqual([[{ id: '5', status: 1 }]]);
    expect(channel.monitoring.errors.map(({ error }) => String(error))).toEqual([
      expect.stringContaining('deposit.status push: id '),
    ]);
    stop();
    socket!.emit('login.token', { token: 'newer' });
    socket!.emit('deposit.status', { id: 'last', status: 2 });
    await until(() => expect(deposits).toHaveBeenCalledTimes(2));
    expect(tokens).toHaveBeenCalledTimes(1);
  });

  it('a listener that throws is reported and keeps nobody else from hearing', async () => {
    const realtime = channel.realtime();
    const second = vi.fn();
    const fault = new Error('listener');
    realtime.on('deposit.status', () => {
      throw fault;
    });
    realtime.on('deposit.status', second);
    await realtime.connect();
    channel.gateway.sockets[0]!.emit('deposit.status', { id: 'd', status: 1 });
    await until(() => expect(second).toHaveBeenCalledTimes(1));
    expect(channel.monitoring.errors).toEqual([{ error: fault, context: undefined }]);
  });
});
