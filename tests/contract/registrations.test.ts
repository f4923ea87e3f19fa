/**
 * A class is its own token, and tsyringe makes one that nobody registered without a word: another one for each that asks for
 * it, two stores where one is meant. So all that the product registers is made here, and each class that is asked for must be
 * registered in the container that it is made in. The tokens of screens are watched by `useInject` itself.
 */
import { container, type DependencyContainer, type InjectionToken } from 'tsyringe';
import { describe, expect, it } from 'vitest';
import { SimulatedGateway } from '../kit/simulated-gateway';
import { composeApp } from '@/composition/compose-app';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { HttpClient } from '@/core/http/http-client';
import { Realtime } from '@/core/realtime/realtime';
import { fakeSession } from '@/core/session/session.fake';
import { fakeSettings } from '@/core/settings/settings.fake';
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { allManifests } from './plugins';

/** What is registered in a container, and the classes that were asked for and were not. */
interface Watch {
  registered: Set<InjectionToken<unknown>>;
  unregistered: Set<string>;
}

function watch(scope: DependencyContainer): Watch {
  const { register, resolve } = scope;
  const seen: Watch = { registered: new Set(), unregistered: new Set() };
  // Every other way to register ends here.
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
      prefetched: new Map(),
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
