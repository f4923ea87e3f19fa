import { isolated } from '../core/locale/direction';
import { textTag } from '../core/locale/language-tag';
import type { MessageKey } from '../core/locale/locale';

/** A requested file of messages. */
export interface MessageRequest {
  language: string;
  file: Promise<unknown>;
}

export interface MessageFile {
  /** The name of our file, or a pack's tag. */
  language: string;
  /** The nested messages as parsed from the file; values that are not texts are ignored. */
  messages: unknown;
}

/**
 * Looks up the few texts of the first list in the same files that i18next reads a moment later: nested keys,
 * `{{value}}` and plural suffixes (i18next JSON v4), nothing else. The first file that has a key wins; without any, the
 * key itself is returned.
 */
export function plainMessages(files: readonly MessageFile[]) {
  return (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string => {
    for (const { language, messages } of files) {
      const { count } = values;
      const suffix = typeof count === 'number' ? `_${new Intl.PluralRules(textTag(language)).select(count)}` : '';
      const found = find(messages, key + suffix);
      if (found !== undefined)
        return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
          isolated(values[name] ?? '', textTag(language)),
        );
    }
    return key;
  };
}

/**
 * The files that arrived, last request first. They are requested in the order English, the player's language, the
 * brand's pack, and looked up in reverse: English stands in for what the player's language lacks. Never rejects.
 */
export async function messageFiles(messages: readonly MessageRequest[]): Promise<MessageFile[]> {
  const files = await Promise.all(
    messages.map(async ({ language, file }) => {
      try {
        return [{ language, messages: await file }];
      } catch {
        return [];
      }
    }),
  );
  return files.flat().reverse();
}

function find(messages: unknown, key: string): string | undefined {
  let at = messages;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[part];
  }
  return typeof at === 'string' ? at : undefined;
}
