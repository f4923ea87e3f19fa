import type { InjectionToken } from 'tsyringe';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';

export interface MethodsPage {
  /** Raw: the caller reads them one by one. */
  entries: readonly unknown[];
  /** What the first page says of the player, raw (`Standing`). */
  standing?: unknown;
  /** Where the next page begins; undefined after the last one. */
  next: string | undefined;
  /** Milliseconds that the request took, from the script that sent it first. Absent: not known. */
  ms?: number;
}

export interface PageRequest {
  /** About how many methods; without it all that are left. */
  limit?: number;
  /** `next` of the page before. */
  after?: string;
}

/** Where methods and suggested amounts come from: HTTP, or the realtime channel when the deployment says so. */
export interface CatalogueSource {
  /** Rejects with an AppError. The realtime channel knows no pages. */
  methods(flow: Flow, request: PageRequest): Promise<MethodsPage>;
  snippet(): Promise<PaymentSnippet>;
}
export const CatalogueSource: InjectionToken<CatalogueSource> = Symbol('CatalogueSource');
