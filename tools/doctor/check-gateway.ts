/**
 * Checks the gateway as the cashier's page would call it, but without a token: over HTTP from the page's origin, and
 * over a socket.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HTTP_PATHS } from '../../src/contract/http';
import { REALTIME_PATH } from '../../src/contract/realtime';
import type { Settings } from '../../src/contract/settings';
import type { Report } from './finding';
import { allows, type Policy } from './policy';
import { isReadable, request, type Web } from './request';

const SOCKET = `${REALTIME_PATH}/?EIO=4&transport=websocket`;
/** Any status but 404 and 5xx proves that the gateway is there: it refuses a request without a token. */
const isAnswer = (status: number) => status < 500 && status !== 404;

export async function checkGateway(
  web: Web,
  settings: Pick<Settings, 'apiUrl'>,
  policy: Policy,
  url: URL,
  report: Report,
): Promise<void> {
  const api = new URL(settings.apiUrl || url.origin);
  // `apiUrl` may have a base path, which `new URL('/…', apiUrl)` would drop.
  const base = settings.apiUrl.replace(/\/+$/, '') || url.origin;
  const address = `${base}${HTTP_PATHS.paymentMethods}`;
  const socket = new URL(api);
  socket.protocol = api.protocol.replace('http', 'ws');
  for (const target of [api, socket])
    if (!allows(policy, 'connect-src', target, url))
      report('error', 'gateway_unreachable', `connect-src lacks ${target.protocol}//${target.host}.`);

  const answer = await request(web, `${address}?country=br&currency=BRL`, { headers: { Origin: url.origin } });
  if (!answer || !isAnswer(answer.status))
    return report('error', 'gateway_unreachable', `${api.origin}: ${answer ? answer.status : 'no answer'}`);
  if (api.origin !== url.origin) {
    if (!isReadable(answer, url.origin)) report('error', 'gateway_cors', `${api.origin} does not allow ${url.origin}.`);
    else await checkPreflight(web, address, url, report);
  }
  const status = await upgrade(web, new URL(`${base}${SOCKET}`), url.origin);
  if (status !== 101 && status !== 401 && status !== 403)
    report('error', 'gateway_unreachable', `${socket.origin}: no WebSocket (${status ?? 'no answer'})`);
}

/** The token is sent in a header that needs a preflight; `*` does not cover that header (Fetch, 4.8). */
async function checkPreflight(web: Web, address: string, url: URL, report: Report): Promise<void> {
  const headers = {
    Origin: url.origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const answer = await request(web, address, { method: 'OPTIONS', headers });
  const allowed = answer?.headers.get('Access-Control-Allow-Headers') ?? '';
  const isAllowed =
    answer && answer.status < 300 && isReadable(answer, url.origin) && /\bauthorization\b/i.test(allowed);
  if (!isAllowed)
    report('error', 'gateway_cors', `${new URL(address).origin} does not allow the header Authorization.`);
}

/** The status that answers the WebSocket handshake (RFC 6455, 4.1); undefined when nothing answers. */
function upgrade(web: Web, url: URL, origin: string): Promise<number | undefined> {
  const headers = {
    Origin: origin,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = send(url, { headers, timeout: web.patience });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.on('close', () => resolve(undefined));
    sent.end();
  });
}
