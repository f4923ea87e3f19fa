/** The composition of the sandbox: database, gateway with the widget, provider pages, demo host page. */
import { Hono } from 'hono';
import type { Settings } from '../src/contract/settings';
import type { CatalogueMethod, Simulator } from '../src/contract/simulator';
import { BreakSwitch } from './break/break-switch';
import { SANDBOX_CAPTCHA, SandboxCaptcha } from './captcha/captcha';
import { fromDollars } from './catalogue/markets';
import { Director } from './director/director';
import { directorRoutes } from './director/director-routes';
import { performBy } from './director/perform';
import { openDatabase } from './database/database';
import { discover } from './discover';
import { FaultSwitches } from './faults';
import { bankingApi } from './http/banking-api';
import { cspReports } from './http/csp-reports';
import { filesService } from './http/files-service';
import { hostPageRoutes } from './http/host-page';
import { closeServer, listen } from './http/listen';
import { createApp, createHttpServer } from './http/server';
import { widgetRoutes } from './http/widget';
import { Methods } from './methods';
import { Poller } from './poller';
import { operatorRoutes } from './operator/operator';
import { playerRoutes } from './realtime/player-routes';
import { standingRoutes } from './realtime/standing-routes';
import { pushRoute } from './realtime/push-route';
import { acquirerRoutes, providerAddress } from './provider/acquirer';
import { pageAssets } from './provider/page-assets';
import { Dispatcher } from './realtime/dispatch';
import { ProviderEvents } from './realtime/provider-events';
import { RealtimeServer } from './realtime/realtime-server';
import { giveMoney } from './store/opening-balance';
import type { Transaction } from './store/transactions';
import type { UserRow } from './store/users';
import { Settlement } from './store/settlement';

export interface SandboxOptions {
  /** Gateway and widget; 0 takes any free port. */
  port: number;
  /** Demo host page; 0 takes any free port. */
  hostPort: number;
  /** The address to listen on. */
  bind: string;
  /** PostgreSQL; otherwise PGlite in `dataDir` (`memory://` keeps nothing). */
  databaseUrl?: string | undefined;
  dataDir: string;
  widgetDir: string;
  demoDir: string;
  /** Sources of the widget's `frame-ancestors`; by default the demo page's origins and the widget's own. */
  frameAncestors?: readonly string[] | undefined;
  /** The widget's run-time settings, as far as they differ from the defaults. */
  settings: Partial<Settings>;
  /** Gives each player, once per currency, enough to try withdrawals: about as much as 2000 US dollars. */
  openingBalance: boolean;
  /** An id of the conformance rules that the gateway breaks, on purpose. */
  break?: string | undefined;
  /** One of several processes on one database: its switches are theirs too, and its port may be shared with them. */
  oneOfMany?: { faults: FaultSwitches; hasOwnPort: boolean } | undefined;
  /** More methods and simulators than the catalogue and the plugins have; for tests. */
  methods?: readonly CatalogueMethod[];
  simulators?: readonly Simulator[];
  /** Stands in for the built widget: as it is developed. */
  widget?: (settings: Partial<Settings>) => Hono;
}

export interface Sandbox {
  /** The gateway's and the widget's origin, e.g. `http://localhost:4100`. */
  url: string;
  /** The demo page's origin. */
  hostUrl: string;
  /** Which database it is on; without secrets. */
  databaseLabel: string;
  /** Which rule of the contract it breaks on purpose; none unless told. */
  breaks: BreakSwitch;
  /** Reads the plugins' simulators and fixtures anew. @throws Error that names the file; what was there stays */
  reload(): Promise<void>;
  /** Ends connections, timers and the database; idempotent. */
  close(): Promise<void>;
}

export const DEFAULTS: SandboxOptions = {
  port: 4100,
  hostPort: 4200,
  bind: '127.0.0.1',
  dataDir: '.sandbox/db',
  widgetDir: 'dist',
  demoDir: 'dist-demo',
  settings: {},
  openingBalance: false,
};

/** @throws PortInUseError, FolderInUseError, or what the database driver throws; nothing stays open then. */
export async function startSandbox(given: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const options = { ...DEFAULTS, ...given };
  const closers: (() => Promise<void> | void)[] = [];
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      for (const closer of closers.reverse()) await closer();
    })());
  try {
    return { ...(await compose(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function compose(
  options: SandboxOptions,
  closers: (() => Promise<void> | void)[],
): Promise<Omit<Sandbox, 'close'>> {
  const { oneOfMany } = options;
  const breaks = new BreakSwitch(options.break, oneOfMany !== undefined);
  const director = new Director(breaks);
  const { now } = director;
  const found = await discover();
  const methods = new Methods([...found.methods, ...(options.methods ?? [])]);
  const simulators = [...found.simulators, ...(options.simulators ?? [])];
  const faults = oneOfMany?.faults ?? new FaultSwitches();
  const captcha = new SandboxCaptcha(now, faults);
  const settings = {
    captcha: SANDBOX_CAPTCHA,
    logoUrl: '/files/icons/brand-logo.svg',
    support: { url: '', text: {}, byHost: true },
    ...options.settings,
  };
  // Known once the servers listen, and not asked for earlier.
  const ports = { gateway: 0, host: 0 };
  // Another host name than the widget's, so that the provider is another origin, as in real life.
  const providerUrl = providerAddress(() => `http://127.0.0.1:${ports.gateway}`);
  const demoOrigins = () => [`http://localhost:${ports.host}`, `http://127.0.0.1:${ports.host}`];
  const frameAncestors = () => options.frameAncestors ?? ["'self'", ...demoOrigins()];

  // The ports first: a port in use is told at once, and does not cost a database start.
  let open!: (app: Hono) => void;
  const gateway = createHttpServer(new Promise<Hono>((resolve) => (open = resolve)));
  const exclusive = oneOfMany?.hasOwnPort ?? false;
  ports.gateway = await listen(gateway, options.port, options.bind, '--port', { exclusive });
  closers.push(() => closeServer(gateway));
  const url = `http://localhost:${ports.gateway}`;
  const host = createHttpServer(createApp(hostPageRoutes(options.demoDir, `${url}/`)));
  ports.host = await listen(host, options.hostPort, options.bind, '--host-port');
  closers.push(() => closeServer(host));

  const database = await openDatabase(options);
  closers.unshift(() => database.close());
  const announce = (transaction: Transaction) => {
    // What fails here is announced later, by this process or another.
    realtime.announce(transaction).catch((error: unknown) => console.error('Push failed', error));
  };
  const settlement = new Settlement(database, now, announce);
  const parts = { database, methods, simulators, providerUrl, now, captcha };
  const events = new ProviderEvents(parts, announce, (push) => realtime.push(push));
  const dispatcher = new Dispatcher(parts, (event) => events.arm(event));
  const realtime = new RealtimeServer(gateway, database, dispatcher, faults, methods, director, now);
  const onVisit = async ({ id: userId, currency }: UserRow) => {
    if (!options.openingBalance) return;
    const gift = { id: `opening-${userId}-${currency}`, userId, amount: String(fromDollars(2000, currency)), currency };
    if (await giveMoney(database.db, now, gift)) await realtime.announceBalance(userId);
  };
  const poller = new Poller([() => settlement.approveDue(), () => events.runDue(), () => realtime.announceLeft()]);
  closers.push(
    () => realtime.close(),
    () => events.dispose(),
    () => poller.stop(),
    () => director.dispose(),
  );
  const health = new Hono().get('/sandbox/health', (c) => c.json({ data: 'ok', pid: process.pid }));
  const app = createApp(
    oneOfMany ? new Hono() : directorRoutes(director),
    breaks.routes(),
    bankingApi({ database, methods, faults, now, onVisit }),
    playerRoutes(database, realtime, now),
    standingRoutes(database, realtime, methods, now),
    filesService(found.iconFolders, faults),
    cspReports(),
    captcha.routes(database.db),
    health,
    pushRoute(realtime),
    faults.routes(),
    acquirerRoutes(settlement, database, now),
    operatorRoutes(settlement, events),
    pageAssets(),
    options.widget?.(settings) ?? widgetRoutes({ ...options, settings, frameAncestors }, faults),
  );
  director.perform = performBy(app);
  open(app);
  await poller.start();
  let version = 0;
  const reload = async () => {
    const again = await discover((version += 1));
    methods.replace([...again.methods, ...(options.methods ?? [])]);
    simulators.splice(0, simulators.length, ...again.simulators, ...(options.simulators ?? []));
  };
  return { url, hostUrl: `http://localhost:${ports.host}`, databaseLabel: database.label, breaks, reload };
}
