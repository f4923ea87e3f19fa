/** Each plugin's main flow in WebKit, some in both designs, with the real gateway: one payment, followed to its end. */
import { expect } from 'vitest';
import { flowTags } from '../kit/flow-tags';
import { findJourneys } from '../kit/journeys/find-journeys';
import { endPayment, makePayment, type PluginJourney } from '../kit/journeys/journey';
import { handsOn } from './kit/hands';
import { test } from './kit/test';

const journeys = (await findJourneys()).filter(({ isMain }) => isMain);
/** One journey per kind of page (a window, a group, a form alone), because both designs share their stores. */
const kindOf = ({ flow, hasWindow, open }: PluginJourney) => [flow, hasWindow, open !== undefined].join();
const inLegacy = journeys.filter((one, at) => journeys.findIndex((other) => kindOf(other) === kindOf(one)) === at);
const cases = [
  ...journeys.map((journey) => ({ journey, design: 'current' as const })),
  ...inLegacy.map((journey) => ({ journey, design: 'legacy' as const })),
];

for (const { journey, design } of cases) {
  const title = [journey.name, ...flowTags(journey.plugin, design)].join(' ');
  test(title, async ({ cashier, gateway, token }) => {
    const { flow, country, currency } = journey;
    const hands = handsOn(cashier, journey, gateway);
    if (flow === 'withdrawal') await gateway.giveMoney('1000000', currency);
    await cashier.open({ token, country: country.toLowerCase(), flow, design });
    await makePayment(hands, journey, design);
    if (journey.hasWindow) {
      // A window can't open by itself after the reply: in WebKit a tap permits that for only a second of timers.
      if (flow === 'withdrawal') await hands.press('complete.openPage');
      await cashier.otherWindow();
    }
    const all = () => (flow === 'withdrawal' ? gateway.withdrawals() : gateway.deposits());
    const [made, ...more] = await all();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      status: expect.stringMatching(/^(?:waiting|accepted|pending|processing)$/),
      currency,
    });

    await endPayment(hands, journey);
    expect((await all()).map(({ id, status }) => [id, status])).toEqual([[made!.id, 'processed']]);
    const sent = (await cashier.messages()).filter(({ messageType }) => messageType === 'onCreateTransaction');
    expect(sent).toEqual([expect.objectContaining({ eventType: flow, eventId: made!.id })]);
  });
}
