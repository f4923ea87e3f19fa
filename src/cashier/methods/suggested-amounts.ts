import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentSnippet } from '../../contract/method';
import type { Monitoring } from '../../core/monitoring/monitoring';
import type { CatalogueSource } from './catalogue-source';

/** The payment snippet: suggested amounts by method name; empty until they have come, or when they could not. Observable. */
export class SuggestedAmounts {
  amounts: PaymentSnippet = {};
  isLoading = false;
  /** Counts `forget`: what was asked for before is not taken. */
  private turn = 0;

  constructor(
    private readonly source: Pick<CatalogueSource, 'snippet'>,
    private readonly monitoring: Pick<Monitoring, 'error'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Without them the amount starts at the minimum, so their failure is told to monitoring only. Never rejects. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    const { turn } = this;
    this.isLoading = true;
    try {
      const amounts = await this.source.snippet();
      if (turn === this.turn) runInAction(() => (this.amounts = amounts));
    } catch (error) {
      this.monitoring.error(error, { call: 'payment snippet' });
    } finally {
      if (turn === this.turn) this.stopLoading();
    }
  }

  stopLoading(): void {
    this.isLoading = false;
  }

  /** They are another region's. */
  forget(): void {
    this.turn += 1;
    this.amounts = {};
    this.isLoading = false;
  }
}
