import type { CaptchaChallenge } from './captcha';
import { captchaError } from './captcha-errors';
import type { ClassicApi } from './captcha-page';

/**
 * Creates one classic check, which starts when a screen mounts it. `token` resolves with the token, or rejects with
 * `captcha.tokenExpired`, `captcha.clientError`, `captcha.closed` or what the service throws.
 */
export function startChallenge(
  api: ClassicApi,
  siteKey: string,
): { challenge: CaptchaChallenge; token: Promise<string> } {
  let settle!: { resolve(token: string): void; reject(error: unknown): void };
  const token = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  let widget: number | undefined;
  let place: HTMLElement | undefined;
  const mount = (element: HTMLElement) => {
    if (place) return;
    // The service can render only once into an element, so give it one of its own: the screen's stays usable for the
    // next check.
    place = element.ownerDocument.createElement('div');
    element.append(place);
    try {
      widget = api.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'inline',
        callback: settle.resolve,
        'expired-callback': () => settle.reject(captchaError('captcha.tokenExpired')),
        'error-callback': () => settle.reject(captchaError('captcha.clientError')),
      });
      Promise.resolve(api.execute(widget)).catch(settle.reject);
    } catch (error) {
      settle.reject(error);
    }
  };
  const end = () => {
    place?.remove();
    // Otherwise the service keeps the widget and its answer.
    if (widget !== undefined) api.reset(widget);
  };
  token.then(end, end).catch(() => undefined);
  return { challenge: { mount, close: () => settle.reject(captchaError('captcha.closed')) }, token };
}
