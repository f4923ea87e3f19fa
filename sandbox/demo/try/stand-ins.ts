/** What a static host or a reader's browser can't be made to do: only what the SDK would read of it is put in its place. */
import type { Trial } from './trial';

export function standIn({ headers, policy, hasMark, hasServiceWorker }: Trial, cashierUrl: string): void {
  if (headers) addHeaders(new Map([[window.location.href, headers.page] as const, [cashierUrl, headers.cashier]]));
  if (hasMark) answerAt(new URL('host-sdk.json', cashierUrl).href, { version: '' });
  if (hasServiceWorker) Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} });
  if (policy) {
    document.head.append(
      Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: policy }),
    );
  }
}

function addHeaders(headersOf: ReadonlyMap<string, Record<string, string> | undefined>): void {
  const { fetch: fetchFromNetwork } = window;
  window.fetch = async (input, init) => {
    const answer = await fetchFromNetwork(input, init);
    const more = headersOf.get(new Request(input).url.replace(/#.*/, ''));
    return more ? new Response(answer.body, { headers: more }) : answer;
  };
}

function answerAt(url: string, json: object): void {
  const { fetch: fetchFromNetwork } = window;
  window.fetch = async (input, init) =>
    new Request(input).url === url ? new Response(JSON.stringify(json)) : fetchFromNetwork(input, init);
}
