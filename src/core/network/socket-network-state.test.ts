import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { NotificationStore, TOAST_MS } from '../notifications/notification-store';
import { FakeNotifications } from '../notifications/notifications.fake';
import { RENEW_MS } from '../realtime/renewal';
import { CONNECT_TIMEOUT_MS } from '../realtime/open-socket';
import { SocketRealtime } from '../realtime/socket-realtime';
import { fakeSettings } from '../settings/settings.fake';
import { fakeLocale } from '../locale/locale.fake';
import { ManualClock } from '../time/clock.fake';
import { TestGateway } from '../realtime/test-gateway.fake';
import type { Session } from '../session/session';
import { OffsetServerClock } from '../time/server-clock';
import { ChannelProblem } from './channel-problem';
import { RECONNECT_INTERVAL_MS, SocketNetworkState } from './socket-network-state';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { countingRandom } from '../time/random.fake';
import { playerSession } from '../realtime/channel.fake';

let gateway: TestGateway;
let monitoring: FakeMonitoring;
let clock: ManualClock;
let notifications: FakeNotifications;
let realtime: SocketRealtime;
let network: SocketNetworkState;
let session: Session;
let host: ReturnType<typeof fakeHostBridge>;
let problem: ChannelProblem;
const texts = fakeLocale({ socket: { connectionFailed: 'Sem conexão' } });

function networkFor(url: string, locale = texts): void {
  // Keep the address unchanged: an empty one must not become the widget's own origin.
  const settings = { ...fakeSettings(), apiUrl: url };
  monitoring = new FakeMonitoring();
  const time = new OffsetServerClock(clock);
  session = playerSession();
  host = fakeHostBridge();
  realtime = new SocketRealtime(session, settings, host, monitoring, clock, countingRandom(), time);
  problem = new ChannelProblem(session, settings, host);
  network = new SocketNetworkState(realtime, notifications, locale, monitoring, clock, session, problem);
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 2 });

beforeEach(async () => {
  gateway = await TestGateway.start();
  clock = new ManualClock();
  notifications = new FakeNotifications();
});
afterEach(async () => {
  network.dispose();
  realtime.close();
  await gateway.stop();
});

it('is not offline before the first try has failed, and stays online when it succeeds', async () => {
  networkFor(gateway.url);
  expect(network.isOffline).toBe(false);
  network.start();
  network.start();
  await until(() => expect(realtime.state).toBe('open'));
  expect(network.isOffline).toBe(false);
  expect(notifications.contents).toEqual([]);
  expect(gateway.sockets).toHaveLength(1);
  expect(clock.pending).toBe(0);
});

it('goes offline at a cut, tells once, and is online again at the next turn of 5 s', async () => {
  networkFor(gateway.url);
  const stopLoading = vi.fn();
  network.onOffline(stopLoading);
  network.start();
  await until(() => expect(realtime.state).toBe('open'));
  gateway.cut();
  await until(() => expect(network.isOffline).toBe(true));
  expect(notifications.list).toMatchObject([{ kind: 'toast', color: 'danger', content: 'Sem conexão' }]);
  expect(stopLoading).toHaveBeenCalledTimes(1);
  clock.advance(RECONNECT_INTERVAL_MS - 1);
  expect(realtime.state).toBe('closed');
  clock.advance(1);
  expect(realtime.state).toBe('opening');
  notifications.snackbar('Sem conexão');
  notifications.toast('Copied');
  await until(() => expect(network.isOffline).toBe(false));
  // The toast about the loss is closed; other notifications stay.
  expect(notifications.list.map(({ kind, content }) => `${kind}: ${content}`)).toEqual([
    'snackbar: Sem conexão',
    'toast: Copied',
  ]);
  expect(gateway.sockets).toHaveLength(2);
  clock.advance(10 * RECONNECT_INTERVAL_MS);
  expect(gateway.sockets).toHaveLength(2);
});

it('says so in one place at a time: the banner follows the toast', async () => {
  networkFor(gateway.url);
  const told = new NotificationStore(clock, countingRandom());
  network = new SocketNetworkState(realtime, told, texts, monitoring, clock, session, problem);
  const shown: string[] = [];
  const stop = autorun(() => shown.push(`${told.list.length} toast, banner ${network.isLastingOffline}`));
  network.start();
  await until(() => expect(realtime.state).toBe('open'));
  const { port } = gateway;
  await gateway.stop();
  await until(() => expect(network.isOffline).toBe(true));
  clock.advance(TOAST_MS);
  gateway = await TestGateway.start(port);
  clock.advance(RECONNECT_INTERVAL_MS);
  await until(() => expect(network.isOffline).toBe(false));
  stop();
  expect(shown.filter((line, index) => line !== shown[index - 1])).toEqual([
    '0 toast, banner false',
    '1 toast, banner false',
    '0 toast, banner true',
    '0 toast, banner false',
  ]);
});

it('keeps trying every 5 s while the gateway is down from the start, with one notice', async () => {
  const { port, url } = gateway;
  await gateway.stop();
  networkFor(url, fakeLocale({}));
  network.start();
  await until(() => expect(network.isOffline).toBe(true));
  for (let turn = 0; turn < 3; turn += 1) {
    clock.advance(RECONNECT_INTERVAL_MS);
    expect(realtime.state).toBe('opening');
    await until(() => expect(realtime.state).toBe('closed'));
  }
  expect(notifications.contents).toEqual(['Network connection failed']);
  expect(monitoring.errors).toEqual([]);
  gateway = await TestGateway.start(port);
  clock.advance(RECONNECT_INTERVAL_MS);
  await until(() => expect(network.isOffline).toBe(false));
});

it('tries again after 5 s where the line is accepted and closed before the handshake', async () => {
  gateway.closeAtOnce();
  networkFor(gateway.url);
  network.start();
  for (let turn = 0; turn < 3; turn += 1) {
    await until(() => expect(realtime.state).toBe('closed'));
    expect(network.isOffline).toBe(true);
    clock.advance(RECONNECT_INTERVAL_MS);
    expect(realtime.state).toBe('opening');
  }
});

describe('a channel that the network refuses', () => {
  const problems = () => host.sent.filter(({ messageType }) => messageType === 'onProblem');

  it.each(['refused', 'silent'] as const)('%s: is told from a lost network, to the host once', async (how) => {
    gateway.answerCalls();
    if (how === 'refused') gateway.refuseUpgrades();
    else gateway.withholdConnect();
    networkFor(gateway.url);
    network.start();
    const fails = async () => {
      if (how === 'silent') await until(() => expect(gateway.lines).toBe(1));
      clock.advance(how === 'silent' ? CONNECT_TIMEOUT_MS : 0);
    };
    expect([network.isOffline, network.isBlocked]).toEqual([false, false]);
    await fails();
    await until(() => expect(network.isBlocked).toBe(true));
    // The banner says it, in place of the toast about a lost network.
    expect([network.isLastingOffline, notifications.list]).toEqual([true, []]);
    const told = [{ messageType: 'onProblem', code: 'channel_blocked', detail: gateway.url }];
    expect(problems()).toEqual(told);
    clock.advance(RECONNECT_INTERVAL_MS);
    await fails();
    await until(() => expect(realtime.state).toBe('closed'));
    expect(problems()).toEqual(told);
    expect(gateway.calls).toBe(1);
  });

  it('is forgotten once the channel is open', async () => {
    gateway.answerCalls();
    const { port } = gateway;
    gateway.refuseUpgrades();
    networkFor(gateway.url);
    network.start();
    await until(() => expect(network.isBlocked).toBe(true));
    await gateway.stop();
    gateway = await TestGateway.start(port);
    clock.advance(RECONNECT_INTERVAL_MS);
    await until(() => expect(realtime.state).toBe('open'));
    expect([network.isOffline, network.isBlocked]).toEqual([false, false]);
  });

  it.each(['is in trouble', 'refuses it itself'])('is not one where the gateway %s', async (why) => {
    if (why === 'refuses it itself') gateway.io.use((_socket, next) => next(new Error('no channel here')));
    else gateway.refuseUpgrades();
    gateway.answerCalls(why === 'is in trouble' ? 502 : 200);
    networkFor(gateway.url);
    network.start();
    await until(() => expect([gateway.calls, network.isOffline]).toEqual([why === 'is in trouble' ? 1 : 0, true]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([network.isBlocked, problems(), notifications.contents]).toEqual([false, [], ['Sem conexão']]);
  });
});

it('tries no more after dispose', async () => {
  networkFor(gateway.url);
  network.start();
  await until(() => expect(realtime.state).toBe('open'));
  gateway.cut();
  await until(() => expect(network.isOffline).toBe(true));
  network.dispose();
  clock.advance(10 * RECONNECT_INTERVAL_MS);
  expect(realtime.state).toBe('closed');
  expect(clock.pending).toBe(0);
});

it('reports an address that is none, once a try', async () => {
  networkFor('no address');
  network.start();
  await until(() => expect(network.isOffline).toBe(true));
  expect(monitoring.errors).toHaveLength(1);
});

it('a refusal with 401 is a session that ended and no lost network; a new token connects at once', async () => {
  networkFor(
    gateway.url,
    fakeLocale({ httpCodes: { 401: 'Sign in again' }, socket: { connectionFailed: 'Sem conexão' } }),
  );
  const known = new Set(['token-2']);
  gateway.io.use((socket, next) =>
    known.has(String(socket.handshake.query['Authorization']))
      ? next()
      : next(Object.assign(new Error('unauthorized'), { data: { status: 401 } })),
  );
  network.start();
  await until(() => expect(notifications.contents).toEqual(['Sign in again']));
  expect([network.isOffline, notifications.list[0]?.kind]).toEqual([false, 'snackbar']);
  clock.advance(RECONNECT_INTERVAL_MS);
  await until(() => expect(realtime.state).toBe('closed'));
  expect(notifications.contents).toEqual(['Sign in again']);
  const refused = realtime.request('BANKING_DEPOSIT:deposit-check', { paymentMethod: 'visa' }).catch((error) => error);
  // The call first waits for a new token.
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(RENEW_MS);
  expect(await refused).toMatchObject({ status: 401, outcomeUnknown: false });
  await until(() => expect(realtime.state).toBe('closed'));
  session.setToken('token-2');
  await until(() => expect(realtime.state).toBe('open'));
  expect(network.isOffline).toBe(false);
});
