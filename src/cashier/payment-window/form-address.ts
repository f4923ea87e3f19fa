/**
 * The cashier's own `/form` page, which sends a payment by POST (spec 4). Action and method are in the address's
 * fragment, which no server sees; what is sent is handed over between the two windows (form-handover.ts). An external
 * browser that a native view opens has no opener window: there the inputs are in the fragment too. Anybody can make such
 * an address, so the page asks the player before it sends anything, and it empties its address as soon as it has read it.
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

/** Removes what was asked for from the page's address and from its history entry: a reload has nothing left to send. */
export function emptyFormAddress({ history, location }: Pick<Window, 'history' | 'location'>): void {
  history.replaceState(history.state, '', `${location.href.replace(/#.*$/, '')}#/form`);
}
