/** Composes the sandbox: database, gateway with the widget, provider pages, demo host page. */
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
import { ownSite } from './http/own-site';
import { createHttpServer } from './http/http-server';
import { createApp } from './http/server';
import { widgetRoutes } from './http/widget';
import { Methods } from './methods';
import { Poller } from './poller';
import { operatorRoutes } from './operator/operator';
import { playerRoutes } from './realtime/player-routes';
import { standingRoutes } from './realtime/standing-routes';
import { pushRoute } from './realtime/push-route';
import { acquirerRoutes, providerAddress } from './provider/acquirer';
import { acquiring } from './provider/acquiring';
import { pageAssets } from './provider/page-assets';
import { Dispatcher } from './realtime/dispatch';
import { ProviderEvents } from './realtime/provider-events';
import { RequestLog } from './request-log';
import { RealtimeServer } from './realtime/realtime-server';
import { giveMoney } from './store/opening-balance';
import type { Transaction } from './store/transaction';
import type { UserRow } from './store/users';
import { Settlement } from './store/settlement';

export interface SandboxOptions {
  /** Port of the gateway and the widget; 0 takes any free port. */
  port: number;
  /** Port of the demo host page; 0 takes any free port. */
  hostPort: number;
  /** The address to listen on. */
  bind: string;
  /** Names besides localhost and addresses under which the desks and test calls may be reached. */
  allowHosts?: readonly string[] | undefined;
  /** Address of a PostgreSQL; by default PGlite in `dataDir` is used (`memory://` stores nothing). */
  databaseUrl?: string | undefined;
  dataDir: string;
  widgetDir: string;
  demoDir: string;
  /** Sources of the widget's `frame-ancestors`; by default the demo page's origins and the widget's own. */
  frameAncestors?: readonly string[] | undefined;
  /** The widget's run-time settings that differ from the defaults. */
  settings: Partial<Settings>;
  /** Gives each player money, once per currency, to try withdrawals with: about as much as 2000 US dollars. */
  openingBalance: boolean;
  /** Id of the conformance rule that the gateway breaks on purpose. */
  break?: string | undefined;
  /**
   * Set in one of several processes on one database: the fault switches are shared with the others, and so is the port
   * unless it has its own.
   */
  oneOfMany?: { faults: FaultSwitches; hasOwnPort: boolean } | undefined;
  /** Methods and simulators in addition to those of the catalogue and the plugins; for tests. */
  methods?: readonly CatalogueMethod[];
  simulators?: readonly Simulator[];
  /** Called with a line for each request that is refused. */
  log?: (line: string) => void;
  /** Serves the widget from its sources during development, in place of the built one. */
  widget?: (settings: Partial<Settings>) => Hono;
}

export interface Sandbox {
  /** The gateway's and the widget's origin, e.g. `http://localhost:4100`. */
  url: string;
  /** The demo page's origin. */
  hostUrl: string;
  /** Description of the database, without secrets. */
  databaseLabel: string;
  /** Switches the rule of the contract that the gateway breaks on purpose; none by default. */
  breaks: BreakSwitch;
  /** Reloads the plugins' simulators and fixtures. @throws Error that names the file; the loaded ones then stay */
  reload(): Promise<void>;
  /** Closes connections, timers and the database; idempotent. */
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

/** @throws PortInUseError, FolderInUseError, or what the database driver throws; everything opened is closed again. */
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
  const log = new RequestLog(now, options.log);
  const captcha = new SandboxCaptcha(now, faults);
  const settings = {
    captcha: SANDBOX_CAPTCHA,
    logoUrl: '/files/icons/brand-logo.svg',
    support: { url: '', text: {}, byHost: true },
    ...options.settings,
  };
  // Set once the servers listen; nothing reads them before.
  const ports = { gateway: 0, host: 0 };
  // The provider has another host name than the widget, and so another origin, as in production.
  const providerUrl = providerAddress(() => `http://127.0.0.1:${ports.gateway}`);
  const demoOrigins = () => [`http://localhost:${ports.host}`, `http://127.0.0.1:${ports.host}`];
  const frameAncestors = () => options.frameAncestors ?? ["'self'", ...demoOrigins()];

  // Listen first: a port in use is then reported at once, before the database starts.
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
    // A failed announcement is repeated later, by this process or another.
    realtime.announce(transaction).catch((error: unknown) => console.error('Push failed', error));
  };
  const settlement = new Settlement(database, now, announce);
  const parts = { database, methods, simulators, providerUrl, now, captcha };
  const events = new ProviderEvents(parts, announce, (push) => realtime.push(push));
  const dispatcher = new Dispatcher(parts, (event) => events.arm(event));
  const realtime = new RealtimeServer(gateway, database, dispatcher, faults, methods, director, now, log);
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
    ownSite(options.allowHosts),
    oneOfMany ? new Hono() : directorRoutes(director),
    breaks.routes(),
    bankingApi({ database, methods, faults, now, onVisit, log }),
    playerRoutes(database, realtime, now),
    standingRoutes(database, realtime, methods, now),
    filesService(found.iconFolders, faults),
    cspReports(),
    captcha.routes(database.db),
    health,
    pushRoute(realtime),
    faults.routes(),
    acquirerRoutes(acquiring(settlement, database, now)),
    operatorRoutes(settlement, events),
    log.routes(),
    pageAssets(),
    options.widget?.(settings) ??
      widgetRoutes({ ...options, settings, frameAncestors, countries: () => methods.countries() }, faults),
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
