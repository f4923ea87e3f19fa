import type { Design } from '../contract/primitives';
import { languageTag } from '../core/locale/language-tag';
import { ownLanguage } from '../core/locale/pick-language';
import type { SessionData } from '../core/session/session';
import { loadWithRetry, orReload, wait } from '../kernel/loading/lazy';
import { requestedStyles } from '../kernel/loading/preload-files';
import { methodsFor, requestPage, type First } from './fetch-first';
import { noFirstList, type FirstList } from './first-list';
import type { Handover } from './handover';
import { leadsElsewhere } from './leads-elsewhere';
import { reloadOnce } from './reload-once';
import type { showFirstList } from './show-first-list';
import { showFailure, showReturned, showSilence } from './start-notices';

/** What is loaded after the first script. */
export interface LaterFiles {
  application(): Promise<{ start(handover: Handover): Promise<void> }>;
  /** Fetched beside this script by the page, so that the data is requested before that chunk is evaluated. */
  list(): Promise<{ showFirstList: typeof showFirstList }>;
  design: Readonly<Record<Design, () => Promise<unknown>>>;
}

/** Longest wait for the list, in ms: by then the application's code is being fetched, and a slow line has the list. */
const APPLICATION_WAITS_MS = 1000;

/** Shows the first list, and starts the application after it. Never rejects: a failure is shown and reported. */
export async function start(first: First, files: LaterFiles): Promise<void> {
  const { page, session, storage, window } = first;
  const parsed = whenParsed(window.document);
  let shown = noFirstList;
  // A fault in the first list must not stop the application from starting.
  const firstList = Promise.all([session, parsed])
    .then(async ([named]) => (shown = await showList(first, named, files)))
    .catch(() => noFirstList);
  let failure: Promise<void> | undefined;
  /** A failed session makes the rest of start-up fail, too: notify the host and the player once only. */
  const fail = (error: unknown) => (failure ??= showFailure(first, error, parsed, firstList));
  session.catch(fail);
  // Only when embedded: in a page of its own the channel itself rejects `loaded`.
  if (!page.standsAlone && window.parent !== window) void showSilence(first, parsed);
  try {
    // The list's data must not wait while the application is evaluated; a slow host or gateway leaves enough time.
    await Promise.race([firstList.then((list) => list.settled), wait(APPLICATION_WAITS_MS)]);
    await parsed;
    if (page.isReturn) return await showReturned(first);
    const application = loadWithRetry(files.application);
    // Load the design in parallel, not a round trip later; `start` loads it too and handles a failure.
    void session.then(({ design }) => files.design[design]()).catch(() => undefined);
    await orReload(
      application.then((it) => it.start({ ...first, firstList, styles: requestedStyles })),
      async () => !failure && reloadOnce(storage, () => shown.tapped && { flow: page.flow, ...shown.tapped }),
    );
    first.messages.length = 0;
  } catch (error) {
    await fail(error);
  }
}

/** The HTML's last bytes may arrive after this script or even all files: nothing can be rendered before. */
async function whenParsed(document: Document): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Only where the deposit list comes first, in the current design. */
async function showList(first: First, session: SessionData, files: LaterFiles): Promise<FirstList> {
  const { page, storage, channel: host, packs } = first;
  const root = first.window.document.getElementById('root');
  const methods = methodsFor(first, session);
  const isList =
    page.isList && session.design === 'current' && !session.payload.view && !leadsElsewhere(storage, page.flow);
  if (!root || !methods || !isList) return noFirstList;
  // While the requests are under way: a page's first use of Intl takes a slow phone tens of milliseconds.
  const tag = languageTag(session.lang, await packs);
  const languages = ['en', ownLanguage(session.lang)] as const;
  const { showFirstList } = await files.list();
  return showFirstList({
    ...first,
    root,
    host,
    session,
    flow: page.flow,
    tag,
    methods,
    fetchPage: (manifest) => requestPage(first, manifest, languages),
  });
}
