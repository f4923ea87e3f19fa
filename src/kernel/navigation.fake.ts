import { makeObservable, observable, runInAction } from 'mobx';
import type { GoOptions, Navigation } from './navigation';

/** Navigates without guards or loading, and records the visited paths. */
export class FakeNavigation implements Navigation {
  path = '/';
  query: Readonly<Record<string, string>> = {};
  readonly visited: string[] = [];

  constructor() {
    makeObservable(this, { path: observable });
  }

  async go(path: string, options: GoOptions = {}): Promise<void> {
    this.query = options.query ?? {};
    this.visited.push(path);
    runInAction(() => (this.path = path));
  }

  back(): boolean {
    return false;
  }

  onBack(): () => void {
    return () => {};
  }
}
