import type { InjectionToken } from 'tsyringe';
import type { Answer } from './answer';

/** What the first script has already requested, by address, for the application. */
export interface PrefetchedResponses {
  /** The gateway's. */
  answers: Prefetched<Answer>;
  /** Files of messages. */
  messages: Prefetched<unknown>;
}
export const PrefetchedResponses: InjectionToken<PrefetchedResponses> = Symbol('PrefetchedResponses');

export type Prefetched<T> = Map<string, Promise<T>>;

export function noResponses(): PrefetchedResponses {
  return { answers: new Map(), messages: new Map() };
}

/** Starts a request whose response is used later. Until then a failure does not count as an unhandled rejection. */
export function prefetch<T>(responses: Prefetched<T>, url: string, start: (url: string) => Promise<T>): Promise<T> {
  const response = start(url);
  response.catch(() => {});
  responses.set(url, response);
  return response;
}

/** The response, which is handed out once. */
export function takePrefetched<T>(responses: Prefetched<T>, url: string): Promise<T> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
