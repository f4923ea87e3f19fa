import { inject, injectable } from 'tsyringe';
import { readLeniently } from '../../contract/lenient';
import type { Schema } from '../../contract/parse';
import { AppError } from '../errors/app-error';
import { HostBridge } from '../host-bridge/host-bridge';
import { reportRejection } from '../host-bridge/report-rejection';
import { Monitoring } from '../monitoring/monitoring';
import { reportWireProblem } from '../monitoring/wire-problems';
import { Session } from '../session/session';
import { Settings } from '../settings/settings';
import { ServerTimeSamples } from '../time/server-clock';
import { bodyOf, requestIdOf, timeOf } from './answer';
import { bankingUrl } from './banking-url';
import { fetchJson, withoutQuery } from './fetch-json';
import type { HttpClient, Timed } from './http-client';
import { PrefetchedResponses, takePrefetched } from './prefetched-responses';

/** HTTP by the browser's `fetch`. */
@injectable()
export class FetchHttpClient implements HttpClient {
  private readonly assets = new Map<string, Promise<string | undefined>>();

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Session) private readonly session: Session,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(PrefetchedResponses) private readonly prefetched: PrefetchedResponses,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(ServerTimeSamples) private readonly serverTime: ServerTimeSamples,
  ) {}

  async getJson<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<T> {
    return (await this.getTimed(path, schema, query)).value;
  }

  async getTimed<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<Timed<T>> {
    const url = bankingUrl(this.settings.apiUrl, path, this.session, query);
    const { token } = this.session;
    let requestId: string | undefined;
    try {
      const answer = await (takePrefetched(this.prefetched.answers, url) ??
        fetchJson(url, token, undefined, this.language));
      requestId = requestIdOf(answer);
      const body = bodyOf(answer);
      const time = timeOf(answer);
      if (time) this.serverTime.learn(time);
      const read = readLeniently(schema, body, path);
      if (read.ok) {
        if (read.problem) reportWireProblem(this.monitoring, read.problem);
        return { value: read.value, ms: answer.ms };
      }
      const { error: cause } = read;
      throw new AppError(cause.message, { code: 'contract.invalidReply', status: 200, url: withoutQuery(url), cause });
    } catch (thrown) {
      const error = AppError.from(thrown);
      error.requestId = requestId;
      reportRejection(this.host, error, { token, isStale: token !== this.session.token });
      if (error.code === 'http.networkError')
        void import('./gateway-problem')
          .then((it) => it.reportGatewayProblem(this.host, url, requestId))
          .catch(() => undefined);
      throw error;
    }
  }

  /** The player's language once it is another than at the start. This header needs no preflight. */
  private get language(): HeadersInit {
    const { lang, payload } = this.session;
    return lang !== payload.lang && /^[\w-]+$/.test(lang) ? { 'Accept-Language': lang } : {};
  }

  getAsset(url: string): Promise<string | undefined> {
    if (!/^https?:/i.test(url)) return Promise.resolve(undefined);
    const known = this.assets.get(url);
    if (known) return known;
    const asset = fetchText(url);
    this.assets.set(url, asset);
    // Forget a failed asset, so that the next caller requests it again.
    void asset.then((text) => text === undefined && this.assets.delete(url));
    return asset;
  }
}

async function fetchText(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
