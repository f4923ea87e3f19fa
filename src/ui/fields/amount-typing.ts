/** What happens to the text of an amount while it is entered. */
import type { TextShape } from './text-shape';

const DOTTED = /^\d+\.\d+$/;

/**
 * Shows a text that came whole, or is done with, as `shown` has it: another text for an amount that can be read, the same for all
 * else. What is being typed stays, so that no character goes before the amount is read as a whole; only a decimal dot is shown as a
 * comma, for as long as it is one: `1.23` may become `1.234,50`. One for each input.
 */
export function amountShape(shown: (text: string) => string): TextShape {
  /** The digits before a dot that is shown as a comma. */
  let dotted: string | undefined;
  const typed = (text: string): string => (text.split(',')[0] === dotted ? text.replace(',', '.') : text);
  return (text, isWhole) => {
    const raw = typed(text);
    const isDot = DOTTED.test(raw) && shown(raw) !== raw;
    dotted = isDot ? raw.split('.')[0] : raw === text ? undefined : dotted;
    if (isWhole) return shown(raw);
    return isDot ? raw.replace('.', ',') : raw;
  };
}

/** A line break is dropped by the input itself, which would join the numbers of two lines to one. */
const LINE_BREAKS = /\r\n?|\n/g;
const VISIBLE_BREAK = '\u21b5';

type Pasted = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'> & { readonly currentTarget: HTMLInputElement };

/** For an input's `onPaste`, in React or without it. */
export function keepLines(event: Pasted): void {
  const text = event.clipboardData?.getData('text').trim() ?? '';
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.setRangeText(text.replace(LINE_BREAKS, VISIBLE_BREAK), from, to, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
