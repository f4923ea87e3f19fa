/** What the `/form` page was asked to send (spec 4). Pure. */
import * as v from 'valibot';
import { parse, parseJson } from '../../contract/parse';
import { AppError } from '../../core/errors/app-error';
import { decodeInputs, type PostForm } from './form-address';
import { parseHttpUrl } from './source-url';

export interface FormRequest {
  /** Absolute http(s) address. */
  action: string;
  method: 'GET' | 'POST';
  /** Those that the address itself has, which anybody may have made; undefined when the opener must be asked. */
  inputs: PostForm['inputs'] | undefined;
}

const Inputs = v.record(v.string(), v.string());
const Query = v.object({
  action: v.string(),
  method: v.optional(v.picklist(['GET', 'POST']), 'POST'),
  inputs: v.optional(v.string()),
});

/** Throws an AppError: `source.invalidUrl` for an action that is not http(s), `form.invalid` for anything else. */
export function readFormRequest(query: Readonly<Record<string, string>>): FormRequest {
  const parsed = parse(Query, query, 'form request');
  if (!parsed.ok) throw new AppError('The form request is not valid', { code: 'form.invalid', cause: parsed.error });
  const { action, method, inputs } = parsed.value;
  return { action: parseHttpUrl(action).href, method, inputs: inputs === undefined ? undefined : readInputs(inputs) };
}

function readInputs(encoded: string): PostForm['inputs'] {
  const json = parseJson(decodeInputs(encoded) ?? '', 'form inputs');
  const parsed = json.ok ? parse(Inputs, json.value, 'form inputs') : json;
  if (!parsed.ok) throw new AppError('The form inputs are not valid', { code: 'form.invalid', cause: parsed.error });
  return parsed.value;
}
