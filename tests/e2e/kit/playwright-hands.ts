/** Plays a plugin's journeys with Playwright. Texts in English. */
import { expect, type Locator } from '@playwright/test';
import { englishWords, findJourneys } from '../../kit/journeys/find-journeys';
import type { Hands, Journey, PluginJourney } from '../../kit/journeys/journey';
import type { Cashier } from './cashier';
import type { Gateway } from './gateway';

export function handsOn(cashier: Cashier, journey: Journey, gateway: Pick<Gateway, 'end'>): Hands {
  const words = englishWords(journey);
  const list = (name: string) => cashier.view.getByRole('combobox', { name: words(name), exact: true });
  const field = (name: string) => cashier.view.getByRole('textbox', { name: words(name), exact: true });
  return {
    open: (name) => cashier.tile(String(words(name))).click(),
    press: (name) => cashier.view.getByRole('button', { name: words(name), exact: true }).click(),
    async fill(name, text) {
      await field(name).clear();
      await field(name).pressSequentially(text);
    },
    async pick(name, text) {
      await list(name).fill(String(words(text)));
      await list(name).press('Enter');
    },
    choose: (option) => cashier.view.getByRole('radio', { name: String(words(option)) }).check(),
    select: async (name, option) => void (await list(name).selectOption(option)),
    sees: (title) => expect(cashier.title).toHaveText(words(title)),
    provider: (act) => gateway.end(journey.flow, act),
  };
}

export const buttonOf = (cashier: Cashier, journey: Journey, name: string): Locator =>
  cashier.view.getByRole('button', { name: englishWords(journey)(name), exact: true });

/** Journeys to a page that shows what the player pays with, and has a main button. */
export const findPayable = async (): Promise<readonly (PluginJourney & { next: string })[]> =>
  (await findJourneys()).flatMap((journey) => (journey.next === undefined ? [] : { ...journey, next: journey.next }));
