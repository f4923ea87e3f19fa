import type { InjectionToken } from 'tsyringe';

/** Answers that the first script has already asked for, by address. Whoever needs one takes it out: once. */
export type PrefetchedResponses = Map<string, Promise<unknown>>;
export const PrefetchedResponses: InjectionToken<PrefetchedResponses> = Symbol('PrefetchedResponses');

/** Starts a request for someone who comes later; until then its failure is nobody's unhandled rejection. */
export function prefetch(responses: PrefetchedResponses, url: string, start: (url: string) => Promise<unknown>): void {
  const response = start(url);
  response.catch(() => {});
  responses.set(url, response);
}

export function takePrefetched(responses: PrefetchedResponses, url: string): Promise<unknown> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
