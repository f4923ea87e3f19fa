/** The words of a new plugin, in the nine languages: an author changes them, none has to be translated first. */
import { readFileSync } from 'node:fs';
import type { Choices } from './choices';

type Messages = Readonly<Record<string, unknown>>;

/** By language; none for a plugin that shows no words of its own. */
export function messagesOf({ flow, kind }: Pick<Choices, 'flow' | 'kind'>): Readonly<Record<string, Messages>> {
  if (flow === 'withdrawal') return {};
  const texts = readFileSync(new URL('./messages.json', import.meta.url), 'utf8');
  const all = JSON.parse(texts) as Record<Choices['kind'], Record<string, Messages>>;
  return all[kind];
}
