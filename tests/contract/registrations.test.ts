/**
 * tsyringe constructs an unregistered class without an error, and a new instance each time: two stores where one is
 * meant. So these tests resolve all that the product registers, and expect each resolved class to be registered in its
 * container or a parent. `useInject` itself checks the tokens that screens resolve.
 */
import { container, type DependencyContainer, type InjectionToken } from 'tsyringe';
import { describe, expect, it } from 'vitest';
import { SimulatedGateway } from '../kit/simulated-gateway';
import { composeApp } from '@/composition/compose-app';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { noResponses } from '@/core/http/prefetched-responses';
import { HttpClient } from '@/core/http/http-client';
import { Realtime } from '@/core/realtime/realtime';
import { fakeSession } from '@/core/session/session.fake';
import { fakeSettings } from '@/core/settings/settings.fake';
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { allManifests } from './plugins';

/** Tokens that are registered in a container, and names of classes that were resolved without a registration. */
interface Watch {
  registered: Set<InjectionToken<unknown>>;
  unregistered: Set<string>;
}

function watch(scope: DependencyContainer): Watch {
  const { register, resolve } = scope;
  const seen: Watch = { registered: new Set(), unregistered: new Set() };
  // All other methods that register call this one.
  scope.register = ((token: InjectionToken<unknown>, ...how: [never]) => {
    seen.registered.add(token);
    return register.call(scope, token, ...how);
  }) as typeof scope.register;
  scope.resolve = function <T>(token: InjectionToken<T>, ...context: []): T {
    if (typeof token === 'function' && !scope.isRegistered(token, true)) seen.unregistered.add(token.name);
    return resolve.call(scope, token, ...context) as T;
  };
  return seen;
}

function compose() {
  const gateway = new SimulatedGateway({ simulators: [], catalogue: [], country: 'in', currency: 'INR' });
  const own = container.createChildContainer();
  const seen = watch(own);
  const app = composeApp({
    root: { createChildContainer: () => own } as DependencyContainer,
    boot: {
      settings: fakeSettings(),
      storage: memorySessionStore(),
      prefetched: noResponses(),
      channel: fakeHostBridge(),
    },
    session: fakeSession(),
    window: Object.assign(new EventTarget(), { document: new EventTarget(), location: { hash: '' } }) as Window,
    transition: async (_direction, update) => update(),
    replace: (core) => {
      core.registerInstance(Realtime, gateway);
      core.registerInstance(HttpClient, gateway);
    },
  });
  return { app, seen };
}

it('the app makes no class that it has not registered', async () => {
  const { app, seen } = compose();
  for (const token of seen.registered) app.resolve(token);
  await app.dispose();
  expect(seen.registered.size).toBeGreaterThan(40);
  expect([...seen.unregistered]).toEqual([]);
});

describe.each(allManifests)('the scope of $id', ({ load }) => {
  it('makes no class that neither it nor the app has registered', async () => {
    const { app } = compose();
    const scope = app.createChildContainer();
    const seen = watch(scope);
    (await load()).default.register(scope);
    for (const token of seen.registered) scope.resolve(token);
    await scope.dispose();
    await app.dispose();
    expect([...seen.unregistered]).toEqual([]);
  });
});
