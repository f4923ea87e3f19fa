import { describe, expect, it } from 'vitest';
import { afterDeletion, caretIn } from './text-shape';
import { TypingHistory } from './typing-history';

/** `|` marks the caret. */
const place = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const mark = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('the caret', () => {
  it.each([
    ['42424|', '4242 4|'],
    ['4242|5', '4242| 5'],
    ['4242 9|424', '4242 9|424'],
    ['4242 |4242424', '4242 |4242 424'],
    ['|123', '+91| 123'],
    ['98|765', '+91 98|765'],
    ['0803|1234567', '+234 803| 123 4567'],
    ['12|', '(12)|'],
  ])('of %s is at %s', (before, after) => {
    const { text, caret } = place(before);
    const shown = after.replace('|', '');
    expect(mark({ text: shown, caret: caretIn(shown, text, caret) })).toBe(after);
  });
});

describe('a key that deletes', () => {
  const groups = (text: string) => (text.replaceAll(' ', '').match(/.{1,4}/g) ?? []).join(' ');
  const inBrackets = (text: string) => {
    const digits = text.replace(/\D/g, '');
    return digits.length < 3 ? digits : `(${digits})`;
  };

  it.each([
    ['4242 5', '4242|5', 'forward', '4242|'],
    ['4242 5678', '4242|5678', 'backward', '424|5678'],
    ['4242 5678', '4242|5678', 'forward', '4242|678'],
    ['4242 5678', '4242 567|', 'backward', '4242 567|'],
  ] as const)('in %s, which left %s, %s, leaves %s', (before, typed, way, after) => {
    const { text, caret } = place(typed);
    expect(mark(afterDeletion(before, text, caret, way === 'forward', groups))).toBe(after);
  });

  it('goes through what the shape puts back at the end', () => {
    expect(mark(afterDeletion('(123)', '(123', 4, false, inBrackets))).toBe('(12|');
  });
});

it('undoes and redoes, until something else is typed', () => {
  const history = new TypingHistory();
  const state = (text: string) => ({ text, caret: text.length });
  history.add(state(''));
  history.add(state('1'));
  expect(history.step('undo', state('12'))).toEqual(state('1'));
  expect(history.step('undo', state('1'))).toEqual(state(''));
  expect(history.step('undo', state(''))).toBeUndefined();
  expect(history.step('redo', state(''))).toEqual(state('1'));
  history.add(state('1'));
  expect(history.step('redo', state('1x'))).toBeUndefined();
});
