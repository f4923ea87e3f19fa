/** The countries of the world with their telephone numbers. The table is a chunk of its own, loaded when it is asked for. */
import { loadWithRetry } from '../../kernel/loading/lazy';

export interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Digits, without the plus. */
  dialPrefix: string;
  /** What stands before a number dialled inside the country, e.g. `0`; empty for none. */
  trunk: string;
  /** Digits that a number has without prefix and trunk. */
  lengths: readonly number[];
  /** A number of nobody, without the prefix, as people write it. */
  example: string;
}

let loading: Promise<readonly Country[]> | undefined;

/** Russia and Ukraine, then the others by code. Rejects when the table can not be fetched; the next call tries again. */
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
