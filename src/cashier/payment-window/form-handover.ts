/** Hands the `/form` page its form from the window that opened it: what is sent is never taken from the address. */
import * as v from 'valibot';
import type { PostForm } from './form-address';

export const FormRequestMessage = v.object({ type: v.literal('cashier-form-request') });
export const FormMessage = v.object({
  type: v.literal('cashier-form'),
  form: v.object({ action: v.string(), inputs: v.record(v.string(), v.string()) }),
});

/** The opener's side: answers only windows that it has opened, once, and only while they show the cashier's own origin. */
export class FormHandover {
  private readonly forms = new WeakMap<object, PostForm>();
  private isListening = false;

  constructor(private readonly window: Window) {}

  /** From now on `target` may take `form`, once: a refresh, or Back to that page, must not send it again. */
  offer(target: Window, form: PostForm): void {
    this.forms.set(target, form);
    if (!this.isListening) this.window.addEventListener('message', this.onMessage);
    this.isListening = true;
  }

  dispose(): void {
    this.window.removeEventListener('message', this.onMessage);
    this.isListening = false;
  }

  private readonly onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const ownOrigin = this.window.location.origin;
    if (origin !== ownOrigin || !source || !v.is(FormRequestMessage, data)) return;
    const form = this.forms.get(source);
    if (!form) return;
    this.forms.delete(source);
    const answer: v.InferOutput<typeof FormMessage> = { type: 'cashier-form', form };
    (source as Window).postMessage(answer, ownOrigin);
  };
}
