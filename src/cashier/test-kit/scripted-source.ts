import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { CatalogueSource } from '../methods/catalogue-source';

interface Waiting<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** A catalogue whose answers come when the test says so; `calls` counts the questions. */
export class ScriptedSource implements CatalogueSource {
  readonly calls: string[] = [];
  readonly snippets: Waiting<PaymentSnippet>[] = [];
  private readonly lists: (Waiting<readonly unknown[]> & { flow: Flow })[] = [];

  methods(flow: Flow): Promise<readonly unknown[]> {
    this.calls.push(flow);
    return new Promise((resolve, reject) => this.lists.push({ flow, resolve, reject }));
  }

  snippet(): Promise<PaymentSnippet> {
    this.calls.push('snippet');
    return new Promise((resolve, reject) => this.snippets.push({ resolve, reject }));
  }

  answer(flow: Flow, list: readonly unknown[]): void {
    this.next(flow).resolve(list);
  }

  fail(flow: Flow, error: unknown): void {
    this.next(flow).reject(error);
  }

  private next(flow: Flow): Waiting<readonly unknown[]> {
    const index = this.lists.findIndex((list) => list.flow === flow);
    const [list] = index < 0 ? [] : this.lists.splice(index, 1);
    if (!list) throw new Error(`No ${flow} list is asked for`);
    return list;
  }
}
