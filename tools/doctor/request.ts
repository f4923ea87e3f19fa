/** Requests as a browser makes them, as far as a deployment can tell. */
export interface Answer {
  /** True when the status is 2xx. */
  isOk: boolean;
  status: number;
  headers: Headers;
  text: string;
  /** The final address, after redirects. */
  url: string;
}

export interface Web {
  /** The longest wait for one answer, in milliseconds. */
  patience: number;
}

/** Follows redirects. Returns undefined when nothing answers in time. */
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

/** Whether a page of `origin` may read the answer to a request without credentials. */
export function isReadable({ headers }: Answer, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === '*' || allowed === origin;
}
