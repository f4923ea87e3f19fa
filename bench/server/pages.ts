/** The host pages around the cashier, and the plain pages to compare with. */
import { COUNTRY, CURRENCY, iconOf, nameOf } from './methods';

const HEAD = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Bench</title>`;

/** The lightest possible host page: the frame is in the HTML, the handshake written by hand (docs/embedding.md). */
export function hostPage(token: string): string {
  const payload = { token, currency: CURRENCY, paymentGeo: COUNTRY.toUpperCase(), lang: 'en' };
  const answer = JSON.stringify(JSON.stringify({ type: 'loaded', payload }));
  return `${HEAD}<style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><script>
addEventListener('message', (event) => {
  if (event.origin !== location.origin || JSON.parse(event.data).messageType !== 'Loaded') return;
  event.source.postMessage(${answer}, event.origin);
});
</script><iframe title="Cashier" src="/#/deposit" allow="clipboard-write"></iframe></body></html>`;
}

/** A host page that preloads the cashier with the host SDK and shows it when Deposit is pressed. */
export function preloadedPage(token: string): string {
  const payload = { token, currency: CURRENCY, paymentGeo: COUNTRY.toUpperCase(), lang: 'en' };
  const options = JSON.stringify({ widgetUrl: '/', payload });
  return `${HEAD}<style>html,body{margin:0;height:100%}#cashier{position:fixed;inset:0}button{width:100%;height:80px}</style></head>
<body><button id="deposit">Deposit</button><div id="cashier" hidden></div><script type="module">
import { mountCashier, preloadCashier } from '/host-sdk.js';
const button = document.getElementById('deposit');
const container = document.getElementById('cashier');
preloadCashier(${options});
button.addEventListener('pointerup', (event) => (window.benchPressed = event.timeStamp));
button.addEventListener('click', () => {
  container.hidden = false;
  mountCashier(container, ${options});
});
</script></body></html>`;
}

/** The lower limit: the same list as static HTML without scripts. */
export function limitPage(count: number): string {
  const tiles = Array.from(
    { length: count },
    (_, index) =>
      `<li><button type="button"><img src="/files/icons/${iconOf(index)}.svg" alt="" width="28" height="28" ` +
      `loading="lazy" decoding="async"><b>${nameOf(index)}</b><span>up to €${1000 + 50 * (index % 90)}</span></button></li>`,
  );
  return `${HEAD}<style>
body{margin:0;font:16px/1.4 system-ui,sans-serif}
ul{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:0;padding:16px;list-style:none}
button{display:flex;flex-direction:column;gap:4px;width:100%;height:112px;padding:12px;border:1px solid #ccc;border-radius:12px;background:#fff;font:inherit;text-align:start}
span{color:#666;font-size:13px}
</style></head><body><main><ul role="list">${tiles.join('')}</ul></main></body></html>`;
}

/** The lower limit for a burst of pushes: each is parsed, stored and shown as text. */
export function plainSocketPage(): string {
  return `${HEAD}</head><body><p id="status">waiting</p><script>
const shown = document.getElementById('status');
const statuses = new Map();
const socket = new WebSocket(location.origin.replace('https', 'wss') + '/bare-socket');
socket.onopen = () => { document.title = 'open'; };
socket.onmessage = (event) => {
  const [, push] = JSON.parse(event.data);
  statuses.set(push.id, push.status);
  shown.textContent = push.id + ' ' + push.status;
};
</script></body></html>`;
}
