/** Plays a plugin's journeys with WebDriver. Texts in English. */
import type { Gateway } from '../../e2e/kit/gateway';
import { englishWords } from '../../kit/journeys/find-journeys';
import type { Hands, Journey } from '../../kit/journeys/journey';
import type { Cashier } from './cashier';

export function handsOn(cashier: Cashier, journey: Journey, gateway: Pick<Gateway, 'end'>): Hands {
  const words = englishWords(journey);
  const text = (name: string) => String(words(name));
  return {
    open: (name) => cashier.tap(text(name)),
    press: (name) => cashier.press(words(name)),
    fill: (name, typed) => cashier.write(text(name), typed),
    pick: (name, typed) => cashier.pick(text(name), text(typed)),
    choose: (option) => cashier.tap(text(option)),
    select: (name, option) => cashier.select(text(name), option),
    sees: (title) => cashier.sees(words(title)),
    provider: (act) => gateway.end(journey.flow, act),
  };
}
