import type { Messages } from '../../contract/http';
import type { Problem } from '../../contract/parse';
import { placeholders } from './placeholders';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the valid messages that a pack has of one namespace. A message that is no text, or has a placeholder that the
 * English one lacks, is left out and reported in `problems`; English is shown instead. `tag`, if given, is the language
 * whose missing plural classes are filled from `other`. Throws a TypeError if the file is no object.
 */
export function readPack(
  file: unknown,
  namespace: string,
  english: Messages,
  tag: string | undefined,
  problems: Problem[],
): Messages {
  if (!isFolder(file)) throw new TypeError('A language pack is a JSON object');
  const classes = tag === undefined ? [] : new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const read = (part: unknown, reference: unknown, path: string): Messages => {
    const texts = isFolder(reference) ? reference : {};
    if (!isFolder(part)) {
      if (part !== undefined) problems.push({ path, reason: 'is no object of texts' });
      return {};
    }
    const sound = Object.entries(part).flatMap(([key, value]): [string, string | Messages][] => {
      const at = `${path}.${key}`;
      const like = texts[key] ?? texts[key.replace(PLURAL, '_other')];
      if (isFolder(value)) return [[key, read(value, like, at)]];
      const reason = problemOf(value, like);
      if (reason) problems.push({ path: at, reason });
      return reason ? [] : [[key, value as string]];
    });
    const others = sound.filter(([key]) => key.endsWith('_other'));
    const completed = others.flatMap(([key, text]) =>
      classes.map((name): [string, string | Messages] => [key.replace(PLURAL, `_${name}`), text]),
    );
    return Object.fromEntries([...completed, ...sound]);
  };
  return read(file[namespace], english, namespace);
}

function problemOf(value: unknown, like: unknown): string | undefined {
  if (typeof value !== 'string') return 'is no text';
  if (typeof like !== 'string') return undefined;
  const known = placeholders(like);
  const strange = [...placeholders(value)].filter((name) => !known.has(name));
  return strange.length > 0 ? `names ${strange.join(', ')}, which English does not have` : undefined;
}

function isFolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
