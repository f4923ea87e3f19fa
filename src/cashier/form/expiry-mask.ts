import type { MaskitoOptions } from '@maskito/core';

/** `8`, `1/2029`, `01 / 29` and `012029`, as people type and browsers fill in, become `08`, `01/29`. */
function normalizeExpiry(text: string): string {
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
