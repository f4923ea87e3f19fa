import type { InjectionToken } from 'tsyringe';

/** Answers that the first script has already asked for, by address. Whoever needs one takes it out: once. */
export type PrefetchedResponses = Map<string, TimedResponse>;

/** An answer that knows, once it is there, how many milliseconds it took. */
export type TimedResponse = Promise<unknown> & { ms?: number };
export const PrefetchedResponses: InjectionToken<PrefetchedResponses> = Symbol('PrefetchedResponses');

/** Starts a request for someone who comes later; until then its failure is nobody's unhandled rejection. */
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

/** Starts a request and its watch. A property of the answer itself: the first script has a copy of this file. */
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
