/** The HTTP half, requested as the cashier does. */
import { Silence } from '../outcome';
import type { Frames } from './frames';

export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when the text is not JSON. */
  body: unknown;
}

export interface HttpSettings {
  url: string;
  frames: Frames;
  patience: number;
}

export class Http {
  constructor(private readonly settings: HttpSettings) {}

  async get(path: string, query: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.send('GET', path, query, headers);
  }

  async send(method: string, path: string, query: Record<string, string>, headers: Record<string, string>) {
    const { url, frames, patience } = this.settings;
    const target = new URL(path, `${url}/`);
    target.search = new URLSearchParams(query).toString();
    frames.add('HTTP', 'sent', `${method} ${target.pathname}${target.search}\n${linesOf(headers)}`);
    const answer = await fetch(target, { method, headers, signal: AbortSignal.timeout(patience), redirect: 'manual' })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: unknown) => {
        throw new Silence(`${method} ${target.pathname}: no answer (${reasonOf(error)})`);
      });
    const { status, headers: given } = answer.response;
    frames.add('HTTP', 'received', `${status}\n${linesOf(Object.fromEntries(given))}\n\n${answer.text}`);
    return { status, headers: given, text: answer.text, body: jsonOf(answer.text) };
  }
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};
