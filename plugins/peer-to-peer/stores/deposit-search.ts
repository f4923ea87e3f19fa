import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ErrorHandler } from '@/core/errors/error-handler';
import { untilOpen } from '@/core/realtime/ask-when-open';
import { Realtime } from '@/core/realtime/realtime';
import { Navigation } from '@/kernel/navigation';
import { OpenDeposit } from './open-deposit';
import { ReservedDeposit } from './reserved-deposit';

/** `stopped`: the player has gone on in the meantime, and the answer changes no page. */
export type SearchResult = 'shown' | 'none' | 'failed' | 'stopped';

/** Searches for an open deposit and shows its page. One search at a time, for the form or for the invoice. Observable. */
@injectable()
export class DepositSearch {
  /** True from the start, if the channel is open, until the result. */
  isAsking = false;
  private search = new AbortController();

  constructor(
    @inject(OpenDeposit) private readonly openDeposit: OpenDeposit,
    @inject(ReservedDeposit) private readonly reserved: ReservedDeposit,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Asks once the channel is open, for at most `limitMs` milliseconds. Never rejects: a failure is reported. */
  async run(methodName: string, limitMs: number): Promise<SearchResult> {
    this.stop();
    const { signal } = (this.search = new AbortController());
    this.isAsking = this.realtime.state === 'open';
    try {
      await untilOpen(this.realtime, { signal });
      const isFound = await this.openDeposit.find(methodName, limitMs, signal);
      if (signal.aborted) return 'stopped';
      if (!isFound) return 'none';
      const { path } = this.reserved;
      if (path !== this.navigation.path) await this.navigation.go(path, { replace: true });
      return 'shown';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      this.errors.report(error);
      return 'failed';
    } finally {
      if (!signal.aborted) runInAction(() => (this.isAsking = false));
    }
  }

  stop(): void {
    this.search.abort();
    this.isAsking = false;
  }

  dispose(): void {
    this.stop();
  }
}
