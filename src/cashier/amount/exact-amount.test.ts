import { expect, it } from 'vitest';
import { exactAmount, exactAmountText } from './exact-amount';

const text = (...input: Parameters<typeof exactAmountText>) => exactAmountText(...input).replaceAll('\u00a0', ' ');

it.each<[Parameters<typeof exactAmountText>, string]>([
  [[12.345, 'KWD', 'en'], 'KD 12.345'],
  [[12.34, 'KWD', 'en'], 'KD 12.34'],
  [[12.3, 'KWD', 'en'], 'KD 12.30'],
  [[0.005, 'BHD', 'en'], 'BHD 0.005'],
  [[1234.567, 'TND', 'ru'], '1 234,567 DT'],
  [[1500, 'JPY', 'en'], 'JPY 1,500'],
  [[0.1 + 0.2, 'EUR', 'en'], '€0.30'],
  [['0.00000001', 'BTC', 'en'], '0.00000001 BTC'],
])('%j is %s', (input, shown) => expect(text(...input)).toBe(shown));

it('never writes an exponent', () => expect(exactAmount(1e-7).toFixed()).toBe('0.0000001'));
