const REFRESH_MS = 2000;
const filter = document.querySelector('#filter');
const rows = document.querySelector('#rows');
let shown = '';

const element = (tag, text, className) => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};

async function act(id, body) {
  await fetch(`/operator/api/transactions/${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await refresh();
}

function actionsOf({ id, status, flow, sentAt, methodName }) {
  const cell = element('div', undefined, 'actions');
  if (status !== 'waiting' && status !== 'accepted') return cell;
  const seconds = () => Number(filter.elements.seconds.value) || 0;
  const actions = {
    Approve: () => ({ action: 'approve' }),
    Decline: () => ({ action: 'decline', reason: filter.elements.reason.value }),
    Delay: () => ({ action: 'delay', seconds: seconds() }),
    Cancel: () => ({ action: 'cancel' }),
  };
  // Once a withdrawal is sent, the player can't cancel it.
  if (flow === 'withdrawal' && !sentAt) actions.Send = () => ({ action: 'send' });
  for (const [label, body] of Object.entries(actions)) {
    const button = element('button', label);
    button.type = 'button';
    button.setAttribute('aria-label', `${label} ${methodName} ${id}`);
    button.addEventListener('click', () => act(id, body()));
    cell.append(button);
  }
  return cell;
}

function rowOf(transaction) {
  const row = element('tr');
  const status = element('td', transaction.status, transaction.status);
  const notes = [
    transaction.approveAt && `approves at ${new Date(transaction.approveAt).toLocaleTimeString()}`,
    transaction.reason,
    transaction.code && `code ${transaction.code}`,
    transaction.sentAt && !transaction.endedAt && 'on its way',
  ];
  for (const note of notes.filter(Boolean)) status.append(element('small', note));
  const actions = element('td');
  actions.append(actionsOf(transaction));
  row.append(
    element('td', new Date(transaction.createdAt).toLocaleString()),
    element('td', transaction.id, 'id'),
    element('td', transaction.flow),
    methodCell(transaction),
    element('td', `${transaction.amount} ${transaction.currency}`, 'amount'),
    status,
    actions,
  );
  return row;
}

function methodCell({ methodName, destination }) {
  const cell = element('td', methodName);
  if (destination) cell.append(element('small', destination));
  return cell;
}

/** What the player's support text, the host's `Error` and the trace call the request. */
function showRequests(found) {
  const list = document.querySelector('#requests');
  const lines = found.map(({ id, at, name, status, code }) =>
    [new Date(at).toLocaleString(), id, name, status ?? 'no answer yet', code].filter(Boolean).join(' · '),
  );
  list.hidden = lines.length === 0;
  if (list.textContent !== lines.join('')) list.replaceChildren(...lines.map((line) => element('li', line)));
}

async function refresh() {
  const query = new URLSearchParams(new FormData(filter));
  query.delete('seconds');
  query.delete('reason');
  const text = filter.elements.text.value.trim();
  const [list, ledger, requests] = await Promise.all(
    [
      `/operator/api/transactions?${query}`,
      '/operator/api/ledger',
      `/operator/api/requests?text=${encodeURIComponent(text.length < 8 ? '' : text)}`,
    ].map(async (url) => (await fetch(url)).json()),
  );
  const line = document.querySelector('#ledger');
  showRequests(requests.data);
  const balance = ledger.data.balanced
    ? `The ledger balances (${ledger.data.entries} entries).`
    : 'The ledger does NOT balance.';
  if (line.textContent !== balance) line.textContent = balance;
  line.className = ledger.data.balanced ? 'processed' : 'mistaked';
  // Render only when the data has changed, so that a button does not vanish under the pointer or lose the focus.
  const fresh = JSON.stringify(list.data);
  if (fresh === shown) return;
  shown = fresh;
  rows.replaceChildren(...list.data.map(rowOf));
  document.querySelector('#empty').hidden = list.data.length > 0;
}

filter.addEventListener('submit', (event) => event.preventDefault());
filter.addEventListener('input', () => refresh().catch(() => {}));

const player = document.querySelector('#player');
player.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { token, lock, limit, forfeit, method, level } = Object.fromEntries(new FormData(player));
  const change = {
    token,
    ...(lock && { locks: lock === 'none' ? [] : [{ flow: 'deposit', reason: lock }] }),
    ...(limit && { limits: [{ period: 'day', max: Number(limit) }] }),
    ...(forfeit && { forfeit: Number(forfeit) > 0 ? { amount: Number(forfeit) } : null }),
    ...(method && { states: [{ name: method, state: { level } }] }),
  };
  const { ok } = await fetch('/sandbox/standing', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  document.querySelector('#player-news').textContent = ok ? 'The cashier has been told.' : 'That was not taken.';
});

async function loop() {
  await refresh().catch(() => {
    const line = document.querySelector('#ledger');
    line.textContent = 'The gateway does not answer; trying again.';
    line.className = 'mistaked';
  });
  setTimeout(loop, REFRESH_MS);
}
void loop();
