import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { CatalogueSource, MethodsPage, PageRequest } from '../methods/catalogue-source';

interface Waiting<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** A catalogue that answers when the test says so; `calls` lists the requests. */
export class ScriptedSource implements CatalogueSource {
  readonly calls: string[] = [];
  readonly snippets: Waiting<PaymentSnippet>[] = [];
  /** The pages that were requested of the lists, in order. */
  readonly requests: PageRequest[] = [];
  private readonly lists: (Waiting<MethodsPage> & { flow: Flow })[] = [];

  methods(flow: Flow, request: PageRequest): Promise<MethodsPage> {
    this.calls.push(flow);
    this.requests.push(request);
    return new Promise((resolve, reject) => this.lists.push({ flow, resolve, reject }));
  }

  snippet(): Promise<PaymentSnippet> {
    this.calls.push('snippet');
    return new Promise((resolve, reject) => this.snippets.push({ resolve, reject }));
  }

  /** @param next cursor of the next page */
  answer(flow: Flow, entries: readonly unknown[], next?: string): void {
    this.waiting(flow).resolve({ entries, next });
  }

  /** Answers the request that was made last, before those that wait longer. */
  answerLast(flow: Flow, entries: readonly unknown[]): void {
    const index = this.lists.findLastIndex((list) => list.flow === flow);
    this.lists.splice(index, 1)[0]?.resolve({ entries, next: undefined });
  }

  fail(flow: Flow, error: unknown): void {
    this.waiting(flow).reject(error);
  }

  private waiting(flow: Flow): Waiting<MethodsPage> {
    const index = this.lists.findIndex((list) => list.flow === flow);
    const [list] = index < 0 ? [] : this.lists.splice(index, 1);
    if (!list) throw new Error(`No ${flow} list is asked for`);
    return list;
  }
}
