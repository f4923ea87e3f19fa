import { expect, it } from 'vitest';
import { rateText } from './rate-text';

it.each<[Parameters<typeof rateText>, string]>([
  [[0.0834, 'USD', 'en'], 'USD\u00a00.0834'],
  [[0.00001234567, 'EUR', 'en'], '€0.0000123457'],
  [[0.3071, 'KWD', 'en'], 'KD\u00a00.3071'],
  [[64123.456789, 'EUR', 'en'], '€64,123.46'],
  [[150, 'EUR', 'en'], '€150'],
])('a rate of %j is %s', (input, shown) => expect(rateText(...input)).toBe(shown));
