/** A cashier as a page of the documentation wants it, in a frame of that page, and the messages that pass. */
import './try.css';
import { mountCashier, type CashierHandle, type TracedMessage } from '@/host-sdk';
import { MessageLog } from '../message-log';
import { perform } from './perform';
import { standIn } from './stand-ins';
import type { Trial } from './trial';

const outcome = document.querySelector<HTMLElement>('#outcome')!;
const isDone = () => outcome.dataset.state === 'done';
/** What the player reads, in quotes. */
const named = (shows: string) => (shows.includes(' ') ? `“${shows}”` : shows);

// A page of this origin alone can set it: no link can bring settings into the cashier.
const { trial: text, theme } = (window.frameElement as HTMLElement | null)?.dataset ?? {};
if (text) open(JSON.parse(text) as Trial);

function open(trial: Trial): void {
  const { shows, settings, payload, height, isFlat } = trial;
  const list = document.querySelector<HTMLElement>('#log')!;
  const container = document.querySelector<HTMLElement>('#cashier')!;
  const log = new MessageLog(list);
  const widgetUrl = new URL(trial.widgetUrl ?? './widget/', document.baseURI).href;
  document.documentElement.dataset.theme = theme;
  standIn(trial, widgetUrl);
  if (!isFlat && !height) container.style.height = 'min(34rem, 60dvh)';
  sayIn(`Waiting for ${named(shows)}.`);
  if (settings) log.divide(`Settings: ${JSON.stringify(settings)}`);
  const passed = new Set<unknown>();
  const trace = (entry: TracedMessage) => {
    log.add(entry);
    const { params } = entry.message as { params?: object };
    for (const value of Object.values(entry.message)) passed.add(String(value));
    for (const value of Object.values(params ?? {})) passed.add(value);
    if (!isDone() && passed.has(shows)) found(list, shows);
  };
  const player = `demo-try-${Date.now()}`;
  const basics = { token: player, userId: player, currency: 'EUR', paymentGeo: 'DE', lang: 'en', theme };
  const options = {
    widgetUrl,
    payload: { ...basics, ...payload } as object,
    height,
    trace,
    // Problems that the cashier does not find itself pass in no message.
    onProblem: (problem: object) =>
      trace({ direction: 'from-widget', message: { messageType: 'onProblem', ...problem } as never }),
    ...(trial.redirect && { redirect: () => undefined }),
    ...(trial.asksBeforePayment && { beforePayment: () => true }),
  };
  const cashier = mountCashier(container, options);
  // The demo's own script in the cashier's page takes them over.
  if (settings) cashier.iframe.dataset.settings = JSON.stringify(settings);
  start(cashier, trial, { widgetUrl, trace, isDone, has: (text) => passed.has(text) });
}

function start(
  cashier: CashierHandle,
  { acts = [], opensNoWindows, shows }: Trial,
  page: Parameters<typeof perform>[2],
): void {
  cashier.on('Loaded', () => {
    if (opensNoWindows) cashier.iframe.contentWindow!.open = () => null;
  });
  let isBegun = false;
  cashier.on('FullLoaded', () => {
    if (!isBegun) void perform(acts, cashier, page);
    isBegun = true;
  });
  const dialog = window.frameElement?.closest('dialog');
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && shows !== 'onEscape' && dialog?.close());
}

function found(list: HTMLElement, shows: string): void {
  sayIn(`${named(shows)} has come.`, 'done');
  list.lastElementChild?.toggleAttribute('data-shown', true);
}

function sayIn(words: string, state = 'waiting'): void {
  if (isDone()) return;
  outcome.textContent = words;
  outcome.dataset.state = state;
}
