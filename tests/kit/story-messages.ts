/** The locale files as responses that the first script has prefetched, so that no story waits for the network. */
import { noResponses, type PrefetchedResponses } from '@/core/http/prefetched-responses';
import { messagesUrl } from '@/core/locale/load-messages';
import { LANGUAGES } from '@/core/locale/locale';
import { longestOf, mapTexts, mirrored, pseudo, type Messages, type Texts } from './story-texts';

const own = import.meta.glob<Messages>('/src/locales/*.json', { eager: true, import: 'default' });
const ofPlayer = import.meta.glob<Messages>('/src/locales/player/*.json', { eager: true, import: 'default' });
const ofPlugins = import.meta.glob<Messages>('/plugins/*/locales/*.json', { eager: true, import: 'default' });

/** A missing file counts as empty: the texts are then English. */
export function storyMessages(localesUrl: string, texts: Texts = 'translated'): PrefetchedResponses {
  const responses = noResponses();
  const { messages: requested } = responses;
  const add = (files: readonly Messages[], plugin?: string) => {
    const change = changeOf(texts, files);
    LANGUAGES.forEach((language, at) => {
      const messages = change ? mapTexts(files[at]!, change) : files[at]!;
      requested.set(messagesUrl(localesUrl, language, plugin), Promise.resolve(messages));
    });
  };
  add(LANGUAGES.map((language) => own[`/src/locales/${language}.json`] ?? {}));
  add(
    LANGUAGES.map((language) => ofPlayer[`/src/locales/player/${language}.json`] ?? {}),
    'player',
  );
  for (const id of new Set(Object.keys(ofPlugins).map((path) => path.split('/')[2]!))) {
    add(
      LANGUAGES.map((language) => ofPlugins[`/plugins/${id}/locales/${language}.json`] ?? {}),
      id,
    );
  }
  return responses;
}

function changeOf(texts: Texts, files: readonly Messages[]): ((text: string, key: string) => string) | undefined {
  if (texts === 'pseudo') return pseudo;
  if (texts === 'mirrored') return mirrored;
  return texts === 'longest' ? longestOf(files, widthOf) : undefined;
}

let ruler: CanvasRenderingContext2D | null = null;

/** The width of the text as rendered: letters of different scripts differ in width. */
function widthOf(text: string): number {
  if (!ruler) {
    ruler = document.createElement('canvas').getContext('2d')!;
    ruler.font = '16px system-ui';
  }
  return ruler.measureText(text).width;
}

/** The English message as its file has it; undefined when there is none. */
export function englishMessage(key: string): string | undefined {
  const [path = '', plugin] = key.split(':').toReversed();
  const file =
    plugin === undefined
      ? own['/src/locales/en.json']
      : plugin === 'player'
        ? ofPlayer['/src/locales/player/en.json']
        : ofPlugins[`/plugins/${plugin}/locales/en.json`];
  const found = path.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], file);
  return typeof found === 'string' ? found : undefined;
}
