import * as v from 'valibot';
import { ErrorBody } from '../../contract/http';
import { isSuccessStatus } from '../../contract/status';
import { loadWithRetry } from '../../kernel/loading/lazy';
import { AppError } from '../errors/app-error';
import { noteTime } from './answered-at';

/**
 * GET of JSON with the player's token. A broken connection is retried twice. Rejects with an AppError:
 * - `http.networkError`: no response, or it broke off;
 * - `http.timeout`: the response was not complete within `timeoutMs` milliseconds;
 * - the gateway's own code and message, with the status, for an unsuccessful status (spec 8);
 * - `contract.invalidReply`: a successful response that is not JSON.
 * The error's `url` has no query, and nothing in the error holds the token.
 */
export async function fetchJson(url: string, token: string, timeoutMs = 30_000): Promise<unknown> {
  const at = withoutQuery(url);
  const signal = AbortSignal.timeout(timeoutMs);
  const { response, text, sentAt } = await loadWithRetry(
    async () => {
      try {
        const sentAt = Date.now();
        const answer = await fetch(url, {
          headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
          // A status of 3xx is a rejection (contract 4), and a redirect could take the player's data elsewhere.
          redirect: 'manual',
          // The browser keeps answers by address alone: one player's would be another one's.
          cache: 'no-cache',
          signal,
        });
        return { response: answer, text: await answer.text(), sentAt };
      } catch (cause) {
        throw toNetworkError(cause, at);
      }
    },
    { isFinal: () => signal.aborted },
  );
  const body = fromJson(text);
  // Browsers report a redirect as status 0, which would otherwise count as a success.
  if (response.type !== 'opaqueredirect' && isSuccessStatus(response.status)) {
    if (body === undefined) throw invalidReply(response.status, at);
    noteTime(body, response.headers, sentAt);
    return body;
  }
  const told = v.safeParse(ErrorBody, body);
  const { message, code } = told.success ? told.output : {};
  const status = response.status || undefined;
  const plain = status ? `Request failed with status ${status}` : 'Request was redirected';
  throw new AppError(message || plain, { code: code || undefined, status, url: at });
}

/** Scheme, host and path: what may be logged. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function invalidReply(status: number, url: string): AppError {
  return new AppError('The reply is not JSON', { code: 'contract.invalidReply', status, url });
}

function toNetworkError(cause: unknown, url: string): AppError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return isTimeout
    ? new AppError('Request timed out', { code: 'http.timeout', url, cause })
    : new AppError('Network connection failed', { code: 'http.networkError', url, cause });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
