import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COUNTRY_ROWS, countryRows } from './make-countries';

it('the table is what the metadata say; `npm run countries` writes it', () => {
  expect(readFileSync(COUNTRY_ROWS, 'utf8')).toBe(countryRows());
});
