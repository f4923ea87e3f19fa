/**
 * The first script: a few KB that greet the host and request the first data while the rest is still under way. Plain
 * functions only: no container, no React, no MobX.
 */
import type { Flow } from '../contract/primitives';
import { FIRST_PAGE, HTTP_PATHS } from '../contract/http';
import { openHostChannel, sendInitError } from '../core/host-bridge/host-channel';
import { readHostData, type HostData } from '../core/host-bridge/host-data';
import { bankingUrl } from '../core/http/banking-url';
import { bodyOf } from '../core/http/answer';
import { fetchJson } from '../core/http/fetch-json';
import { noResponses, prefetch } from '../core/http/prefetched-responses';
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
import { requestedStyles } from '../kernel/loading/preload-files';
import { noFirstList, type FirstList } from './first-list';
import { leadsElsewhere } from './leads-elsewhere';
import { messageFiles, plainMessages, type MessageRequest } from './plain-messages';
import { loadDesign } from '../shell/load-design';
import { showStartNotice } from './start-notice';
import { dressDocument } from './dress-document';
import { fetchLater } from './fetch-later';
import { isTooOld } from './too-old/is-too-old';
import { screensOf, type PluginManifest } from '../kernel/plugin';

/** Longest wait for the list, in ms: by then the application's code is being fetched, and a slow line has the list. */
const APPLICATION_WAITS_MS = 1000;

/** Milliseconds for the host to name the player: as many as a native view has (spec 9), also for an embedding page. */
const HOST_LIMIT_MS = 5000;

/** Sent to the embedding page as the error; names the message that got no answer. */
const NO_ANSWER = 'The host has not answered Loaded';

/** The page in a payment window that sends the player on to the provider. */
const isFormPage = location.hash.startsWith('#/form');
/** The page that a provider's window ends on where the host names none of its own (`returnUrl`). */
const isReturnPage = /[?&]page=return\b/.test(location.search);
/** These pages are not embedded, so no host will answer. */
const standsAlone = isFormPage || isReturnPage;
if (standsAlone) document.documentElement.dataset['alone'] = '';
const flow: Flow = location.hash.startsWith('#/withdrawal') ? 'withdrawal' : 'deposit';

const { settings, problems: settingsProblems } = readSettings(document);
const problems = [...settingsProblems];
const storage = createSessionStore(() => window.sessionStorage);
const tapped = takeTap(storage, flow);
const prefetched = noResponses();
/** The files of the core's own messages, in the order in which they were requested. */
const messages: MessageRequest[] = [];
let hasFailed = false;
const channel = openHostChannel({ window, hostOrigins: settings.hostOrigins });

/** The HTML's last bytes may arrive after this script or even all files: nothing can be rendered before. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

prefetchMessages('en');
/** A chunk of its own, requested beside English: most deployments have no language packs. */
const packsLoaded =
  settings.languages &&
  import('../core/locale/language-packs')
    .then((it) => it.languagePacks(settings.languages!, document.baseURI, { matchLanguage, textTag }, problems))
    .catch((error: unknown) => void problems.push(String(error)));
const session = Promise.all([standsAlone ? dataWithoutHost() : channel.loaded, packsLoaded]).then(begin);
session.catch(failStart);
// Only when embedded: in a page of its own the channel itself rejects `loaded`.
if (!standsAlone && window.parent !== window) void tellSilence();

let shownList = noFirstList;
// A fault in the first list must not stop the application from starting.
const firstList = Promise.all([session, parsed])
  .then(async ([begun]) => (shownList = await showList(begun)))
  .catch(() => noFirstList);

// The list's data must not wait while the application is evaluated; a slow host or gateway leaves enough time for that.
void Promise.race([firstList.then((list) => list.settled), sleep(APPLICATION_WAITS_MS)])
  .then(() => parsed)
  .then(() => {
    if (isReturnPage) return showReturnPage();
    const application = loadWithRetry(() => import('../main'));
    // Load the design in parallel, not a round trip later; `start` loads it too and handles a failure.
    void session.then(({ design }) => loadDesign[design]()).catch(() => undefined);
    return orReload(
      application.then(({ start }) =>
        start({
          settings,
          storage,
          channel,
          session,
          firstList,
          tapped,
          prefetched,
          packs: packsLoaded,
          problems,
          styles: requestedStyles(),
        }),
      ),
      async () => !hasFailed && reloadOnce(storage, () => shownList.tapped && { flow, ...shownList.tapped }),
    );
  })
  .then(() => void (messages.length = 0))
  .catch(failStart);
window.cashierStarts = true;

/** A failed session makes the rest of start-up fail, too: notify the host and the player once only. */
async function failStart(error: unknown): Promise<void> {
  if (hasFailed) return;
  hasFailed = true;
  // The page for old browsers notifies the host itself.
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
  // Remove the list: without the application a tap could not open anything.
  if (list.isShown) root?.replaceChildren();
  list.leave();
  // An application that has rendered anything shows the error itself.
  if (root?.hasChildNodes()) return;
  showStartNotice(document, {
    t,
    title: 'error.title',
    text: 'error.text',
    onClose: payload.closingButton && !standsAlone ? () => channel.send({ messageType: 'onClose' }) : undefined,
    canReload: true,
  });
}

/** Reports a silent host and shows a notice. The cashier still starts if the host answers later. */
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

/** Shows a text only: the payment continues where it was begun, and this page knows nothing of it. */
async function showReturnPage(): Promise<void> {
  await session;
  showStartNotice(document, { t: await words(), title: 'returned.title', text: 'returned.text', canReload: false });
}

/** Undefined when no messages have arrived. */
async function words() {
  const files = await messageFiles(messages);
  return files.length > 0 ? plainMessages(files) : undefined;
}

/**
 * Only where the deposit list comes first, in the current design. The code is a chunk that the page fetches beside this
 * script, so that the data is requested before that chunk is evaluated.
 */
async function showList(begun: SessionData): Promise<FirstList> {
  const root = document.getElementById('root');
  const methods = prefetched.answers.get(methodsUrl(begun))?.then(bodyOf);
  const isList = /^#?\/?(deposit(\/list)?)?$/.test(location.hash) && !leadsElsewhere(storage, flow);
  if (!root || !methods || !isList || begun.design !== 'current') return noFirstList;
  // While the requests are under way: a page's first use of Intl takes a slow phone tens of milliseconds.
  const tag = languageTag(begun.lang, await packsLoaded);
  const languages = ['en', ownLanguage(begun.lang)] as const;
  const { showFirstList } = await import('./show-first-list');
  const given = { root, host: channel, session: begun, settings, flow, tag, methods, messages, tapped };
  return showFirstList({ ...given, fetchPage: (manifest) => fetchPage(manifest, languages) });
}

/** Fetches a plugin's page of the current design beside the application, not a round trip after it. */
function fetchPage(manifest: PluginManifest, languages: readonly Language[]): void {
  if (manifest.hasMessages) languages.forEach((language) => prefetchMessages(language, manifest.id));
  // Ignored here: what fails is loaded again where it is awaited, and fails there.
  void Promise.all([manifest.load(), screensOf(manifest, 'current')?.()]).catch(() => undefined);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function begin([data, packs]: [HostData, LanguagePacks | undefined]): SessionData {
  problems.push(...data.problems);
  const begun = sessionOf(data);
  // Request the list's data first, deferred files last.
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
  if (prefetched.messages.has(url)) return;
  const file = prefetch(prefetched.messages, url, () => fetchMessages(url, language));
  if (!namespace) messages.push({ language, file });
}

/** Requests our own messages and, where there is one, the deployment's language pack, which overrides them. */
function prefetchLanguage(lang: string, packs: LanguagePacks | undefined): void {
  prefetchMessages(ownLanguage(lang));
  const pack = packs?.match(lang);
  if (!pack) return;
  const file = prefetch(prefetched.messages, pack.url, (url) => fetchMessages(url, pack.tag));
  messages.push({ language: pack.tag, file: pack.readFirst(file, messages[0]!.file) });
}

function prefetchCatalogue(begun: SessionData): void {
  for (const url of [methodsUrl(begun), snippetUrl(begun)]) {
    void prefetch(prefetched.answers, url, () => fetchJson(url, begun.token));
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
