/** Puts the button "Try it" beside what a reference page names. Pages for machines have none. */
import type { Trial } from '../../sandbox/demo/try/trial';
import { ERROR_TRIALS, EVENT_TRIALS, MESSAGE_TRIALS, PROBLEM_TRIALS, settingTrial, shownBy } from './trials';

const button = (name: string, trial: Trial) =>
  `<TryIt name="${name}" trial="${encodeURIComponent(JSON.stringify(trial))}" />`;

/** The beginning of a table's row: keys in backticks. */
const ROW = /^\| (`[^`|]+`(?:, `[^`|]+`)*) +\|/gm;

function inRows(text: string, trials: Readonly<Record<string, Omit<Trial, 'shows'>>>): string {
  return text.replaceAll(ROW, (row, keys: string) => {
    const names = keys.slice(1, -1).split('`, `');
    const buttons = names.flatMap((name) =>
      Object.hasOwn(trials, name) ? [button(name, { ...trials[name], shows: name })] : [],
    );
    return buttons.length > 0 ? `| ${keys} ${buttons.join(' ')} |` : row;
  });
}

const ADDED: Readonly<Record<string, (text: string) => string>> = {
  embedding: (text) => inRows(text, { ...EVENT_TRIALS, ...MESSAGE_TRIALS }),
  errors: (text) => inRows(text, ERROR_TRIALS),
  problems: (text) =>
    text.replaceAll(/^## (\w+)\n/gm, (heading, code: string) => {
      const trial = Object.hasOwn(PROBLEM_TRIALS, code) && PROBLEM_TRIALS[code as keyof typeof PROBLEM_TRIALS];
      return trial ? `${heading}\n${button(code, { ...trial, shows: code })}\n` : heading;
    }),
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
