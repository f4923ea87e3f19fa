/** A notice for when the application has not loaded. None of its code is available, so it is made of plain elements. */
import { pageAnswers } from '../core/network/page-answers';
import { wait } from '../kernel/loading/lazy';
import type { MessageKey } from '../core/locale/locale';
import type { plainMessages } from './plain-messages';

export interface StartNotice {
  /** Undefined when no messages have arrived either. */
  t: ReturnType<typeof plainMessages> | undefined;
  /** Message keys. */
  title: MessageKey;
  text: MessageKey;
  /** Undefined: no close button. */
  onClose?: (() => void) | undefined;
  /**
   * Reloads when the player asks, and by itself once the device is online again; in both cases only if the server
   * answers.
   */
  canReload: boolean;
}

/** Milliseconds between two probes of a server that did not answer when the device came online. */
const PAUSE_MS = 3000;

/** Returns a function that removes the notice. */
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
    // Without messages the button shows a symbol, with an English label for screen readers.
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
    // A new element, so that a screen reader reads the same text again after each try.
    const message = create('p', t?.(navigator.onLine ? 'error.noAnswer' : 'network.offline') ?? '');
    view.querySelector('p')?.replaceWith(message);
  }

  async function reloadWhenAnswered(): Promise<void> {
    while (!(await pageAnswers())) {
      // Offline again: the next `online` event restarts this. A removed notice means that the application has started.
      if (!navigator.onLine || !view.isConnected) return;
      await wait(PAUSE_MS);
    }
    location.reload();
  }

  function create<Name extends 'main' | 'div' | 'h1' | 'p' | 'button'>(name: Name, text: string) {
    return Object.assign(document.createElement(name), { textContent: text });
  }
}
