/** A brand's page with the cashier in it, and with tools that a real brand's page would not have. */
import './styles.css';
import type { Choices } from './choices';
import { readChoices, toQuery, unknownChoices } from './choices';
import { readConfig } from './config';
import { Findings } from './findings';
import { MessageLog } from './message-log';
import { bonusesOf } from './payload';
import { showPresets } from './presets';
import { bindSettings } from './settings-form';
import { SNIPPETS, snippetOf, type SnippetKind } from './snippets';
import { Stage } from './stage';
import { verdictOn } from './verdict';

function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found as E;
}
const onClick = (id: string, action: () => void) => byId(id).addEventListener('click', action);

let choices = readChoices(window.location.search);
const log = new MessageLog(byId('log'));
const config = readConfig(byId('demo-config').textContent ?? '');
const snippetKind = byId<HTMLSelectElement>('snippet-kind');
snippetKind.replaceChildren(...Object.entries(SNIPPETS).map(([kind, name]) => new Option(name, kind)));

// Open the panels only where they fit beside the cashier; on a phone they would push it out of view.
const isWide = window.matchMedia('(min-width: 64rem)').matches;
for (const id of ['settings-panel', 'messages-panel']) byId(id).toggleAttribute('open', isWide);
showBrand(choices);

if (config.ok) {
  const { widgetUrl } = config.value;
  const parts = { phone: byId('phone'), mount: byId('mount'), closed: byId('closed'), notice: byId('notice') };
  const findings = new Findings({
    list: byId('findings'),
    count: byId('findings-count'),
    panel: byId('findings-panel'),
  });
  const stage = new Stage(
    parts,
    widgetUrl,
    (entry) => log.add(entry),
    (problem) => findings.add(problem),
  );
  const unknown = unknownChoices(window.location.search);
  if (unknown.length > 0) stage.remark = `Not known here, so its default is shown: ${unknown.join(', ')}.`;
  const open = () => {
    findings.clear();
    log.divide(`${choices.country.toUpperCase()} · ${choices.currency} · ${choices.lang} · ${choices.flow}`);
    stage.open(choices);
  };
  const showSnippet = () => {
    byId('snippet').textContent = snippetOf(snippetKind.value as SnippetKind, choices, widgetUrl);
  };
  const settings = bindSettings(byId('settings'), choices, (next) => {
    const isLive = isLiveChange(choices, next);
    choices = next;
    stage.remark = '';
    window.history.replaceState(null, '', `${window.location.pathname}${toQuery(next)}`);
    showBrand(next);
    showSnippet();
    if (isLive && stage.cashier) stage.update(next);
    else open();
  });
  showPresets(byId('presets'), (preset) => settings.set({ ...choices, ...preset }));
  byId('brand-picker').addEventListener('input', ({ target }) =>
    settings.set({ ...choices, brand: (target as HTMLInputElement).value }),
  );
  snippetKind.addEventListener('change', showSnippet);
  onClick('back', () => stage.cashier?.back());
  onClick('send-bonuses', () => stage.cashier?.updateBonuses(bonusesOf(choices)));
  onClick('reopen', open);
  showSnippet();
  const { gateway } = config.value;
  if (gateway) {
    const panel = byId('gateway-panel');
    panel.toggleAttribute('open', isWide);
    // Before the cashier, so that the gateway runs in this page and outlives the frame.
    const parts = { panel, list: byId('payments'), link: byId('gateway-link') };
    byId('page-note').hidden = true;
    await import('./gateway-panel').then(({ showGateway }) =>
      showGateway(gateway, { ...parts, reopen: open, token: () => choices.token }),
    );
  }
  open();
} else {
  byId('phone').dataset.state = 'failed';
  byId('notice').textContent = `This page is not configured: ${config.error.message}`;
}

byId<HTMLSelectElement>('log-kind').addEventListener('change', ({ target }) =>
  log.narrow((target as HTMLSelectElement).value),
);
onClick('clear-log', () => log.clear());
onClick('copy-log', () => void copy('copy-log', log.toText()));
onClick('copy-snippet', () => void copy('copy-snippet', byId('snippet').textContent ?? ''));

async function copy(buttonId: string, text: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const button = byId(buttonId);
  button.textContent = copied ? 'Copied' : 'Not copied: no access';
  window.setTimeout(() => (button.textContent = 'Copy'), 2000);
}

/** Whether only what an open cashier can change differs: it then needs no new mount. */
function isLiveChange(before: Choices, next: Choices): boolean {
  const live: readonly string[] = [
    'brand',
    'corners',
    'look',
    'tiles',
    'funnel',
    'order',
    'first',
    'hide',
    'labels',
    'notes',
    'lang',
    'theme',
  ] satisfies (keyof Choices)[];
  return (Object.keys(next) as (keyof Choices)[]).every((key) => live.includes(key) || before[key] === next[key]);
}

function showBrand({ theme, brand }: Choices): void {
  document.documentElement.dataset.theme = theme;
  byId('verdict').textContent = verdictOn(brand);
  if (brand) byId<HTMLInputElement>('brand-picker').value = brand;
}
