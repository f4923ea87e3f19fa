import type { InjectionToken } from 'tsyringe';
import type { Schema } from '../../contract/parse';

export interface Timed<T> {
  value: T;
  /** Milliseconds from sending the request until the whole response had arrived. */
  ms: number;
}

export interface HttpClient {
  /**
   * GET of a banking call: base URL, bearer token, country, currency and native marks are added. Rejects with an
   * AppError; a rejected status is also reported to the host (Error, and onTokenExpired for 401).
   */
  getJson<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<T>;
  /** Like `getJson`, with the duration. If the first script has sent the request, the duration counts from then. */
  getTimed<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<Timed<T>>;
  /**
   * GET of any address as text, e.g. a badge. Undefined when the response is not OK or fails: that is ignored (spec 7).
   */
  getAsset(url: string): Promise<string | undefined>;
}
export const HttpClient: InjectionToken<HttpClient> = Symbol('HttpClient');
