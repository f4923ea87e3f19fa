/** Pages that show what to pay by, and the way from the list to each, as plugins describe them. Current design. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** As a plugin's `ways-to-pay.fixture.ts` exports it in `waysToPay`. Texts in English. */
export interface WayToPay {
  /** For the test's title. */
  name: string;
  country: string;
  currency: string;
  tile: string;
  /** Label and text of the field that the form needs. */
  fill?: readonly [string, string];
  submit: string;
  /** The main button of the page that comes then. */
  next: string;
}

export async function findWaysToPay(): Promise<readonly WayToPay[]> {
  const files = readdirSync('plugins')
    .sort()
    .map((plugin) => resolve('plugins', plugin, 'ways-to-pay.fixture.ts'))
    .filter((file) => existsSync(file));
  const found = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as { waysToPay: readonly WayToPay[] }),
  );
  return found.flatMap(({ waysToPay }) => waysToPay);
}
