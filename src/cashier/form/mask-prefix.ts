import type { MaskitoPreprocessor } from '@maskito/core';

/**
 * The dial prefix of a mask, as in `+91 00000 00000`, put before a number that comes without it. Left alone, a mask takes
 * the first typed 9 for the 9 of the prefix and swallows it; a pasted or filled-in number is shifted in the same way.
 */
export function prefixPreprocessor(slots: readonly (string | RegExp)[]): MaskitoPreprocessor | undefined {
  const firstSlot = slots.findIndex((slot) => slot instanceof RegExp);
  const prefix = slots.slice(0, Math.max(firstSlot, 0)).join('');
  const prefixDigits = prefix.replace(/\D/g, '');
  if (!prefixDigits) return undefined;
  const places = slots.filter((slot) => slot instanceof RegExp).length;

  /** `+91…` stays; `91` and all of the number's digits lack the plus only; anything else lacks the prefix. */
  const complete = (text: string): string => {
    if (text === '' || text.startsWith(prefix[0]!)) return text;
    const digits = text.replace(/\D/g, '');
    const isWhole = digits.length > places && digits.startsWith(prefixDigits);
    return prefix + (isWhole ? digits.slice(prefixDigits.length) : text);
  };

  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action === 'insert') {
      const isReplaced = selection[0] === 0 && selection[1] === value.length;
      return { elementState, data: isReplaced ? complete(data) : data };
    }
    if (action !== 'validation' || value.startsWith(prefix[0]!)) return { elementState, data };
    const whole = complete(value);
    return { elementState: { value: whole, selection: [whole.length, whole.length] }, data };
  };
}
