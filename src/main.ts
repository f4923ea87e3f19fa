/** The composition root: the only file that knows every part of the application. */
import './kernel/reflect-metadata';
import { container, type DependencyContainer } from 'tsyringe';
import { composeApp } from './composition/compose-app';
import { fetchForForms } from './composition/fetch-for-forms';
import { followOpen } from './composition/open-by-host';
import { openFirstPage } from './composition/open-first-page';
import { keepOnePlayer } from './composition/one-player';
import type { Boot } from './composition/boot';
import { endRenewals } from './composition/end-renewals';
import { followDress } from './composition/follow-dress';
import { BonusStore } from './cashier/bonus/bonus-store';
import { ListEvents } from './cashier/methods/list-events';
import { AppError } from './core/errors/app-error';
import { installConsoleHelpers } from './core/console/console-helpers';
import { HostBridge } from './core/host-bridge/host-bridge';
import type { I18nextLocale } from './core/locale/i18next-locale';
import { Locale } from './core/locale/locale';
import { Monitoring } from './core/monitoring/monitoring';
import { NetworkState } from './core/network/network-state';
import { savesData } from './core/network/saves-data';
import { followHost } from './core/session/follow-host';
import { Session } from './core/session/session';
import { Settings } from './core/settings/settings';
import { loadWithRetry } from './kernel/loading/lazy';
import { fetchLostStyles } from './kernel/loading/preload-files';
import { RouterStore } from './kernel/router/router-store';
import { fetchOtherImages } from './first/first-images';
import { FullLoaded } from './shell/full-loaded';
import { loadDesign } from './shell/load-design';

type DesignChunk = ReturnType<(typeof loadDesign)[keyof typeof loadDesign]>;
type RendererChunk = Promise<typeof import('./shell/render-app')>;

/** Builds the app and shows its first screen. Rejects when start-up failed; the caller notifies the host. */
export async function start(boot: Boot): Promise<void> {
  const session = await boot.session;
  const designChunk = loadWithRetry(loadDesign[session.design]);
  const rendererChunk = loadWithRetry(() => import('./shell/render-app'));
  keepOnePlayer(boot.storage, session.payload.userId);

  const [firstList, packs] = await Promise.all([boot.firstList, boot.packs]);
  let isDrawn = false;
  const app = composeApp({
    root: container,
    boot: { ...boot, packs },
    session,
    window,
    transition: async (direction, update) => {
      const { slide, renderApp, Layout, Crashed } = await parts;
      if (isDrawn) return slide(direction, update);
      isDrawn = true;
      update();
      const isPainted = firstList.isPainted && !firstList.tapped && app.resolve(RouterStore).path === '/deposit';
      firstList.leave();
      // Checked only now: the list may have been painted while these files were loading.
      if (firstList.isPainted) app.resolve(FullLoaded).hostKnows();
      for (const url of firstList.lostIcons) monitoring.error(new AppError('unable to fetch icon', { url }));
      const onRecoverableError = (error: unknown) => monitoring.error(error);
      renderApp(rootElement(), { container: app, Layout, Crashed }, { isPainted, onRecoverableError });
    },
  });
  const monitoring = app.resolve(Monitoring);
  for (const problem of boot.problems) monitoring.error(new Error(problem));
  tellBlockedStorage(app);
  installConsoleHelpers(window, boot.storage);
  listenToHost(app);
  startAfterFirstPaint(app);
  if (boot.settings.catalogTransport === 'realtime') app.resolve(NetworkState).start();

  const parts = loadParts(app, designChunk, rendererChunk);
  // Find the first page while the parts load.
  const asked = window.location.hash.replace(/^#/, '') || '/';
  await Promise.all([parts, openFirstPage(app, { firstList, tapped: boot.tapped, asked, drawable: parts })]);
  followOpen(app);
  loadWithRetry(fetchLostStyles).catch(reporter(app));
  if (session.payload.height === 'auto')
    beside(
      app,
      () => import('./composition/auto-height/follow-height'),
      (it) => it.followHeight(rootElement(), app.resolve(HostBridge), app.resolve(RouterStore)),
    );
}

/** Loads all that is needed to render a page. */
async function loadParts(app: DependencyContainer, designChunk: DesignChunk, rendererChunk: RendererChunk) {
  const [{ Layout, Crashed }, { renderApp, slide }] = await Promise.all([
    designChunk,
    rendererChunk,
    (app.resolve(Locale) as I18nextLocale).load(),
  ]);
  return { Layout, Crashed, renderApp, slide };
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  return root;
}

/** Reports blocked storage to the host. The page works without it, but a reload forgets a payment that was begun. */
function tellBlockedStorage(app: DependencyContainer): void {
  try {
    window.sessionStorage.getItem('');
  } catch {
    app.resolve(HostBridge).send({ messageType: 'onProblem', code: 'storage_blocked' });
  }
}

function listenToHost(app: DependencyContainer): void {
  const bridge = app.resolve(HostBridge);
  const router = app.resolve(RouterStore);
  const session = app.resolve(Session);
  followHost(bridge, session, app.resolve(ListEvents), app.resolve(BonusStore));
  endRenewals(app);
  followDress(document.documentElement, session, app.resolve(Locale), app.resolve(Settings));
  const goBack = () => {
    // Without this message a host that shows its own back button would seem dead here.
    if (!router.back()) bridge.send({ messageType: 'onGoBackUnhandled' });
  };
  bridge.on('onGoBack', goBack);
  bridge.on('onSwipeBack', goBack);
}

/** A chunk of its own, because most brands have no font. */
function loadFont(app: DependencyContainer): void {
  const { brandFont } = app.resolve(Settings);
  const report = reporter(app);
  if (brandFont.family)
    void import('./ui/tokens/brand-font').then((it) => it.loadBrandFont(document, brandFont, report)).catch(report);
}

/**
 * Loads what only some players or hosts need, each as a chunk of its own. A failure is reported; the page goes on
 * without it.
 */
function beside<T>(app: DependencyContainer, load: () => Promise<T>, use: (it: T) => unknown): void {
  loadWithRetry(load).then(use).catch(reporter(app));
}

const reporter = (app: DependencyContainer) => (problem: unknown) => app.resolve(Monitoring).error(problem);

/** Starts what the player does not need to see the list: the channel for pushes, and monitoring. */
function startAfterFirstPaint(app: DependencyContainer): void {
  app.resolve(FullLoaded).whenTold(() => {
    fetchForForms(app);
    app.resolve(NetworkState).start();
    app.resolve(Monitoring).start();
    loadFont(app);
    beside(
      app,
      () => import('./composition/journey/follow-journey'),
      (it) => it.followJourney(app, performance.timeOrigin),
    );
    if (!savesData()) fetchOtherImages(document);
  });
}
