import { container } from 'tsyringe';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ScriptedRealtime } from '../cashier/test-kit/scripted-realtime';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { fakeHostBridge } from '../core/host-bridge/host-bridge.fake';
import { HttpClient } from '../core/http/http-client';
import { Realtime } from '../core/realtime/realtime';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { PlayerStore, SessionStore } from '../core/storage/storage';
import { ManualClock, settled } from '../core/time/clock.fake';
import { Clock } from '../core/time/time';
import { PlayerScope } from './player-scope';

function enclosed(admits: () => boolean = () => true) {
  const app = container.createChildContainer();
  const [host, realtime, clock, storage] = [
    fakeHostBridge(),
    new ScriptedRealtime(),
    new ManualClock(),
    memorySessionStore(),
  ];
  const answers: ((value: unknown) => void)[] = [];
  const http = { getJson: () => new Promise((resolve) => answers.push(resolve)) } as unknown as HttpClient;
  app.registerInstance(Clock, clock);
  app.registerInstance(SessionStore, storage);
  app.registerInstance(PlayerStore, storage);
  app.registerInstance(HostBridge, host);
  app.registerInstance(HttpClient, http);
  app.registerInstance(Realtime, realtime);
  const scope = new PlayerScope(admits);
  scope.enclose(app);
  return { app, scope, host, realtime, clock, storage, answers };
}

it('passes everything on while the player is there', async () => {
  const { app, host, realtime, clock, storage } = enclosed();
  const heard = vi.fn();
  app.resolve(HostBridge).send({ messageType: 'onClose' });
  app.resolve(PlayerStore).write('a', 1);
  app.resolve(Clock).after(5, heard);
  app.resolve(Realtime).on('login.token', heard);
  realtime.push('login.token', { name: 'Anna' });
  await clock.pass(5);
  expect([host.sent.length, storage.read('a', v.number()), heard.mock.calls.length]).toEqual([1, 1, 2]);
});

it('after the end nothing that still runs reaches anybody, or hears of anything', async () => {
  const { app, scope, host, realtime, clock, storage, answers } = enclosed();
  const heard = vi.fn();
  const stopped = vi.fn();
  app.resolve(Clock).every(5, heard);
  app.resolve(HostBridge).on('onGoBack', heard);
  app.resolve(Realtime).on('deposit.status', heard);
  app.resolve(Realtime).onConnect(heard);
  void app.resolve(HttpClient).getJson('/list', v.any()).then(heard);
  void app.resolve(Realtime).request('BANKING:transactions-list', { limit: 1 }).then(heard, heard);
  scope.add(stopped);
  app.resolve(PlayerStore).write('kept', 1);

  scope.end();
  scope.end();
  expect([realtime.state, app.resolve(Realtime).state, stopped.mock.calls.length]).toEqual(['closed', 'closed', 1]);
  answers[0]!('late');
  host.receive({ type: 'onGoBack' });
  await realtime.connect();
  realtime.push('deposit.status', { id: 'd1', status: 1 });
  await clock.pass(50);
  const sent = realtime.sentOf('BANKING:transactions-list').length;
  void app.resolve(Realtime).request('BANKING:transactions-list', { limit: 1 }).then(heard, heard);
  void app.resolve(HttpClient).getJson('/list', v.any()).then(heard, heard);
  app.resolve(HostBridge).send({ messageType: 'onClose' });
  app.resolve(PlayerStore).write('new', 1);
  app.resolve(SessionStore).remove('kept');
  await settled();

  expect(heard).not.toHaveBeenCalled();
  expect([host.sent, answers.length, realtime.sentOf('BANKING:transactions-list').length - sent]).toEqual([[], 1, 0]);
  expect([storage.keys(''), storage.read('kept', v.number())]).toEqual([['kept'], 1]);
});

it('keeps a push of another player from all of them', () => {
  const { app, realtime } = enclosed(() => false);
  const heard = vi.fn();
  app.resolve(Realtime).on('login.token', heard);
  realtime.push('login.token', { token: 'other', id_user: '8' });
  expect(heard).not.toHaveBeenCalled();
});

it('stops at once what is added after the end', () => {
  const { scope } = enclosed();
  scope.end();
  const stop = vi.fn();
  scope.add(stop);
  expect(stop).toHaveBeenCalledOnce();
});
