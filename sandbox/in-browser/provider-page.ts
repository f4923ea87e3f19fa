/**
 * The acquirer's pages without a server: the gateway in the page makes them, this one shows them. The page's path is in the
 * fragment; what the cashier posts arrives as the query, because a static host takes no POST.
 */
import { GatewayClient } from './client';
import type { Call } from './protocol';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const root = new URL('.', document.baseURI).href;
const client = new GatewayClient(root);
let shown = 0;

async function request(call: Omit<Call, 'headers'>): Promise<void> {
  const { headers, body } = await client.call({ ...call, headers: call.body === null ? {} : FORM });
  const { location: next } = headers;
  // Without the query, so that a reload posts nothing again.
  if (next !== undefined) window.history.replaceState(null, '', `${window.location.pathname}#${next}`);
  if (next !== undefined) return show();
  return render(body);
}

function show(): Promise<void> {
  const path = window.location.hash.slice(1);
  const posted = new URLSearchParams(window.location.search).toString();
  if (!posted) return request({ method: 'GET', path, body: null });
  return request({ method: 'POST', path, body: posted });
}

function render(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  const script = document.createElement('script');
  // A module, and under another address each time, so that it runs for each page.
  Object.assign(script, { type: 'module', src: `./provider-assets/acquirer.js?${(shown += 1)}` });
  document.body.append(script);
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const fields = new FormData(form, event.submitter) as unknown as Iterable<[string, string]>;
  const body = new URLSearchParams([...fields]).toString();
  void request({ method: 'POST', path: form.getAttribute('action') ?? '', body });
});
window.addEventListener('hashchange', () => void show());
void show();
