/** Stands in for an application that is not there: nothing of it has come, so it is made of plain elements. */
import { pageAnswers } from '../core/network/page-answers';
import type { MessageKey } from '../core/locale/locale';
import type { plainMessages } from './plain-messages';

export interface StartNotice {
  /** Absent: no messages have come either. */
  t: ReturnType<typeof plainMessages> | undefined;
  /** Keys of its words. */
  title: MessageKey;
  text: MessageKey;
  /** Absent: no close button. */
  onClose?: (() => void) | undefined;
  /** Reloads at the player's wish, and by itself once the device is online again; in either case when the server answers. */
  canReload: boolean;
}

/** Between two questions to a server that was away when the device came online. */
const PAUSE_MS = 3000;

/** Returns the way to take it away. */
export function showStartNotice(document: Document, { t, title, text, onClose, canReload }: StartNotice): () => void {
  const view = create('main', '');
  view.id = 'start-notice';
  if (t) {
    const words = create('div', '');
    view.setAttribute('aria-label', t(title));
    words.setAttribute('role', canReload ? 'alert' : 'status');
    words.append(create('h1', t(title)), create('p', t(text)));
    view.append(words);
  }
  const button = (words: string | undefined, [sign, name]: readonly [string, string], onClick: () => void) => {
    const it = create('button', words ?? sign);
    // Without messages there is no language to say it in.
    if (words === undefined) it.setAttribute('aria-label', name);
    it.onclick = onClick;
    view.append(it);
  };
  if (canReload) {
    button(t?.('common.refresh'), ['↻', 'Refresh'], () => void refresh());
    addEventListener('online', reloadWhenAnswered);
  }
  if (onClose) button(t?.('header.close'), ['✕', 'Close'], onClose);
  document.body.append(view);
  return () => {
    view.remove();
    removeEventListener('online', reloadWhenAnswered);
  };

  async function refresh(): Promise<void> {
    if (await pageAnswers()) return location.reload();
    // A new element: the same words are read out at each try.
    const told = create('p', t?.(navigator.onLine ? 'error.noAnswer' : 'network.offline') ?? '');
    view.querySelector('p')?.replaceWith(told);
  }

  async function reloadWhenAnswered(): Promise<void> {
    while (!(await pageAnswers())) {
      // The next time it comes online says so again; a host that has answered meanwhile has started the application.
      if (!navigator.onLine || !view.isConnected) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    location.reload();
  }

  function create<Name extends 'main' | 'div' | 'h1' | 'p' | 'button'>(name: Name, text: string) {
    return Object.assign(document.createElement(name), { textContent: text });
  }
}
