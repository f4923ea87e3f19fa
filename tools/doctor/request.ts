/** Requests as a browser makes them, as far as a deployment can tell. */
export interface Answer {
  /** The status is 2xx. */
  isOk: boolean;
  status: number;
  headers: Headers;
  text: string;
  /** Where it came from in the end. */
  url: string;
}

export interface Web {
  /** Milliseconds that one answer may take. */
  patience: number;
}

/** Undefined when nothing answers in time. Redirects are followed. */
export async function request(web: Web, url: URL | string, init: RequestInit = {}): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { 'Accept-Encoding': 'br, gzip', ...init.headers },
      signal: AbortSignal.timeout(web.patience),
    });
    const { ok: isOk, status, headers } = response;
    return { isOk, status, headers, text: await response.text(), url: response.url };
  } catch {
    return undefined;
  }
}

/** Whether a page of `origin` may read the answer, without credentials. */
export function isReadable({ headers }: Answer, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === '*' || allowed === origin;
}
