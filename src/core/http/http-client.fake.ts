import { readOrThrow } from '../../contract/lenient';
import type { Schema } from '../../contract/parse';
import type { HttpClient, Timed } from './http-client';

export interface FakeHttpClient extends HttpClient {
  /** Bodies by path: a value, or a function. If the function throws, the request rejects with that error. */
  readonly bodies: Map<string, unknown>;
  readonly assets: Map<string, string>;
  /** Paths and addresses that were requested, in order. */
  readonly asked: string[];
}

/** Responds from memory and parses by the schema, as the real client does. Rejects for a path without a body. */
export function fakeHttpClient(bodies: Readonly<Record<string, unknown>> = {}): FakeHttpClient {
  const known = new Map(Object.entries(bodies));
  const assets = new Map<string, string>();
  const asked: string[] = [];
  return {
    bodies: known,
    assets,
    asked,
    async getJson<T>(path: string, schema: Schema<T>): Promise<T> {
      asked.push(path);
      const body = known.get(path);
      return readOrThrow(schema, typeof body === 'function' ? await body() : body, path);
    },
    async getTimed<T>(path: string, schema: Schema<T>): Promise<Timed<T>> {
      return { value: await this.getJson(path, schema), ms: 7 };
    },
    async getAsset(url) {
      asked.push(url);
      return assets.get(url);
    },
  };
}
