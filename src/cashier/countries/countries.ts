/** The countries of the world with their telephone numbers. The table is a chunk of its own, loaded on demand. */
import { loadWithRetry } from '../../kernel/loading/lazy';

export interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Digits, without the plus. */
  dialPrefix: string;
  /** The digits before a number dialled inside the country, e.g. `0`; empty for none. */
  trunk: string;
  /** Possible counts of digits in a number without prefix and trunk. */
  lengths: readonly number[];
  /** A number that is assigned to no one, without the prefix, as people write it. */
  example: string;
}

let loading: Promise<readonly Country[]> | undefined;

/** Russia and Ukraine first, then the others by code. Rejects when the table cannot be fetched; the next call tries again. */
export function loadCountries(): Promise<readonly Country[]> {
  loading ??= loadWithRetry(() => import('./generated/country-rows')).then(
    ({ COUNTRY_ROWS }) => COUNTRY_ROWS.trim().split('\n').map(readRow),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function readRow(row: string): Country {
  const [code = '', dialPrefix = '', trunk = '', lengths = '', ...example] = row.split(' ');
  return {
    code: code.toLowerCase(),
    dialPrefix,
    trunk: trunk === '-' ? '' : trunk,
    lengths: lengths.split(',').map(Number),
    example: example.join(' '),
  };
}
