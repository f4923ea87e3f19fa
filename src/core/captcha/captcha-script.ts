import type { Clock } from '../time/time';
import { captchaError, type CaptchaErrorCode } from './captcha-errors';
import type { CaptchaPage } from './captcha-page';
import { trustedScriptUrl } from './trusted-script';

/** Milliseconds until a script that neither came nor failed counts as failed. */
export const CAPTCHA_SCRIPT_LIMIT_MS = 15_000;

export interface CaptchaScript {
  /** Absolute, without the query that we add. */
  address: string;
  /** For the service's `render` parameter: `explicit`, or the site key of the enterprise service. */
  render: string;
  /** The service's own language code (`hl`); by default it takes the browser's, which need not be the cashier's. */
  language?: string;
  /** When the browser says that it can't be had. */
  failure: CaptchaErrorCode;
  /** Whether it has left its client behind: a script may run and bring none, e.g. under an ad blocker. */
  isThere(page: CaptchaPage): boolean;
}

/** Scripts by page and address: one that has come is there for good, whoever asks. */
const loads = new WeakMap<Document, Map<string, Promise<void>>>();

/** Resolves when the script has run. A script that failed is taken away, so that the next call loads it anew. */
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

/** `trustedtypes`: the service's script then makes what it adds to the page by a policy too. */
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
