/** Formats the text of an amount while the player enters it. */
import type { TextShape } from './text-shape';

const DOTTED = /^\d+\.\d+$/;

/**
 * Creates the shape of one input. A text that was pasted, filled in or left is shown as `shown` returns it: reformatted
 * if it is a valid amount, otherwise unchanged. While typing, the text stays, so that no character is lost before the
 * amount is complete. Only a decimal dot is shown as a comma, for as long as it is decimal: `1.23` may become
 * `1.234,50`.
 */
export function amountShape(shown: (text: string) => string): TextShape {
  /** The digits before a typed dot that is shown as a comma. */
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

/**
 * The input would drop line breaks and thereby join the numbers of two lines, so they are replaced by a visible sign.
 */
const LINE_BREAKS = /\r\n?|\n/g;
const VISIBLE_BREAK = '\u21b5';

type Pasted = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'> & { readonly currentTarget: HTMLInputElement };

/** Handler for an input's `onPaste`, with or without React. */
export function keepLines(event: Pasted): void {
  const text = event.clipboardData?.getData('text').trim() ?? '';
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.setRangeText(text.replace(LINE_BREAKS, VISIBLE_BREAK), from, to, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
