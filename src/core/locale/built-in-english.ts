import type { Messages } from '../../contract/http';

/** The same files that lie in `locales/`, once more in the build, each a chunk of its own that nobody fetches otherwise. */
const files = import.meta.glob<Messages>(
  ['/src/locales/en.json', '/src/locales/player/en.json', '/plugins/*/locales/en.json'],
  { import: 'default' },
);

/** English for a namespace whose file could not be had: better than the keys. Undefined when there is none. */
export async function builtInEnglish(folder: string): Promise<Messages | undefined> {
  return files[folder]?.();
}
