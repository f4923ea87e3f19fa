import { inject, injectable, type InjectionToken } from 'tsyringe';
import { HTTP_PATHS, MethodsBody, SnippetBody } from '../../contract/http';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { HttpClient } from '../../core/http/http-client';
import { Realtime } from '../../core/realtime/realtime';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';

/** Where methods and suggested amounts come from: HTTP, or the realtime channel when the deployment says so. */
export interface CatalogueSource {
  /** The raw list: entries are read one by one by the caller. Rejects with an AppError. */
  methods(flow: Flow): Promise<readonly unknown[]>;
  snippet(): Promise<PaymentSnippet>;
}
export const CatalogueSource: InjectionToken<CatalogueSource> = Symbol('CatalogueSource');

@injectable()
export class GatewayCatalogueSource implements CatalogueSource {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  async methods(flow: Flow): Promise<readonly unknown[]> {
    if (this.settings.catalogTransport === 'realtime') {
      await this.untilOpen();
      const type = flow === 'deposit' ? 'BANKING:methods-payment-v3' : 'BANKING:methods-withdrawal';
      return this.realtime.request(type, this.region());
    }
    const path = flow === 'deposit' ? HTTP_PATHS.paymentMethods : HTTP_PATHS.withdrawalMethods;
    return (await this.http.getJson(path, MethodsBody)).data;
  }

  async snippet(): Promise<PaymentSnippet> {
    if (this.settings.catalogTransport === 'realtime') {
      await this.untilOpen();
      return this.realtime.request('BANKING:userdata-payment-snippet', this.region());
    }
    return (await this.http.getJson(HTTP_PATHS.paymentSnippet, SnippetBody)).data;
  }

  private region() {
    return { country: this.session.country, currency: this.session.currency };
  }

  /** At the start the channel is still opening; the page's own time limit ends a wait that is too long. */
  private untilOpen(): Promise<void> {
    if (this.realtime.state === 'open') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.realtime.onConnect(() => {
        stop();
        resolve();
      });
    });
  }
}
