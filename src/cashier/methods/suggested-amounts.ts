import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentSnippet } from '../../contract/method';
import type { Monitoring } from '../../core/monitoring/monitoring';
import type { CatalogueSource } from './catalogue-source';

/** The payment snippet: suggested amounts by method name; empty until they are loaded, or if they could not be. Observable. */
export class SuggestedAmounts {
  amounts: PaymentSnippet = {};
  isLoading = false;
  /** Counts calls of `forget`: a response to an earlier request is dropped. */
  private latest = 0;

  constructor(
    private readonly source: Pick<CatalogueSource, 'snippet'>,
    private readonly monitoring: Pick<Monitoring, 'error'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Never rejects: without the snippet the amount starts empty, so a failure is only reported to monitoring. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    const { latest } = this;
    this.isLoading = true;
    try {
      const amounts = await this.source.snippet();
      if (latest === this.latest) runInAction(() => (this.amounts = amounts));
    } catch (error) {
      this.monitoring.error(error, { call: 'payment snippet' });
    } finally {
      if (latest === this.latest) this.stopLoading();
    }
  }

  stopLoading(): void {
    this.isLoading = false;
  }

  /** Drops the amounts, because they belong to another region. */
  forget(): void {
    this.latest += 1;
    this.amounts = {};
    this.isLoading = false;
  }
}
