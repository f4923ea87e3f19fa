import type { InjectionToken } from 'tsyringe';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';

export interface MethodsPage {
  /** Raw: the caller parses them one by one. */
  entries: readonly unknown[];
  /** What the first page contains about the player, raw (`Standing`). */
  standing?: unknown;
  /** Cursor of the next page; undefined after the last one. */
  next: string | undefined;
  /** Milliseconds that the request took, counted from the script that sent it first. Absent when unknown. */
  ms?: number;
}

export interface PageRequest {
  /** About how many methods to return; without it, all that are left. */
  limit?: number;
  /** `next` of the previous page. */
  after?: string;
}

/** Source of methods and suggested amounts: HTTP, or the realtime channel when the deployment says so. */
export interface CatalogueSource {
  /** Rejects with an AppError. The realtime channel has no pages. */
  methods(flow: Flow, request: PageRequest): Promise<MethodsPage>;
  snippet(): Promise<PaymentSnippet>;
}
export const CatalogueSource: InjectionToken<CatalogueSource> = Symbol('CatalogueSource');
