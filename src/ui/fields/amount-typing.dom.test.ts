import { afterEach, describe, expect, it } from 'vitest';
import { amountShape, keepLines } from './amount-typing';
import { TypedText } from './typed-text';

/** Formats texts of digits with at most one comma or dot and up to two decimals; spaces may group the digits. */
const shown = (text: string) => {
  const compact = text.replaceAll(' ', '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(compact) ? compact.replace('.', ',') : text;
};

function setUp() {
  const input = document.createElement('input');
  const texts: string[] = [];
  document.body.append(input);
  input.focus();
  new TypedText(input, { shape: amountShape(shown), onText: (text) => texts.push(text) });
  input.addEventListener('paste', (event) => keepLines(event as ClipboardEvent & { currentTarget: HTMLInputElement }));
  const enter = (text: string, init?: InputEventInit) => {
    const at = input.selectionStart ?? input.value.length;
    input.setRangeText(text, at, input.selectionEnd ?? at);
    input.setSelectionRange(at + text.length, at + text.length);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
  };
  const type = (text: string) => {
    for (const data of text) enter(data, { inputType: 'insertText', data });
  };
  return { input, texts, enter, type };
}

afterEach(() => document.body.replaceChildren());

describe('amountShape', () => {
  it.each([
    ['4.99', '4,99'],
    ['4,99', '4,99'],
    ['1.', '1.'],
    ['1.234', '1.234'],
    ['1.234,50', '1.234,50'],
    ['1,234.50', '1,234.50'],
    ['1e3', '1e3'],
    ['5-6', '5-6'],
    ['1 500', '1 500'],
  ])('typed %s stands as %s', (keys, text) => {
    const { input, texts, type } = setUp();
    type(keys);
    expect([input.value, texts.at(-1)]).toEqual([text, text]);
  });

  it('keeps the caret where a dot becomes a comma', () => {
    const { input, type } = setUp();
    type('1299');
    input.setSelectionRange(2, 2);
    type('.');
    expect([input.value, input.selectionStart]).toEqual(['12,99', 3]);
    type('3');
    expect([input.value, input.selectionStart]).toEqual(['12.399', 4]);
  });

  it.each(['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertText', undefined])(
    'shows a whole text as an amount (%s)',
    (inputType) => {
      const { input, enter } = setUp();
      enter('1 500', { inputType, data: '1 500' });
      expect(input.value).toBe('1500');
      enter(' x', { inputType, data: ' x' });
      expect(input.value).toBe('1500 x');
    },
  );

  it('shows an amount as one when the field is left', () => {
    const { input, type } = setUp();
    type('1 500');
    input.dispatchEvent(new FocusEvent('blur'));
    expect(input.value).toBe('1500');
  });
});

describe('keepLines', () => {
  it('never joins the lines of a pasted text', () => {
    const { input, texts } = setUp();
    const paste = (text: string) => {
      const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: () => text } });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(paste('100\r\n200')).toBe(true);
    expect([input.value, texts.at(-1)]).toEqual(['100↵200', '100↵200']);
    // A cell copied from a spreadsheet ends with a line break; there is no second line to join.
    expect(paste('100\n')).toBe(false);
  });
});
