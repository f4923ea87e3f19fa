import { maskitoTransform } from '@maskito/core';
import { expect, it } from 'vitest';
import { filterMask } from './filter-mask';

const digits = filterMask((text) => text.replace(/\D/g, ''));

it('takes out what the filter takes out', () => {
  expect(maskitoTransform('1a2,b3', digits)).toBe('123');
  expect(maskitoTransform('1\n2', digits)).toBe('12');
});

it('leaves the caret behind the character that it was behind', () => {
  expect(maskitoTransform({ value: '1a23', selection: [2, 2] }, digits)).toEqual({ value: '123', selection: [1, 1] });
});
