/** The composition root: the only file that knows every part of the application. */
import './kernel/reflect-metadata';
import { reaction } from 'mobx';
import { container, type DependencyContainer } from 'tsyringe';
import { composeApp } from './composition/compose-app';
import { fetchForForms } from './composition/fetch-for-forms';
import { loadFont } from './composition/load-font';
import { followOpen } from './composition/open-by-host';
import { openFirstPage } from './composition/open-first-page';
import type { TappedTile } from './first/kept-tap';
import { PlayerScope } from './composition/player-scope';
import { reloadIfTaken, renewToken, setAside } from './composition/player-storage';
import type { Handover } from './first/handover';
import { beside, reporter } from './composition/beside';
import { endRenewals } from './composition/end-renewals';
import { followPayload } from './composition/follow-payload';
import { followBack } from './composition/follow-back';
import { followSystemTheme } from './composition/follow-system-theme';
import { followOpenFailed } from './composition/follow-open-failed';
import { followAppearance } from './composition/follow-appearance';
import { reportBlockedStorage } from './composition/report-blocked-storage';
import { HostWord } from './cashier/submission/host-word';
import { BonusStore } from './cashier/bonus/bonus-store';
import { HostListing } from './cashier/methods/host-listing';
import { ListEvents } from './cashier/methods/list-events';
import type { LoadedPayload } from './contract/host';
import { AppError } from './core/errors/app-error';
import { installConsoleHelpers } from './core/console/console-helpers';
import { HostBridge } from './core/host-bridge/host-bridge';
import { sendInitError } from './core/host-bridge/host-channel';
import { readHostData, readPayload } from './core/host-bridge/host-data';
import type { I18nextLocale } from './core/locale/i18next-locale';
import { Locale, type LanguagePacks } from './core/locale/locale';
import { Monitoring } from './core/monitoring/monitoring';
import { NetworkState } from './core/network/network-state';
import { noResponses } from './core/http/prefetched-responses';
import { savesData } from './core/network/saves-data';
import { createSession } from './core/session/create-session';
import { followHost } from './core/session/follow-host';
import { KnownPlayer } from './core/session/known-player';
import { Session, type SessionData } from './core/session/session';
import { withStoredUser } from './core/session/stored-user';
import { Settings } from './core/settings/settings';
import { tokensBeside } from './core/storage/frame';
import { PlayerStore, SessionStore } from './core/storage/storage';
import { loadWithRetry } from './kernel/loading/lazy';
import { fetchLostStyles, shareStyles } from './kernel/loading/preload-files';
import { PluginScopes } from './kernel/plugin-scopes';
import { PageAhead } from './kernel/page-ahead/page-ahead';
import { RouterStore } from './kernel/router/router-store';
import { applyAppearance } from './first/apply-appearance';
import { fetchOtherImages } from './first/first-images';
import { noFirstList, type FirstList } from './first/first-list';
import { FullLoaded } from './shell/full-loaded';
import { loadDesign } from './shell/load-design';

type DesignChunk = ReturnType<(typeof loadDesign)[keyof typeof loadDesign]>;
interface Chunks {
  design: DesignChunk;
  renderer: Promise<typeof import('./shell/render-app')>;
}

/** What stays for the next player: all but what the first script asked for the first one. */
type Opened = Omit<Handover, 'packs' | 'styles'> & { packs: LanguagePacks | undefined };

/** What the page shows before the first player's application. */
interface Shown {
  firstList: FirstList;
  tapped: TappedTile | undefined;
  asked: string;
}

/**
 * Builds the app and shows its first screen; and anew, with nothing of the one before, whenever another player comes.
 * Rejects when start-up failed; the caller notifies the host.
 */
export async function start(boot: Handover): Promise<void> {
  shareStyles(boot.styles);
  const session = await boot.session;
  const parts = loadDesigned(session);
  const [firstList, packs] = await Promise.all([boot.firstList, boot.packs]);
  installConsoleHelpers(window, boot.storage);
  const shown = { firstList, tapped: boot.tapped, asked: window.location.hash.replace(/^#/, '') || '/' };
  await open({ ...boot, packs }, session, parts, shown);
}

/** Opens the cashier of one player. Resolves when the first page is shown. */
async function open(
  boot: Opened,
  session: SessionData,
  chunks: Chunks,
  { firstList, tapped, asked }: Shown,
  monitoringBefore?: Monitoring,
): Promise<void> {
  const known = new KnownPlayer(session.payload, session.token);
  const scope = new PlayerScope((user) => known.admitsUser(user) || leaveFor(known.payloadOf(user)));
  let unmount = () => {};
  let isDrawn = false;
  const app = composeApp({
    root: container,
    boot,
    session,
    window,
    scope,
    // One for the page: the SDK behind it can be started once.
    replace: (own) => monitoringBefore && own.registerInstance(Monitoring, monitoringBefore),
    transition: async (direction, update) => {
      const { slide, renderApp, Layout, Crashed } = await parts;
      if (scope.isEnded) return;
      if (isDrawn) return slide(direction, update);
      isDrawn = true;
      update();
      const isPainted = firstList.isPainted && !firstList.tapped && app.resolve(RouterStore).path === '/deposit';
      firstList.leave();
      // Checked only now: the list may have been painted while these files were loading.
      if (firstList.isPainted) app.resolve(FullLoaded).hostKnows();
      for (const url of firstList.lostIcons) monitoring.error(new AppError('unable to fetch icon', { url }));
      const onRecoverableError = (error: unknown) => monitoring.error(error);
      const options = { isPainted, isIntact: firstList.isIntact, onRecoverableError };
      unmount = renderApp(rootElement(), { container: app, Layout, Crashed }, options);
    },
  });
  const monitoring = app.resolve(Monitoring);

  /** Ends this player's cashier and opens the next one's. */
  function leaveFor(payload: LoadedPayload): false {
    if (scope.isEnded) return false;
    scope.end();
    boot.channel.forget();
    setAside(boot.storage, known.token, tokensBeside(window));
    unmount();
    app.resolve(RouterStore).dispose();
    app.resolve(PluginScopes).leaveAllBut();
    void app.dispose();
    firstList.leave();
    rootElement().replaceChildren();
    const flow = window.location.hash.startsWith('#/withdrawal') ? '/withdrawal' : '/deposit';
    if (!session.isEmbedded) window.history.replaceState(null, '', `#${flow}`);
    const { settings, channel, packs } = boot;
    const next = createSession({ payload, carrier: channel.carrier, settings, window });
    applyAppearance(document, next, settings, packs);
    const anew = { ...boot, prefetched: noResponses(), problems: [] };
    open(anew, next, loadDesigned(next), { firstList: noFirstList, tapped: undefined, asked: flow }, monitoring).catch(
      (error: unknown) => sendInitError(channel, error),
    );
    return false;
  }

  for (const problem of boot.problems) monitoring.error(new Error(problem));
  reportBlockedStorage(app);
  const admits = (payload: unknown) => {
    const next = withStoredUser(readHostData(payload).payload, boot.storage);
    const given = new Set(Object.keys(readPayload(payload) ?? {}));
    return known.admits(next, given) || leaveFor(known.payloadAfter(next, given));
  };
  listenToHost(app, scope, admits, known);
  startAfterFirstPaint(app, scope, monitoringBefore ? Date.now() : performance.timeOrigin);
  if (boot.settings.catalogTransport === 'realtime') app.resolve(NetworkState).start();

  const parts = loadParts(app, chunks);
  // Find the first page while the parts load.
  await Promise.all([parts, openFirstPage(app, { firstList, tapped, asked, drawable: parts })]);
  if (scope.isEnded) return;
  listenToOpen(app, scope, firstList);
  loadWithRetry(fetchLostStyles).catch(reporter(monitoring));
  followPayload(app, scope, session.payload, rootElement());
}

/** The files that a session's design needs, requested at once. */
function loadDesigned({ design }: SessionData): Chunks {
  return {
    design: loadWithRetry<Awaited<DesignChunk>>(loadDesign[design]),
    renderer: loadWithRetry(() => import('./shell/render-app')),
  };
}

/** Loads all that is needed to render a page. */
async function loadParts(app: DependencyContainer, { design, renderer }: Chunks) {
  const [{ Layout, Crashed }, { renderApp, slide }] = await Promise.all([
    design,
    renderer,
    (app.resolve(Locale) as I18nextLocale).load(),
  ]);
  return { Layout, Crashed, renderApp, slide };
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  return root;
}

function listenToHost(
  app: DependencyContainer,
  scope: PlayerScope,
  admits: (payload: unknown) => boolean,
  known: KnownPlayer,
): void {
  const bridge = app.resolve(HostBridge);
  const session = app.resolve(Session);
  const followers = [ListEvents, BonusStore, HostListing, HostWord].map((one) =>
    app.resolve<{ onHost(payload: unknown): void }>(one),
  );
  const theme = followSystemTheme(session, window);
  followHost(bridge, session, admits, ...followers, theme);
  scope.add(() => theme.stop());
  scope.add(endRenewals(app));
  scope.add(followAppearance(document.documentElement, session, app.resolve(Locale), app.resolve(Settings)));
  scope.add(
    reaction(
      () => session.token,
      (token) => {
        known.token = token;
        // Without a name the player is known again after a reload by the token alone.
        if (session.userId === '')
          renewToken(app.resolve(SessionStore), app.resolve(PlayerStore), token, tokensBeside(window));
      },
    ),
  );
  if (session.userId === '') scope.add(reloadIfTaken(window, app.resolve(PlayerStore), () => session.token));
  followBack(app);
  followOpenFailed(app);
}

function listenToOpen(app: DependencyContainer, scope: PlayerScope, { isPainted }: FirstList): void {
  const listen = () => {
    if (!scope.isEnded) scope.add(followOpen(app));
  };
  // React hydrates what is in a painted list later, whose first effect un-chooses everything.
  if (isPainted) app.resolve(FullLoaded).whenNotified(listen);
  else listen();
}

/** Starts what the player does not need to see the list: the channel for pushes, and monitoring. */
function startAfterFirstPaint(app: DependencyContainer, scope: PlayerScope, begunAt: number): void {
  app.resolve(FullLoaded).whenNotified(() => {
    if (scope.isEnded) return;
    const monitoring = app.resolve(Monitoring);
    fetchForForms(app);
    app.resolve(NetworkState).start();
    monitoring.start();
    loadFont(app);
    beside(
      { scope, monitoring },
      () => import('./composition/journey/follow-journey'),
      (it) => it.followJourney(app, begunAt, app.resolve(PageAhead).settled),
    );
    if (!savesData()) fetchOtherImages(document);
  });
}
