/** What the player sees when the application has not started. */
import { sendInitError } from '../core/host-bridge/host-channel';
import { wait } from '../kernel/loading/lazy';
import { applyAppearance } from './apply-appearance';
import { requestLanguage, sessionOf, type First } from './fetch-first';
import type { FirstList } from './first-list';
import { dataWithoutHost } from './greet';
import { messageFiles, plainMessages } from './plain-messages';
import { showStartNotice } from './start-notice';
import { isTooOld } from './too-old/is-too-old';

/** Milliseconds for the host to name the player: as many as a native view has (spec 9), also for an embedding page. */
const HOST_LIMIT_MS = 5000;

/** Sent to the embedding page as the error; names the message that got no answer. */
const NO_ANSWER = 'The host has not answered Loaded';

/** Start-up has failed. */
export async function showFailure(
  { channel, page, session, messages, window }: First,
  error: unknown,
  parsed: Promise<void>,
  firstList: Promise<FirstList>,
): Promise<void> {
  const named = () => session.catch(() => dataWithoutHost(page));
  // The page for old browsers notifies the host itself.
  if (isTooOld()) {
    const { payload } = await named();
    return window.location.replace(`./too-old.html?lang=${encodeURIComponent(payload.lang)}`);
  }
  sendInitError(channel, error);
  for (const type of ['onGoBack', 'onSwipeBack'] as const)
    channel.on(type, () => channel.send({ messageType: 'onGoBackUnhandled' }));
  const { payload } = await named();
  const t = await words(messages);
  await parsed;
  const list = await firstList;
  const root = window.document.getElementById('root');
  // Remove the list: without the application a tap could not open anything.
  if (list.isShown) root?.replaceChildren();
  list.leave();
  // An application that has rendered anything shows the error itself.
  if (root?.hasChildNodes()) return;
  showStartNotice(window.document, {
    t,
    title: 'error.title',
    text: 'error.text',
    onClose: payload.closingButton && !page.standsAlone ? () => channel.send({ messageType: 'onClose' }) : undefined,
    canReload: true,
  });
}

/** Reports a host that stays silent and shows a notice. The cashier still starts if the host answers later. */
export async function showSilence(first: First, parsed: Promise<void>): Promise<void> {
  const { channel, page, session, messages, settings, packs, window } = first;
  const { document, navigator } = window;
  let isAnswered = false;
  const answer = session.catch(() => {}).then(() => (isAnswered = true));
  await Promise.race([answer, wait(HOST_LIMIT_MS)]);
  if (isAnswered) return;
  sendInitError(channel, new Error(NO_ANSWER));
  requestLanguage(first, navigator.language, await packs);
  const t = await words(messages);
  await parsed;
  if (document.documentElement.dataset['theme']) return;
  applyAppearance(document, sessionOf(first, dataWithoutHost(page)), settings);
  const remove = showStartNotice(document, { t, title: 'error.title', text: 'start.noHost', canReload: true });
  void answer.then(remove);
}

/** Shows a text only: the payment continues where it was begun, and this page knows nothing of it. */
export async function showReturned({ session, messages, window }: First): Promise<void> {
  await session;
  const t = await words(messages);
  showStartNotice(window.document, { t, title: 'returned.title', text: 'returned.text', canReload: false });
}

/** Undefined when no messages have arrived. */
async function words(messages: First['messages']) {
  const files = await messageFiles(messages);
  return files.length > 0 ? plainMessages(files) : undefined;
}
