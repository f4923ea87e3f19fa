/**
 * Runs in the cashier's page before the product's own scripts: what they send to the gateway's address is answered by the
 * gateway in the page. Everything else goes where it always goes.
 */
import { captchaAnswer } from './captcha';
import { GatewayClient } from './client';
import { listenToHost } from './host-control';
import { GATEWAY_ORIGIN } from './protocol';
import { PageSocket } from './socket';

const { src, dataset } = document.currentScript as HTMLScriptElement;
const root = new URL('.', src).href;
const client = new GatewayClient(root);
/** The player of this page. Kept in memory only. */
let token = '';

// As the sandbox serves it: the settings of a deployment with the legacy design in every country, or a logo in both.
const query = new URLSearchParams(window.location.search);
changeSettings({
  ...(query.get('design') === 'legacy' && { legacyCountries: dataset['countries']?.split(' ') }),
  ...(query.get('logo') === 'both' && { logoInBoth: true }),
  ...settingsOfFrame(),
});
listenToHost(client, () => token);

function changeSettings(change: object): void {
  const block = document.getElementById('cashier-settings');
  if (block) block.textContent = JSON.stringify({ ...(JSON.parse(block.textContent) as object), ...change });
}

/** Those that a page of this very origin has put on the frame, as the documentation's do. */
function settingsOfFrame(): object {
  return JSON.parse(window.frameElement?.getAttribute('data-settings') ?? '{}') as object;
}

const toGateway = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? token;
  const body = request.method === 'GET' ? null : await request.text();
  const answer = await client.call({ method: request.method, path: `${pathname}${search}`, headers, body });
  request.signal.throwIfAborted();
  return new Response(answer.body, answer);
};

const { fetch: fetchFromNetwork } = window;
window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  if (url.origin === GATEWAY_ORIGIN) return toGateway(new Request(input, init));
  // The scripts of the stand-in captcha ask for a token beside themselves.
  if (url.href.startsWith(`${root}widget/captcha/token`)) {
    const { siteKey } = JSON.parse(init!.body as string) as { siteKey: string };
    return Promise.resolve(Response.json(captchaAnswer(siteKey)));
  }
  return fetchFromNetwork(input, init);
};

const gatewayHost = new URL(GATEWAY_ORIGIN).host;
window.WebSocket = new Proxy(window.WebSocket, {
  construct(Native, given: [string | URL, string?]) {
    const url = new URL(given[0], document.baseURI);
    if (url.host !== gatewayHost) return new Native(...given);
    token = url.searchParams.get('Authorization') ?? token;
    return new PageSocket(client, url);
  },
});

// Static hosts answer no POST: a payment page of the demo reads the form from its own query.
const { submit } = HTMLFormElement.prototype;
HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
  if (this.action.startsWith(`${root}provider.html`)) this.method = 'get';
  submit.call(this);
};
