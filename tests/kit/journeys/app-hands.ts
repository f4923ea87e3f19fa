/** Plays a plugin's journeys in a page that shows the whole cashier (story-app.ts), in its language. */
import { getByRole, isInaccessible, queryAllByText, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { Locale, type MessageKey } from '@/core/locale/locale';
import type { StoryApp } from '../story-app';
import { allMethods } from '../story-catalogue';
import { englishMessage } from '../story-messages';
import type { Hands, Journey } from './journey';
import { makeWords, type Words } from './words';

/** Milliseconds; long, because the machine may be busy. */
const WAIT = { timeout: 10_000 };

interface Place {
  /** Contains the cashier. */
  canvasElement: HTMLElement;
  /** In a story its own: where two copies of the library have worked in one page, a date can no longer be typed. */
  userEvent: Pick<UserEvent, 'click' | 'clear' | 'type' | 'selectOptions'>;
}

export function handsOn({ canvasElement: root, userEvent: user }: Place, app: StoryApp, journey: Journey): Hands {
  const words = wordsIn(app, journey);
  // A name is looked up again with each try: a plugin's texts arrive with its page.
  const find = (find: () => HTMLElement) => waitFor(find, WAIT);
  const control = (role: string, name: string) => find(() => getByRole(root, role, { name: words(name) }));
  return {
    open: async (name) => user.click(await find(() => tile(root, words(name)))),
    async press(name) {
      const button = await control('button', name);
      // A question takes no click of the double tap that has opened it.
      await waitFor(() => {
        if (button.ariaDisabled === 'true') throw new Error(`${String(words(name))} is disabled`);
      }, WAIT);
      await user.click(button);
    },
    async fill(name, text) {
      const field = await control('textbox', name);
      await user.clear(field);
      await user.type(field, text);
    },
    async pick(name, text) {
      const field = await control('combobox', name);
      await user.clear(field);
      await user.type(field, `${String(words(text))}{Enter}`);
    },
    async choose(option) {
      const named = (name: string) => name.startsWith(String(words(option)));
      await user.click(await find(() => getByRole(root, 'radio', { name: named })));
    },
    select: async (name, option) => user.selectOptions(await control('combobox', name), option),
    sees: async (title) => {
      await find(() => heading(root, words(title)));
    },
    async provider(act) {
      if (act === 'pays') app.gateway.settleAll('processed');
      else app.gateway.settleAll('mistaked', { reason: 'insufficient_funds' });
    },
  };
}

function wordsIn({ container }: StoryApp, journey: Journey): Words {
  const locale = container.resolve(Locale);
  return makeWords(journey, {
    message(key) {
      const values = [...(englishMessage(key)?.matchAll(/\{\{(\w+)\}\}/g) ?? [])].map(([value, name]) => [name, value]);
      const said = locale.t(key as MessageKey, Object.fromEntries(values) as Record<string, string>);
      return said === key ? undefined : said;
    },
    text: (text) => locale.text(text),
    methods: allMethods,
  });
}

/** A page that is drawn ahead, or kept, is there as well, but not for the player. */
const isThere = (element: HTMLElement) => !isInaccessible(element);

function tile(root: HTMLElement, label: string | RegExp): HTMLElement {
  const texts = queryAllByText(root, label, { selector: 'main li button *' });
  const found = texts.find(isThere);
  if (!found) throw new Error(`no tile ${String(label)}`);
  return found;
}

function heading(root: HTMLElement, wanted: string | RegExp): HTMLElement {
  const title = [...root.querySelectorAll<HTMLElement>('main h1')].find(isThere);
  const text = title?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (title && (typeof wanted === 'string' ? text === wanted : wanted.test(text))) return title;
  throw new Error(`the page's heading is ${JSON.stringify(text)}, not ${String(wanted)}`);
}
