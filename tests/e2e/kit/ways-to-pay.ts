/** Pages that show what the player pays with, and how to reach each from the list, as plugins describe them. Current design. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An entry of `waysToPay` in a plugin's `ways-to-pay.fixture.ts`. Texts in English. */
export interface WayToPay {
  /** Name in the test's title. */
  name: string;
  country: string;
  currency: string;
  tile: string;
  /** Label and text of a field that the form requires. */
  fill?: readonly [string, string];
  submit: string;
  /** The main button of the page that follows. */
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
