/** Hands the `/form` page its inputs from the window that opened it: never through the address. */
import * as v from 'valibot';

export const FormRequestMessage = v.object({ type: v.literal('cashier-form-request') });
export const FormInputsMessage = v.object({
  type: v.literal('cashier-form-inputs'),
  inputs: v.record(v.string(), v.string()),
});
export type FormInputs = v.InferOutput<typeof FormInputsMessage>['inputs'];

/** The opener's side: answers only windows that it has opened, and only while they show the cashier's own origin. */
export class FormHandover {
  private readonly inputs = new WeakMap<object, FormInputs>();
  private isListening = false;

  constructor(private readonly window: Window) {}

  /** From now on `target` may request `inputs`, also again after a refresh. */
  offer(target: Window, inputs: FormInputs): void {
    this.inputs.set(target, inputs);
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
    const inputs = this.inputs.get(source);
    if (!inputs) return;
    const answer: v.InferOutput<typeof FormInputsMessage> = { type: 'cashier-form-inputs', inputs };
    (source as Window).postMessage(answer, ownOrigin);
  };
}
