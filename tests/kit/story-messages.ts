/** The locale files, as the first script would have fetched them: no story waits for the network. */
import type { PrefetchedResponses } from '@/core/http/prefetched-responses';
import { messagesUrl } from '@/core/locale/load-messages';
import { LANGUAGES } from '@/core/locale/locale';

const own = import.meta.glob<object>('/src/locales/*.json', { eager: true, import: 'default' });
const ofPlugins = import.meta.glob<object>('/plugins/*/locales/*.json', { eager: true, import: 'default' });

/** A file that is not there yet is empty: English stands in. */
export function storyMessages(localesUrl: string): PrefetchedResponses {
  const responses: PrefetchedResponses = new Map();
  const plugins = new Set(Object.keys(ofPlugins).map((path) => path.split('/')[2]!));
  for (const language of LANGUAGES) {
    const core = own[`/src/locales/${language}.json`] ?? {};
    responses.set(messagesUrl(localesUrl, language), Promise.resolve(core));
    for (const id of plugins) {
      const messages = ofPlugins[`/plugins/${id}/locales/${language}.json`] ?? {};
      responses.set(messagesUrl(localesUrl, language, id), Promise.resolve(messages));
    }
  }
  return responses;
}
