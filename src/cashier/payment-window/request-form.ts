/** The `/form` page's side of the handover. */
import * as v from 'valibot';
import { AppError } from '../../core/errors/app-error';
import type { Clock } from '../../core/time/time';
import type { PostForm } from './form-address';
import { FormMessage } from './form-handover';

/** Milliseconds to wait for the opener's answer. */
export const FORM_TIMEOUT_MS = 5_000;

/** Requests the form from the opener, then drops the opener. Rejects with `form.noInputs` when no answer comes. */
export function requestForm(window: Window, clock: Clock): Promise<PostForm> {
  const opener: Window | null = window.opener;
  const ownOrigin = window.location.origin;
  return new Promise((resolve, reject) => {
    const finish = () => {
      window.removeEventListener('message', onMessage);
      cancel();
      // The payment page that comes next must not reach the cashier through `opener`.
      window.opener = null;
    };
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== opener || origin !== ownOrigin || !v.is(FormMessage, data)) return;
      finish();
      resolve(data.form);
    };
    const cancel = clock.after(opener ? FORM_TIMEOUT_MS : 0, () => {
      finish();
      reject(new AppError('The payment data did not arrive', { code: 'form.noInputs' }));
    });
    window.addEventListener('message', onMessage);
    opener?.postMessage({ type: 'cashier-form-request' }, ownOrigin);
  });
}
