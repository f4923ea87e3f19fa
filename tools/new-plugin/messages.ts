/**
 * The texts of a new plugin in the nine languages, complete from the start: an author edits them, but need not
 * translate any first.
 */
import { readFileSync } from 'node:fs';
import type { Choices } from './choices';

type Messages = Readonly<Record<string, unknown>>;

/** Messages by language; none for a plugin that shows no texts of its own. */
export function messagesOf({ flow, kind }: Pick<Choices, 'flow' | 'kind'>): Readonly<Record<string, Messages>> {
  if (flow === 'withdrawal') return {};
  const texts = readFileSync(new URL('./messages.json', import.meta.url), 'utf8');
  const all = JSON.parse(texts) as Record<Choices['kind'], Record<string, Messages>>;
  return all[kind];
}
