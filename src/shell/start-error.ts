/** Stands in for an application that could not be started: nothing of it is there, so it is made of plain elements. */
import type { plainMessages } from './first-list/plain-messages';
import './start-error.css';

export interface StartErrorSources {
  /** Absent: no messages have come either. */
  t: ReturnType<typeof plainMessages> | undefined;
  /** Absent: no close button. */
  onClose: (() => void) | undefined;
}

/** Reloads at the player's wish, and by itself once the device is online again. */
export function showStartError(document: Document, { t, onClose }: StartErrorSources): void {
  const reload = () => location.reload();
  const view = create('main', '');
  view.id = 'start-error';
  if (t) {
    const words = create('div', '');
    view.ariaLabel = t('error.title');
    words.role = 'alert';
    words.append(create('h1', t('error.title')), create('p', t('error.text')));
    view.append(words);
  }
  const button = (words: string | undefined, [sign, name]: readonly [string, string], onClick: () => void) => {
    const it = create('button', words ?? sign);
    // Without messages there is no language to say it in.
    if (words === undefined) it.ariaLabel = name;
    it.onclick = onClick;
    view.append(it);
  };
  button(t?.('common.refresh'), ['↻', 'Refresh'], reload);
  if (onClose) button(t?.('header.close'), ['✕', 'Close'], onClose);
  document.body.append(view);
  addEventListener('online', reload);

  function create<Name extends 'main' | 'div' | 'h1' | 'p' | 'button'>(name: Name, text: string) {
    return Object.assign(document.createElement(name), { textContent: text });
  }
}
