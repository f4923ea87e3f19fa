import type { PostForm } from './form-address';
import { parseHttpUrl } from './source-url';

export interface HiddenForm extends PostForm {
  method: 'GET' | 'POST';
  /** Name of the frame that shows the answer; default: this one. */
  target?: string;
}

/**
 * Sends the browser to a payment page with a form of hidden inputs (spec 4). An action that is not http(s) is refused
 * with `source.invalidUrl`.
 */
export function submitHiddenForm(document: Document, { action, method, inputs, target = '' }: HiddenForm): void {
  const form = document.createElement('form');
  form.setAttribute('action', parseHttpUrl(action).href);
  form.setAttribute('method', method);
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(inputs)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // An input named `submit` would shadow the form's own method.
  (document.defaultView ?? window).HTMLFormElement.prototype.submit.call(form);
}
