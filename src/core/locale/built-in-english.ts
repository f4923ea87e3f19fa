import type { Messages } from '../../contract/http';

/**
 * The build holds these files a second time, besides `locales/`. Each is a chunk of its own, fetched only if the file
 * in `locales/` fails.
 */
const files = import.meta.glob<Messages>(
  ['/src/locales/en.json', '/src/locales/player/en.json', '/plugins/*/locales/en.json'],
  { import: 'default' },
);

/**
 * Returns the English messages of a namespace whose file could not be fetched, so that no bare keys show. Undefined if
 * there are none.
 */
export async function builtInEnglish(folder: string): Promise<Messages | undefined> {
  return files[folder]?.();
}
