/** Makes the plugin's scope as a route does, and resolves every store that the plugin registers, with all dependencies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import type { composeApp } from '../../src/composition/compose-app';
import type { Session } from '../../src/core/session/session';
import type { Settings } from '../../src/core/settings/settings';
import type { SessionStore } from '../../src/core/storage/storage';
import type { HostBridge } from '../../src/core/host-bridge/host-bridge';
import type { SimulatedGateway } from '../../tests/kit/simulated-gateway';
import { NOT_PRODUCT } from '../locales/check-locales';
import { listFiles } from '../files.mjs';
import { firstLine, type PluginTree } from './plugin-tree';

export async function storeProblems(tree: PluginTree): Promise<string[]> {
  const { folder, manifest } = tree;
  let flow;
  try {
    ({ default: flow } = await manifest.load());
  } catch (error) {
    return [`${folder}/flow.ts can't be loaded: ${firstLine(error)}`];
  }
  if (typeof flow?.register !== 'function')
    return [`${folder}/flow.ts has no register(scope) in its default export: write const flow: PluginFlow = { … }.`];
  const app = await openApp(tree);
  const scope = app.createChildContainer();
  try {
    const watched = watch(scope);
    const { registered } = watched;
    try {
      flow.register(scope);
    } catch (error) {
      return [`${folder}/flow.ts: register(scope) throws: ${firstLine(error)}${placeOf(error, tree)}`];
    }
    return [...registered]
      .flatMap((token) => resolveProblems(scope, token, tree, watched))
      .concat(screenStoreProblems(tree, registered), aheadProblems(tree, flow));
  } finally {
    await scope.dispose();
    await app.dispose();
  }
}

function resolveProblems(
  scope: DependencyContainer,
  token: InjectionToken<unknown>,
  tree: PluginTree,
  { asked, handMade }: ReturnType<typeof watch>,
): string[] {
  const name = nameOf(token);
  const unnamed = typeof token === 'function' && !handMade.has(token) ? injectionProblems(token) : [];
  if (unnamed.length > 0) return unnamed;
  let made: { reset?: unknown };
  try {
    made = scope.resolve(token) as object;
  } catch (error) {
    const plain = /TypeInfo not known for "?(\w+)/.exec(reasonOf(error))?.[1];
    if (plain) return [`${plain} has no @injectable(). Write it above the class.`];
    const missing = /unregistered dependency token: "Symbol\((\w+)\)"/.exec(reasonOf(error))?.[1];
    if (missing) return [`${name} asks for ${missing}, which nobody registers. ${howToRegister(missing, tree)}`];
    return [`The store ${name} throws when it is made: ${reasonOf(error)}${placeOf(error, tree)}`];
  }
  const missing = [...asked];
  asked.clear();
  const problems = missing.map((one) => `${name} asks for ${one}, which nobody registers. ${howToRegister(one, tree)}`);
  if (name.endsWith('Store') && typeof made.reset !== 'function')
    problems.push(`The store ${name} has no reset(). Add one: it gives back what the store was made with.`);
  return problems;
}

function howToRegister(name: string, { folder }: PluginTree): string {
  const shared = /^(Deposit|Withdrawal)(?:Form|Store)$/.exec(name)?.[1];
  return `Add ${shared ? `register${shared}(scope)` : `scope.registerSingleton(${name})`} to ${folder}/flow.ts.`;
}

/** Stores of the plugin that a screen asks for and no scope holds: each component would get one of its own. */
function screenStoreProblems(tree: PluginTree, registered: ReadonlySet<InjectionToken<unknown>>): string[] {
  const known = new Set([...registered].map(nameOf));
  const files = listFiles(tree.root, [tree.folder]).filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(tree.root, file), 'utf8');
    const own = [...source.matchAll(/import \{([^}]*)\} from '\.[^']*'/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
    return [...new Set(own.map((name) => name.trim()))]
      .filter((name) => new RegExp(`useInject(?:<[^(]*>)?\\(${name}\\)`).test(source) && !known.has(name))
      .map((name) => `${file} asks for ${name}, which nobody registers. ${howToRegister(name, tree)}`);
  });
}

/** Constructor parameters without a token: the container would inject `undefined`. */
function injectionProblems(store: abstract new (...args: never[]) => unknown): string[] {
  const { name, length } = store;
  const tokens = Reflect.getOwnMetadata('injectionTokens', store) as object | undefined;
  const parameters = Array.from({ length }, (_, index) => index);
  const lacks = parameters.filter((index) => !(index in (tokens ?? {})));
  return lacks.map(
    (index) => `Parameter ${index + 1} of the constructor of ${name} has no @inject(…). Write which service it gets.`,
  );
}

const nameOf = (token: InjectionToken<unknown>): string =>
  typeof token === 'function' ? token.name : typeof token === 'symbol' ? String(token.description) : 'a service';

/** tsyringe wraps an error of a constructor; the last line is the constructor's own message. */
const reasonOf = (error: unknown) => {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return lines.at(-1) ?? '';
};

/** The file and line of the plugin where the error was thrown; '' when the stack names none. */
function placeOf(error: unknown, { folder }: PluginTree): string {
  const stack = error instanceof Error ? `${error.stack ?? ''}\n${String((error.cause as Error)?.stack ?? '')}` : '';
  const place = new RegExp(`${folder}/[^\\s:)]+:\\d+`).exec(stack)?.[0];
  return place === undefined ? '' : ` (${place})`;
}

function aheadProblems({ folder, manifest }: PluginTree, flow: { drawnAhead?: readonly string[] }): string[] {
  const isForm = (screen: string) =>
    manifest.routes.some((route) => route.screen === screen) &&
    manifest.routes.every((route) => route.screen !== screen || route.guard === 'method');
  return (flow.drawnAhead ?? [])
    .filter((screen) => !isForm(screen))
    .map(
      (screen) =>
        `${folder}/flow.ts: drawnAhead names ${screen}, which is no screen of routes with guard 'method'. Take it out: only a form may be drawn before it is opened.`,
    );
}

function watch(scope: DependencyContainer) {
  const { register, resolve } = scope;
  const registered = new Set<InjectionToken<unknown>>();
  const asked = new Set<string>();
  /** Classes that a function makes, which gives the constructor what it takes. */
  const handMade = new Set<InjectionToken<unknown>>();
  scope.register = ((token: InjectionToken<unknown>, ...how: [never]) => {
    registered.add(token);
    if ('useFactory' in how[0]) handMade.add(token);
    return register.call(scope, token, ...how);
  }) as typeof scope.register;
  scope.resolve = function <T>(token: InjectionToken<T>, ...context: []): T {
    if (typeof token === 'function' && !scope.isRegistered(token, true)) asked.add(token.name);
    return resolve.call(scope, token, ...context) as T;
  };
  return { registered, asked, handMade };
}

/** Composes the app with a fake session and an empty gateway: no player, no methods. */
async function openApp({ load }: PluginTree): Promise<DependencyContainer> {
  const [compose, kernel, gateway, http, realtime, bridge, session, settings, storage] = await Promise.all([
    load<{ composeApp: typeof composeApp }>('/src/composition/compose-app.ts'),
    load<{ emptyContainer(): DependencyContainer }>('/src/kernel/manifest.fixture.ts'),
    load<{ SimulatedGateway: typeof SimulatedGateway }>('/tests/kit/simulated-gateway.ts'),
    load<{ HttpClient: InjectionToken<unknown> }>('/src/core/http/http-client.ts'),
    load<{ Realtime: InjectionToken<unknown> }>('/src/core/realtime/realtime.ts'),
    load<{ fakeHostBridge(): HostBridge }>('/src/core/host-bridge/host-bridge.fake.ts'),
    load<{ fakeSession(): Session }>('/src/core/session/session.fake.ts'),
    load<{ fakeSettings(): Settings }>('/src/core/settings/settings.fake.ts'),
    load<{ memorySessionStore(): SessionStore }>('/src/core/storage/session-store.fake.ts'),
  ]);
  const empty = new gateway.SimulatedGateway({ simulators: [], catalogue: [], country: 'de', currency: 'EUR' });
  const page = { document: new EventTarget(), location: { hash: '' } };
  return compose.composeApp({
    root: { createChildContainer: kernel.emptyContainer } as DependencyContainer,
    boot: {
      settings: settings.fakeSettings(),
      storage: storage.memorySessionStore(),
      prefetched: { answers: new Map(), messages: new Map() },
      channel: bridge.fakeHostBridge() as never,
    },
    session: session.fakeSession() as never,
    window: Object.assign(new EventTarget(), page) as unknown as Window,
    transition: async (_direction, update) => update(),
    replace: (core) => {
      core.registerInstance(realtime.Realtime, empty);
      core.registerInstance(http.HttpClient, empty);
    },
  });
}
