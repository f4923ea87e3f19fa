import type { InjectionToken } from 'tsyringe';

/** Responses that the first script has already requested, by address. Each can be taken out once. */
export type PrefetchedResponses = Map<string, TimedResponse>;

/** A response that has, once it has arrived, the number of milliseconds it took. */
export type TimedResponse = Promise<unknown> & { ms?: number };
export const PrefetchedResponses: InjectionToken<PrefetchedResponses> = Symbol('PrefetchedResponses');

/** Starts a request whose response is used later. Until then a failure does not count as an unhandled rejection. */
export function prefetch(
  responses: PrefetchedResponses,
  url: string,
  start: (url: string) => Promise<unknown>,
): TimedResponse {
  const response = timed(() => start(url));
  response.catch(() => {});
  responses.set(url, response);
  return response;
}

/**
 * Starts a request and measures it. `ms` is a property of the promise, because the first script has its own copy of
 * this file: state in the module would not reach the application.
 */
export function timed(start: () => Promise<unknown>): TimedResponse {
  const startedAt = performance.now();
  const response: TimedResponse = start();
  const stop = () => void (response.ms = Math.round(performance.now() - startedAt));
  response.then(stop, stop);
  return response;
}

export function takePrefetched(responses: PrefetchedResponses, url: string): TimedResponse | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
