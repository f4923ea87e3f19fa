import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft } from './time-left';

const NOON = Date.UTC(2026, 2, 1, 12);

describe('secondsLeft', () => {
  it.each([
    ['2026-03-01T12:15:00Z', 900],
    ['2026-03-01T12:00:00.001Z', 1],
    ['2026-03-01T12:00:00Z', 0],
    ['2026-03-01T11:00:00Z', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('until %s are %s', (expiresAt, seconds) => {
    expect(secondsLeft(expiresAt, NOON)).toBe(seconds);
  });
});

describe('clockText', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [900, '15:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [90_061, '25:01:01'],
  ])('of %i seconds is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
