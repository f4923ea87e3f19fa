import type { ApiResponse } from '../../contract/api-response';
import type { Settings } from '../../core/settings/settings';
import { externalFormAddress, type PostForm } from './form-address';
import { parseSource, plainValues, withQuery } from './source-url';

/** A payment page that the player opens, e.g. because no window opened or it looks closed. */
export type PendingSource = { kind: 'get' | 'app'; url: string } | { kind: 'post'; form: PostForm };

export type SourceReply = Pick<ApiResponse, 'source' | 'method' | 'data'> & Partial<Pick<ApiResponse, 'present'>>;

/** Throws an AppError `source.invalidUrl` for an address that must not be opened. */
export function readSource(
  source: string,
  { method, data }: SourceReply,
  { apiUrl: base, appLinkSchemes }: Pick<Settings, 'apiUrl' | 'appLinkSchemes'>,
): PendingSource {
  // An app accepts no form, so app links are allowed with GET only.
  const url = parseSource(source, { base, appLinkSchemes: method === 'GET' ? appLinkSchemes : [] });
  if (method === 'POST') return { kind: 'post', form: { action: url.href, inputs: plainValues(data) } };
  return { kind: /^https?:$/.test(url.protocol) ? 'get' : 'app', url: withQuery(url, data) };
}

/**
 * The address for a place that has no opener to take a form's inputs from: they go with the address, and our form page
 * asks before it sends them. `documentUrl`: of the cashier.
 */
export function addressOf(source: PendingSource, documentUrl: string): string {
  return source.kind === 'post' ? externalFormAddress(documentUrl, source.form) : source.url;
}

/**
 * blocked: no window opened by itself. earlier: it was opened and looks closed, or was opened, if at all, by a view that
 * is gone. late: the reply was lost for a while, and the blank window was closed. held: no window was wanted, so nothing
 * has tried to open it. outside: it was left to a link, an app, the host or the system's browser, which report no events
 * of their pages.
 */
export type PendingReason = 'blocked' | 'earlier' | 'late' | 'held' | 'outside';
