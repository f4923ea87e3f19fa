import type { FormInputs } from './form-handover';
import { parseHttpUrl } from './source-url';

export interface HiddenForm {
  /** An http(s) address; anything else is refused with `source.invalidUrl`. */
  action: string;
  method: 'GET' | 'POST';
  inputs: FormInputs;
}

/** Sends the browser to a payment page with a form of hidden inputs (spec 4). */
export function submitHiddenForm(document: Document, { action, method, inputs }: HiddenForm): void {
  const form = document.createElement('form');
  form.setAttribute('action', parseHttpUrl(action).href);
  form.setAttribute('method', method);
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
