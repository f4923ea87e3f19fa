/** Stands in for an application that could not be started: nothing of it is there, so it is made of plain elements. */
import { pageAnswers } from '../core/network/page-answers';
import type { plainMessages } from './first-list/plain-messages';
import './start-error.css';

export interface StartErrorSources {
  /** Absent: no messages have come either. */
  t: ReturnType<typeof plainMessages> | undefined;
  /** Absent: no close button. */
  onClose: (() => void) | undefined;
}

/** Between two questions to a server that was away when the device came online. */
const PAUSE_MS = 3000;

/** Reloads at the player's wish, and by itself once the device is online again; in either case when the server answers. */
export function showStartError(document: Document, { t, onClose }: StartErrorSources): void {
  const view = create('main', '');
  view.id = 'start-error';
  const text = create('p', t?.('error.text') ?? '');
  if (t) {
    const words = create('div', '');
    view.setAttribute('aria-label', t('error.title'));
    words.setAttribute('role', 'alert');
    words.append(create('h1', t('error.title')), text);
    view.append(words);
  }
  const button = (words: string | undefined, [sign, name]: readonly [string, string], onClick: () => void) => {
    const it = create('button', words ?? sign);
    // Without messages there is no language to say it in.
    if (words === undefined) it.setAttribute('aria-label', name);
    it.onclick = onClick;
    view.append(it);
  };
  button(t?.('common.refresh'), ['↻', 'Refresh'], () => void refresh());
  if (onClose) button(t?.('header.close'), ['✕', 'Close'], onClose);
  document.body.append(view);
  addEventListener('online', () => void reloadWhenAnswered());

  async function refresh(): Promise<void> {
    if (await pageAnswers()) return location.reload();
    // A new element: the same words are read out at each try.
    const told = create('p', t?.(navigator.onLine ? 'error.noAnswer' : 'network.offline') ?? '');
    view.querySelector('p')?.replaceWith(told);
  }

  async function reloadWhenAnswered(): Promise<void> {
    while (!(await pageAnswers())) {
      // The next time it comes online says so again.
      if (!navigator.onLine) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    location.reload();
  }

  function create<Name extends 'main' | 'div' | 'h1' | 'p' | 'button'>(name: Name, text: string) {
    return Object.assign(document.createElement(name), { textContent: text });
  }
}
