import { describe, expect, it } from 'vitest';
import { filterUtr, isUtr } from './utr';

describe('a UTR', () => {
  it.each([
    ['UPI Ref. No. 4123 4567 8901', '412345678901'],
    ['४१२३४५६७८९०१', '412345678901'],
    ['4123-4567', '41234567'],
    ['4123 4567', '41234567'],
    ['room-12', 'room-12'],
    ['', ''],
    ['paid', 'paid'],
    ['room 12', 'room 12'],
    ['412345678901 and 412345678902', '412345678901 and 412345678902'],
    ['12 of 412345678901', '12 of 412345678901'],
  ])('%s is typed as %s', (typed, held) => {
    expect(filterUtr(typed)).toBe(held);
  });

  it('keeps a digit too many, so that it shows', () => {
    expect(filterUtr('4123456789012')).toHaveLength(13);
    expect(isUtr('4123456789012')).toBe(false);
  });

  it('has exactly 12 digits', () => {
    expect(isUtr('412345678901')).toBe(true);
    expect(isUtr('41234567890')).toBe(false);
    expect(isUtr('')).toBe(false);
    expect(isUtr('41234567890a')).toBe(false);
    expect(isUtr('a12345678901')).toBe(false);
  });
});
