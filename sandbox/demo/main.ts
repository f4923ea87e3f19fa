/** A brand's page with the cashier in it, and tools that a brand's page would not have. */
import './styles.css';
import type { Choices } from './choices';
import { readChoices, toQuery, unknownChoices } from './choices';
import { readConfig } from './config';
import { MessageLog } from './message-log';
import { bonusesOf } from './payload';
import { bindSettings } from './settings-form';
import { Stage } from './stage';

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}
const onClick = (id: string, action: () => void) => byId(id).addEventListener('click', action);

let choices = readChoices(window.location.search);
const log = new MessageLog(byId('log'));
const config = readConfig(byId('demo-config').textContent ?? '');

// Beside the cashier there is room for the panels; on a phone they would push it out of sight.
const isWide = window.matchMedia('(min-width: 64rem)').matches;
for (const id of ['settings-panel', 'messages-panel']) byId(id).toggleAttribute('open', isWide);
showTheme(choices);

if (config.ok) {
  const parts = { phone: byId('phone'), mount: byId('mount'), closed: byId('closed'), notice: byId('notice') };
  const stage = new Stage(parts, config.value.widgetUrl, (entry) => log.add(entry));
  const unknown = unknownChoices(window.location.search);
  if (unknown.length > 0) stage.remark = `Not known here, so its default is shown: ${unknown.join(', ')}.`;
  const open = () => {
    log.divide(`${choices.country.toUpperCase()} · ${choices.currency} · ${choices.lang} · ${choices.flow}`);
    stage.open(choices);
  };
  bindSettings(byId('settings') as HTMLFormElement, choices, (next) => {
    choices = next;
    stage.remark = '';
    window.history.replaceState(null, '', `${window.location.pathname}${toQuery(next)}`);
    showTheme(next);
    open();
  });
  onClick('back', () => stage.cashier?.back());
  onClick('send-bonuses', () => stage.cashier?.updateBonuses(bonusesOf(choices)));
  onClick('reopen', open);
  open();
} else {
  byId('phone').dataset.state = 'failed';
  byId('notice').textContent = `This page is not configured: ${config.error.message}`;
}

onClick('clear-log', () => log.clear());
onClick('copy-log', () => void copyLog());

async function copyLog(): Promise<void> {
  const copied = await navigator.clipboard.writeText(log.toText()).then(
    () => true,
    () => false,
  );
  const button = byId('copy-log');
  button.textContent = copied ? 'Copied' : 'Not copied: no access';
  window.setTimeout(() => (button.textContent = 'Copy'), 2000);
}

function showTheme({ theme }: Choices): void {
  document.documentElement.dataset.theme = theme;
}
