import type { InjectionToken } from 'tsyringe';
import type { Schema } from '../../contract/parse';

export interface Timed<T> {
  value: T;
  /** Milliseconds until the answer was whole. */
  ms: number;
}

export interface HttpClient {
  /**
   * GET of a banking call: base URL, bearer token, country, currency and native marks are added. Rejects with an
   * AppError; a rejected status also tells the host (Error, and onTokenExpired for 401).
   */
  getJson<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<T>;
  /** The same, with the time that its request took: of one that the first script has sent, from then on. */
  getTimed<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<Timed<T>>;
  /** GET of any address as text, e.g. a badge. Undefined when the answer is not OK: that is ignored (spec 7). */
  getAsset(url: string): Promise<string | undefined>;
}
export const HttpClient: InjectionToken<HttpClient> = Symbol('HttpClient');
