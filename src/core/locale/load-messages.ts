import { loadWithRetry } from '../../kernel/loading/lazy';
import type { Language } from './locale';

/** `localesUrl` ends with a slash. A plugin's messages are in the folder named after its namespace. */
export function messagesUrl(localesUrl: string, language: Language, namespace?: string): string {
  return `${localesUrl}${namespace ? `${namespace}/` : ''}${language}.json`;
}

/**
 * GET of a locale file, not yet parsed by its schema. A broken connection is retried. Rejects with `Locale receiving
 * error {language}` whatever went wrong (spec 7).
 */
export async function fetchMessages(url: string, language: string): Promise<unknown> {
  let cause: unknown;
  try {
    const { ok, text } = await loadWithRetry(async () => {
      const response = await fetch(url);
      return { ok: response.ok, text: await response.text() };
    });
    if (ok) return JSON.parse(text) as unknown;
  } catch (thrown) {
    cause = thrown;
  }
  throw localeError(language, cause);
}

export function localeError(language: string, cause?: unknown): Error {
  return new Error(`Locale receiving error ${language}`, { cause });
}
