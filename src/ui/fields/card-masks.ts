import type { MaskitoOptions } from '@maskito/core';

/** ISO/IEC 7812: at most 19 digits. */
const PAN_MAX_DIGITS = 19;

/** Blocks of four, whatever the brand (spec 2). */
export const PAN_MASK: MaskitoOptions = {
  mask: Array.from({ length: PAN_MAX_DIGITS + Math.floor((PAN_MAX_DIGITS - 1) / 4) }, (_, at) =>
    at % 5 === 4 ? ' ' : /\d/,
  ),
};

/** `4242424242424242` as `4242 4242 4242 4242`. */
export function formatPan(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function panDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PAN_MAX_DIGITS);
}

/** `8`, `1/2029`, `01 / 29` and `012029`, as people type and browsers fill in, become `08`, `01/29`. */
export function normalizeExpiry(text: string): string {
  const full = /^\s*(\d{1,2})\s*[/.\-\s]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})20(\d{2})\s*$/.exec(text);
  if (full) return `${full[1]?.padStart(2, '0')}/${full[2]}`;
  return text.replace(/^\s*([2-9])/, '0$1').replace(/^\s*1\//, '01/');
}

/** `MM/YY`. */
export const EXPIRY_MASK: MaskitoOptions = {
  mask: [/[01]/, /\d/, '/', /\d/, /\d/],
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        const value = normalizeExpiry(elementState.value);
        return { elementState: { value, selection: [value.length, value.length] }, data };
      }
      const isWhole = elementState.selection[0] === 0 && elementState.selection[1] === elementState.value.length;
      if (isWhole) return { elementState, data: normalizeExpiry(data) };
      const isShortMonth = data === '/' && elementState.value === '1' && elementState.selection[0] === 1;
      return isShortMonth ? { elementState: { value: '01', selection: [2, 2] }, data } : { elementState, data };
    },
  ],
};
