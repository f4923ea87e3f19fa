import type { Clock } from '../time/time';
import { captchaError, type CaptchaErrorCode } from './captcha-errors';
import type { CaptchaPage } from './captcha-page';
import { trustedScriptUrl } from './trusted-script';

/** Milliseconds after which a script that neither loaded nor failed counts as failed. */
export const CAPTCHA_SCRIPT_LIMIT_MS = 15_000;

export interface CaptchaScript {
  /** Absolute, without the query, which is added here. */
  address: string;
  /** For the service's `render` parameter: `explicit`, or the site key of the enterprise service. */
  render: string;
  /**
   * The service's own language code (`hl`). Without it the service uses the browser's language, which may differ from
   * the cashier's.
   */
  language?: string;
  /** Error code for a script that the browser could not load. */
  failure: CaptchaErrorCode;
  /** Whether the script has left its client behind: it may run without doing so, e.g. under an ad blocker. */
  isThere(page: CaptchaPage): boolean;
}

/** Loads by page and address: a script that has loaded stays for every later caller. */
const loads = new WeakMap<Document, Map<string, Promise<void>>>();

/** Resolves when the script has run. Removes a script that failed, so that the next call loads it again. */
export function loadCaptchaScript(
  page: CaptchaPage,
  script: CaptchaScript,
  allowed: readonly string[],
  clock: Clock,
): Promise<void> {
  const address = addressOf(script);
  const known = loads.get(page.document) ?? new Map<string, Promise<void>>();
  loads.set(page.document, known);
  const load = known.get(address) ?? append(page, address, script, allowed, clock);
  known.set(address, load);
  load.catch(() => known.delete(address));
  return load;
}

/** `trustedtypes` makes the service's script use a Trusted Types policy for what it adds to the page. */
function addressOf({ address, render, language }: CaptchaScript): string {
  const url = new URL(address);
  url.searchParams.set('render', render);
  if (language) url.searchParams.set('hl', language);
  url.searchParams.set('trustedtypes', 'true');
  return url.href;
}

function append(
  page: CaptchaPage,
  address: string,
  { failure, isThere }: CaptchaScript,
  allowed: readonly string[],
  clock: Clock,
): Promise<void> {
  const element = page.document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    const stop = clock.after(CAPTCHA_SCRIPT_LIMIT_MS, () => reject(captchaError('captcha.loadingFailed')));
    element.addEventListener('load', () => {
      stop();
      if (isThere(page)) resolve();
      else reject(captchaError('captcha.loadingFailed'));
    });
    element.addEventListener('error', () => {
      stop();
      reject(captchaError(failure));
    });
    element.async = true;
    element.src = trustedScriptUrl(page, allowed, address);
    page.document.head.append(element);
  });
  loading.catch(() => element.remove());
  return loading;
}
