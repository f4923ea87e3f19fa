import * as v from 'valibot';
import { ErrorBody } from '../../contract/http';
import { isSuccessStatus } from '../../contract/status';
import { loadWithRetry } from '../../kernel/loading/lazy';
import type { Answer } from './answer';

/**
 * GET of JSON with the player's token. A broken connection is retried twice. Never rejects; the codes of a failure:
 * - `http.networkError`: no response, or it broke off;
 * - `http.timeout`: the response was not complete within `timeoutMs` milliseconds;
 * - the gateway's own code and message, with the status, for an unsuccessful status (spec 8);
 * - `contract.invalidReply`: a successful response that is not JSON.
 * The failure's `url` has no query, and nothing in it holds the token.
 */
export async function fetchJson(
  url: string,
  token: string,
  timeoutMs = 30_000,
  more: HeadersInit = {},
): Promise<Answer> {
  const startedAt = performance.now();
  // To another origin the header would need the gateway's consent, in a preflight.
  const sentId = url.startsWith(`${globalThis.origin}/`) ? crypto.randomUUID?.() : undefined;
  const headers = {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(sentId && { 'X-Request-Id': sentId }),
    ...more,
  };
  const answer = await ask(url, headers, AbortSignal.timeout(timeoutMs)).catch((cause: unknown) => {
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
    const [message, code] = isTimeout
      ? ['Request timed out', 'timeout']
      : ['Network connection failed', 'networkError'];
    return { failure: { message, code: `http.${code}`, url: withoutQuery(url), cause } };
  });
  return { ...answer, sentId, ms: Math.round(performance.now() - startedAt) };
}

/** Scheme, host and path: what may be logged. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

async function ask(url: string, headers: HeadersInit, signal: AbortSignal): Promise<Omit<Answer, 'ms'>> {
  const { response, text, sentAt } = await loadWithRetry(
    async () => {
      const sentAt = Date.now();
      const answer = await fetch(url, {
        headers,
        // A status of 3xx is a rejection (contract 4), and a redirect could take the player's data elsewhere.
        redirect: 'manual',
        // The browser keeps answers by address alone: one player's would be another one's.
        cache: 'no-cache',
        signal,
      });
      return { response: answer, text: await answer.text(), sentAt };
    },
    { isFinal: () => signal.aborted },
  );
  const head = { headers: response.headers, sentAt, receivedAt: Date.now() };
  const body = fromJson(text);
  const status = response.status || undefined;
  const failed = (message: string, code?: string) => ({
    ...head,
    failure: { message, code, status, url: withoutQuery(url) },
  });
  // Browsers report a redirect as status 0, which would otherwise count as a success.
  if (response.type !== 'opaqueredirect' && isSuccessStatus(response.status)) {
    if (body !== undefined) return { ...head, body };
    return failed('The reply is not JSON', 'contract.invalidReply');
  }
  const refusal = v.safeParse(ErrorBody, body);
  const { message, code } = refusal.success ? refusal.output : {};
  const plain = status ? `Request failed with status ${status}` : 'Request was redirected';
  return failed(message || plain, code || undefined);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
