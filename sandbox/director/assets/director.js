import { mountCashier } from '/host-sdk.js';

const LOG_MS = 700;
const form = document.querySelector('#scenario-form');
const news = document.querySelector('#scenario-news');
const logList = document.querySelector('#log');
const { file, token, json } = form.elements;

let scenarios = {};
let cashier;
let seen = 0;

const say = (text) => (news.textContent = text);

async function send(path, body, method = 'POST') {
  const answer = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { message } = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(message ?? `${path} answered ${answer.status}`);
}

/** The step as an instruction for a person. */
function sentenceOf(step) {
  if ('choose' in step) return `Choose “${step.choose}”`;
  if ('fill' in step) return `Type ${step.with} into “${step.fill}”`;
  if ('pay' in step) return `Press “${step.pay}”; the provider's page opens`;
  if ('see' in step) return `You see “${step.see}”`;
  return `Press “${step.press}”`;
}

function show(scenario) {
  json.value = JSON.stringify(scenario, null, 2);
  document.querySelector('#about').textContent = scenario.about ?? '';
  const steps = (scenario.player ?? []).map((step) => {
    const item = document.createElement('li');
    item.textContent = sentenceOf(step);
    return item;
  });
  document.querySelector('#player').replaceChildren(...steps);
}

function mount({ country = 'de', currency = 'EUR', lang = 'en-US', flow = 'deposit' } = {}) {
  cashier?.destroy();
  cashier = mountCashier(document.querySelector('#cashier'), {
    widgetUrl: `${location.origin}/`,
    flow,
    payload: { token: token.value, currency, paymentGeo: country.toUpperCase(), lang },
  });
}

async function start() {
  let scenario;
  try {
    scenario = JSON.parse(json.value);
  } catch {
    return say('The scenario is no JSON.');
  }
  try {
    await send('/sandbox/director', { token: token.value, scenario });
  } catch (error) {
    return say(error.message);
  }
  show(scenario);
  mount(scenario.host);
  return say('Started.');
}

/** A link with the whole scenario after the `#`, which anyone with access to this sandbox can open. */
function linkOf() {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(json.value)));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const url = new URL('/director', location.href);
  url.searchParams.set('token', token.value);
  url.hash = `scenario=${text}`;
  return url.href;
}

function fromLink() {
  const text = new URLSearchParams(location.hash.slice(1)).get('scenario');
  if (!text) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    say('The link holds no scenario that can be read.');
    return undefined;
  }
}

function save() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${json.value}\n`], { type: 'application/json' }));
  link.download = `${file.value || 'scenario'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const DOES = {
  async stop() {
    await send(`/sandbox/director?token=${encodeURIComponent(token.value)}`, undefined, 'DELETE');
    await act({ do: 'unlock' });
    say('Gateway and clock are themselves again.');
  },
  async link() {
    await navigator.clipboard.writeText(linkOf());
    say('The link is copied.');
  },
  save: async () => save(),
};

async function act(action) {
  try {
    await send('/sandbox/director/act', { token: token.value, action });
    say('Done.');
  } catch (error) {
    say(error.message);
  }
}

/** The action that a form of the right column describes. */
function actionOf(of) {
  const values = Object.fromEntries(new FormData(of));
  const name = of.dataset.do;
  if (name === 'answer') return { do: name, call: values.call, ...JSON.parse(values.how) };
  if (name === 'push') return { do: name, event: values.event, data: JSON.parse(values.data || '{}') };
  if (name === 'cut' || name === 'clock')
    return { do: name, ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)])) };
  return { do: name, ...values };
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button?.dataset.act) void act(JSON.parse(button.dataset.act));
  else if (button?.dataset.do) DOES[button.dataset.do]().catch((error) => say(error.message));
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target === form) return void start();
  try {
    void act(actionOf(event.target));
  } catch {
    say('That is no JSON.');
  }
});
file.addEventListener('change', () => show(scenarios[file.value]));
token.addEventListener('change', () => (seen = 0));

async function follow() {
  const query = new URLSearchParams({ token: token.value, after: String(seen) });
  const entries = await fetch(`/sandbox/director/log?${query}`).then(
    async (answer) => (await answer.json()).data,
    () => [],
  );
  for (const { number, at, kind, text } of entries) {
    seen = Math.max(seen, number);
    const item = document.createElement('p');
    item.dataset.kind = kind;
    item.textContent = `${at.slice(11, 23)} ${kind} ${text}`;
    logList.append(item);
  }
  if (entries.length > 0) logList.scrollTop = logList.scrollHeight;
  setTimeout(follow, LOG_MS);
}

async function open() {
  const query = new URLSearchParams(location.search);
  token.value = query.get('token') || `demo-${Math.random().toString(36).slice(2, 8)}`;
  scenarios = (await (await fetch('/sandbox/scenarios')).json()).data;
  for (const [id, { title }] of Object.entries(scenarios)) file.append(new Option(title, id));
  const linked = fromLink();
  const named = query.get('scenario');
  if (named && named in scenarios) file.value = named;
  show(linked ?? scenarios[file.value]);
  await start();
  void follow();
}
void open();
