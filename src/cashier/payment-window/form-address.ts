/**
 * The cashier's own `/form` page, which sends a payment by POST (spec 4). Action and method are in the address's
 * fragment, which no server sees; the inputs are handed over between the two windows (form-handover.ts). An external
 * browser that a native view opens has no opener window: there the inputs are in the fragment too, and the form page
 * removes them from its address as soon as it has read them.
 */
import { fromBase64Url, toBase64Url } from './base64-url';

export interface PostForm {
  /** Absolute http(s) address. */
  action: string;
  inputs: Readonly<Record<string, string>>;
}

/** `documentUrl`: the address of the cashier's own document; its fragment is replaced. */
export function formAddress(documentUrl: string, { action }: PostForm): string {
  return address(documentUrl, { action, method: 'POST' });
}

export function externalFormAddress(documentUrl: string, { action, inputs }: PostForm): string {
  return address(documentUrl, { action, method: 'POST', inputs: encodeInputs(inputs) });
}

export function encodeInputs(inputs: Readonly<Record<string, string>>): string {
  return toBase64Url(JSON.stringify(inputs));
}

/** Decodes to the JSON text; undefined when `encoded` is not base64url of UTF-8. */
export function decodeInputs(encoded: string): string | undefined {
  return fromBase64Url(encoded);
}

function address(documentUrl: string, query: Record<string, string>): string {
  const url = new URL(documentUrl);
  url.hash = '';
  return `${url.href.replace(/#$/, '')}#/form?${new URLSearchParams(query)}`;
}
