import { inject, injectable } from 'tsyringe';
import type * as v from 'valibot';
import { HTTP_PATHS, MethodsBody, SnippetBody } from '../../contract/http';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { HttpClient } from '../../core/http/http-client';
import { untilOpen } from '../../core/realtime/ask-when-open';
import { Realtime } from '../../core/realtime/realtime';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import type { CatalogueSource, MethodsPage, PageRequest } from './catalogue-source';

@injectable()
export class GatewayCatalogueSource implements CatalogueSource {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  async methods(flow: Flow, request: PageRequest): Promise<MethodsPage> {
    if (this.settings.catalogTransport === 'realtime') {
      // At startup the channel is still connecting. The page's own time limit ends a wait that takes too long.
      await untilOpen(this.realtime);
      const type = flow === 'deposit' ? 'BANKING:methods-payment-v3' : 'BANKING:methods-withdrawal';
      const reply = await this.realtime.request(type, this.region());
      return Array.isArray(reply) ? { entries: reply, next: undefined } : pageOf(reply);
    }
    const path = flow === 'deposit' ? HTTP_PATHS.paymentMethods : HTTP_PATHS.withdrawalMethods;
    const { value, ms } = await this.http.getTimed(path, MethodsBody, queryOf(request));
    return { ...pageOf(value), ms };
  }

  async snippet(): Promise<PaymentSnippet> {
    if (this.settings.catalogTransport === 'realtime') {
      await untilOpen(this.realtime);
      return this.realtime.request('BANKING:userdata-payment-snippet', this.region());
    }
    return (await this.http.getJson(HTTP_PATHS.paymentSnippet, SnippetBody)).data;
  }

  private region() {
    return { country: this.session.country, currency: this.session.currency };
  }
}

function pageOf({ data, next, recent, locks, limits, forfeit }: v.InferOutput<typeof MethodsBody>): MethodsPage {
  return { entries: data, next: next ?? undefined, standing: { recent, locks, limits, forfeit } };
}

function queryOf({ limit, after }: PageRequest): Record<string, string> {
  return { ...(limit !== undefined && { limit: `${limit}` }), ...(after !== undefined && { after }) };
}
