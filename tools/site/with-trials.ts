/** Puts the button "Try it" beside what a reference page names. Pages for machines have none. */
import type { Trial } from '../../sandbox/demo/try/trial';
import type { Given } from './acts';
import { PAYLOAD_TRIALS } from './payload-trials';
import { ERROR_TRIALS, EVENT_TRIALS, FINDING_TRIALS, MESSAGE_TRIALS, settingTrial, shownBy } from './trials';
import { EXPERIMENT_TRIALS, STEP_TRIALS } from './visit-trials';

type Trials = Readonly<Record<string, Given>>;

const button = (name: string, trial: Trial) =>
  `<TryIt name="${name}" trial="${encodeURIComponent(JSON.stringify(trial))}" />`;

/** The beginning of a table's row: keys in backticks. */
const ROW = /^\| (`[^`|]+`(?:, `[^`|]+`)*) +\|/gm;

const named = (name: string, trials: Trials) =>
  Object.hasOwn(trials, name) ? [button(name, { shows: name, ...trials[name] })] : [];

function inRows(text: string, trials: Trials): string {
  return text.replaceAll(ROW, (row, keys: string) => {
    const names = keys.slice(1, -1).split('`, `');
    const buttons = names.flatMap((name) => named(name, trials));
    return buttons.length > 0 ? `| ${keys} ${buttons.join(' ')} |` : row;
  });
}

const underHeadings = (text: string, trials: Trials) =>
  text.replaceAll(/^##+ (\w+)\n/gm, (heading, name: string) => [heading, ...named(name, trials), ''].join('\n'));

const ADDED: Readonly<Record<string, (text: string) => string>> = {
  analytics: (text) => inRows(underHeadings(text, STEP_TRIALS), { ...STEP_TRIALS, ...EXPERIMENT_TRIALS }),
  embedding: (text) => inRows(text, { ...EVENT_TRIALS, ...MESSAGE_TRIALS, ...PAYLOAD_TRIALS }),
  errors: (text) => inRows(text, ERROR_TRIALS),
  problems: (text) => underHeadings(text, FINDING_TRIALS),
  settings: (text) =>
    text
      .replaceAll(/^(\| `([^`]+)` +\|[^|]+\| `([^`]+)`) +\|/gm, (_, row: string, path: string, example: string) => {
        return `${row} ${button(path, settingTrial(path, example))} |`;
      })
      .replaceAll(/^```(?:json|html)\n([\s\S]*?)^```$/gm, (block, code: string) => {
        const json = /\{[\s\S]*\}/.exec(code)?.[0] ?? '';
        const settings = JSON.parse(json) as object;
        return `${block}\n\n${button('these settings', { shows: shownBy(settings), settings })}`;
      }),
};

/** @param address of the page */
export const withTrials = (text: string, address: string): string => ADDED[address]?.(text) ?? text;
