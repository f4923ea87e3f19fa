/**
 * The first script: a few KB that greet the host and ask for the first data while the rest is still on its way. Plain
 * functions only: no container, no React, no MobX.
 */
import * as v from 'valibot';
import { ATTEMPTS_KEY } from '../cashier/attempt/attempt-record';
import { Place, PLACE_KEY } from '../cashier/resume/place-record';
import type { Flow } from '../contract/primitives';
import { FIRST_PAGE, HTTP_PATHS } from '../contract/http';
import { openHostChannel, sendInitError } from '../core/host-bridge/host-channel';
import { readHostData, type HostData } from '../core/host-bridge/host-data';
import { bankingUrl } from '../core/http/banking-url';
import { fetchJson } from '../core/http/fetch-json';
import { prefetch, type PrefetchedResponses } from '../core/http/prefetched-responses';
import { languageTag, textTag } from '../core/locale/language-tag';
import { fetchMessages, messagesUrl } from '../core/locale/load-messages';
import type { Language, LanguagePacks } from '../core/locale/locale';
import { matchLanguage, ownLanguage } from '../core/locale/pick-language';
import { createSession } from '../core/session/create-session';
import type { SessionData } from '../core/session/session';
import { withStoredUser } from '../core/session/stored-user';
import { readSettings } from '../core/settings/read-settings';
import { createSessionStore } from '../core/storage/session-store';
import { takeTap } from '../composition/kept-tap';
import { reloadOnce } from '../composition/reload-once';
import { loadWithRetry, orReload } from '../kernel/loading/lazy';
import { noFirstList, type FirstList } from './first-list';
import { messageFiles, plainMessages, type MessageRequest } from './plain-messages';
import { loadDesign } from '../shell/load-design';
import { showStartNotice } from './start-notice';
import { dressDocument } from './dress-document';
import { fetchLater } from './fetch-later';
import { isTooOld } from './too-old/is-too-old';
import type { PluginManifest } from '../kernel/plugin';

/** Its code is on its way by then; a slow line's list has come, a gateway that takes longer is not waited for. */
const APPLICATION_WAITS_MS = 1000;

/** The milliseconds that a native view has to tell who the player is (spec 9); a page that embeds the cashier has no more. */
const HOST_LIMIT_MS = 5000;

/** For whoever embeds the cashier; says what was waited for. */
const NO_ANSWER = 'The host has not answered Loaded';

/** The page that sends a payment window on. */
const isFormPage = location.hash.startsWith('#/form');
/** The page that a provider's window ends on where the host names none of its own (`returnUrl`). */
const isReturnPage = /[?&]page=return\b/.test(location.search);
/** Nobody embeds it, so no host will answer. */
const standsAlone = isFormPage || isReturnPage;
if (standsAlone) document.documentElement.dataset['alone'] = '';
const flow: Flow = location.hash.startsWith('#/withdrawal') ? 'withdrawal' : 'deposit';

const { settings, problems: settingsProblems } = readSettings(document);
const problems = [...settingsProblems];
const storage = createSessionStore(() => window.sessionStorage);
const tapped = takeTap(storage, flow);
const prefetched: PrefetchedResponses = new Map();
/** The core's own, in the order in which they were asked for. */
const messages: MessageRequest[] = [];
let hasFailed = false;
const channel = openHostChannel({ window, hostOrigins: settings.hostOrigins });

/** A poor line brings the page's last bytes after the script has run, or after all files: there is nothing to show in yet. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

prefetchMessages('en');
/** Most deployments have none: a file of its own, beside English. */
const packsLoaded =
  settings.languages &&
  import('../core/locale/language-packs')
    .then((it) => it.languagePacks(settings.languages!, document.baseURI, { matchLanguage, textTag }, problems))
    .catch((error: unknown) => void problems.push(String(error)));
const session = Promise.all([standsAlone ? dataWithoutHost() : channel.loaded, packsLoaded]).then(begin);
session.catch(failStart);
// A page of its own is told by the channel.
if (!standsAlone && window.parent !== window) void tellSilence();

let shownList = noFirstList;
// What goes wrong with it must not take the application with it.
const firstList = Promise.all([session, parsed])
  .then(async ([begun]) => (shownList = await showList(begun)))
  .catch(() => noFirstList);

// The list's own data must not wait for the application to run; a host or gateway that takes its time leaves it the time.
void Promise.race([firstList.then((list) => list.settled), sleep(APPLICATION_WAITS_MS)])
  .then(() => parsed)
  .then(() => {
    if (isReturnPage) return showReturnPage();
    const application = loadWithRetry(() => import('../main'));
    // Its screens beside it and not a round trip after it; what fails here fails again where it is waited for.
    void session.then(({ design }) => loadDesign[design]()).catch(() => undefined);
    return orReload(
      application.then(({ start }) =>
        start({ settings, storage, channel, session, firstList, tapped, prefetched, packs: packsLoaded, problems }),
      ),
      async () => !hasFailed && reloadOnce(storage, () => shownList.tapped && { flow, ...shownList.tapped }),
    );
  })
  .then(() => void (messages.length = 0))
  .catch(failStart);
window.cashierStarts = true;

/** A session that fails takes the rest of start-up with it: the host is told once, and the player too. */
async function failStart(error: unknown): Promise<void> {
  if (hasFailed) return;
  hasFailed = true;
  // A page of its own, which tells the host as well.
  if (isTooOld()) {
    const { payload } = await session.catch(dataWithoutHost);
    return location.replace(`./too-old.html?lang=${encodeURIComponent(payload.lang)}`);
  }
  sendInitError(channel, error);
  for (const type of ['onGoBack', 'onSwipeBack'] as const)
    channel.on(type, () => channel.send({ messageType: 'onGoBackUnhandled' }));
  const { payload } = await session.catch(dataWithoutHost);
  const t = await words();
  await parsed;
  const list = await firstList;
  const root = document.getElementById('root');
  // Its taps would lead nowhere.
  if (list.isShown) root?.replaceChildren();
  list.leave();
  // An application that got as far as to draw tells the player itself.
  if (root?.hasChildNodes()) return;
  showStartNotice(document, {
    t,
    title: 'error.title',
    text: 'error.text',
    onClose: payload.closingButton && !standsAlone ? () => channel.send({ messageType: 'onClose' }) : undefined,
    canReload: true,
  });
}

/** A host that has said nothing yet may still answer: then the cashier starts. */
async function tellSilence(): Promise<void> {
  const answer = session.then(
    () => true,
    () => true,
  );
  if (await Promise.race([answer, sleep(HOST_LIMIT_MS).then(() => false)])) return;
  sendInitError(channel, new Error(NO_ANSWER));
  prefetchLanguage(navigator.language, await packsLoaded);
  const t = await words();
  await parsed;
  if (document.documentElement.dataset['theme']) return;
  dressDocument(document, sessionOf(dataWithoutHost()), settings);
  const takeAway = showStartNotice(document, { t, title: 'error.title', text: 'start.noHost', canReload: true });
  void answer.then(takeAway);
}

/** The payment goes on where it was begun; nothing of it is known here. */
async function showReturnPage(): Promise<void> {
  await session;
  showStartNotice(document, { t: await words(), title: 'returned.title', text: 'returned.text', canReload: false });
}

/** Undefined when no messages have come. */
async function words() {
  const files = await messageFiles(messages);
  return files.length > 0 ? plainMessages(files) : undefined;
}

/**
 * Only where the deposit list is what comes first, in the design that it is made for. Its code is a file of its own that
 * the page fetches beside this one, so that the data is asked for before that is evaluated.
 */
async function showList(begun: SessionData): Promise<FirstList> {
  const root = document.getElementById('root');
  const methods = prefetched.get(methodsUrl(begun));
  const isList = /^#?\/?(deposit(\/list)?)?$/.test(location.hash) && !leadsElsewhere();
  if (!root || !methods || !isList || begun.design !== 'current') return noFirstList;
  // While the answers are on their way: a page's first use of Intl takes a slow phone tens of milliseconds.
  const tag = languageTag(begun.lang, await packsLoaded);
  const languages = ['en', ownLanguage(begun.lang)] as const;
  const { showFirstList } = await import('./show-first-list');
  const given = { root, host: channel, session: begun, settings, flow, tag, methods, messages, tapped };
  return showFirstList({ ...given, fetchPage: (manifest) => fetchPage(manifest, languages) });
}

/** A page of the current design, beside the application and not a round trip after it. */
function fetchPage({ id, hasMessages, load, screens }: PluginManifest, languages: readonly Language[]): void {
  if (hasMessages) languages.forEach((language) => prefetchMessages(language, id));
  // What fails here fails again where it is waited for.
  void Promise.all([load(), screens.current?.()]).catch(() => undefined);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A reload leads back to the page that the player was on; a payment that was left is offered above the list. */
function leadsElsewhere(): boolean {
  const place = storage.read(PLACE_KEY, Place);
  return (place !== undefined && place.path !== `/${flow}`) || storage.read(ATTEMPTS_KEY, v.unknown()) !== undefined;
}

function begin([data, packs]: [HostData, LanguagePacks | undefined]): SessionData {
  problems.push(...data.problems);
  const begun = sessionOf(data);
  // First of all what the list waits for, and what comes after it last.
  if (!standsAlone && settings.catalogTransport === 'http') prefetchCatalogue(begun);
  prefetchLanguage(begun.lang, packs);
  dressDocument(document, begun, settings, packs);
  if (!isReturnPage) fetchLater(document, begun.design);
  return begun;
}

function sessionOf({ payload }: HostData): SessionData {
  return createSession({ payload: withStoredUser(payload, storage), carrier: channel.carrier, settings, window });
}

function prefetchMessages(language: Language, namespace?: string): void {
  const url = messagesUrl(settings.localesUrl, language, namespace);
  if (prefetched.has(url)) return;
  const file = prefetch(prefetched, url, () => fetchMessages(url, language));
  if (!namespace) messages.push({ language, file });
}

/** Our own file, and behind it what the deployment says otherwise. */
function prefetchLanguage(lang: string, packs: LanguagePacks | undefined): void {
  prefetchMessages(ownLanguage(lang));
  const pack = packs?.match(lang);
  if (!pack) return;
  const file = prefetch(prefetched, pack.url, (url) => fetchMessages(url, pack.tag));
  messages.push({ language: pack.tag, file: pack.readFirst(file, messages[0]!.file) });
}

function prefetchCatalogue(begun: SessionData): void {
  for (const url of [methodsUrl(begun), snippetUrl(begun)]) {
    void prefetch(prefetched, url, () => fetchJson(url, begun.token));
  }
}

function methodsUrl(begun: SessionData): string {
  const path = flow === 'withdrawal' ? HTTP_PATHS.withdrawalMethods : HTTP_PATHS.paymentMethods;
  return bankingUrl(settings.apiUrl, path, begun, FIRST_PAGE);
}

function snippetUrl(begun: SessionData): string {
  return bankingUrl(settings.apiUrl, HTTP_PATHS.paymentSnippet, begun);
}

function dataWithoutHost(): HostData {
  const lang = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  return { payload: readHostData({ lang }).payload, problems: [] };
}
