/** Each plugin's main flow in WebKit, in both designs, by the real gateway: one payment, seen to its end. */
import { expect } from 'vitest';
import { flowTags } from '../kit/flow-tags';
import { FLOWS, type Flow } from '../kit/flows';
import { test } from './kit/test';

const flows: Flow[] = Object.values(FLOWS);
const cases = flows.flatMap((flow) =>
  (flow.isSameInLegacy === false ? (['current'] as const) : (['current', 'legacy'] as const)).map((design) => ({
    flow,
    design,
    title: [flow.name, ...flowTags(flow.plugin, design)].join(' '),
  })),
);

test.for(cases)('$title', async ({ flow, design }, { cashier, gateway, token }) => {
  const { kind, country, currency } = flow;
  if (kind === 'withdrawal') await gateway.giveMoney('1000000', currency);
  await cashier.open({ token, country: country.toLowerCase(), flow: kind, design });
  await flow.pay(cashier);
  if (flow.hasWindow) {
    // No window opens by itself when the reply comes: WebKit keeps the player's tap for a second of timers only.
    if (kind === 'withdrawal') await cashier.press('Open payment page');
    await cashier.otherWindow();
  }
  const all = () => (kind === 'withdrawal' ? gateway.withdrawals() : gateway.deposits());
  const [made, ...more] = await all();
  expect(more).toEqual([]);
  expect(made).toMatchObject({ status: expect.stringMatching(/^(?:waiting|accepted|pending|processing)$/), currency });

  await gateway.act(made!.id, 'approve');
  await cashier.sees(flow.end);
  expect((await all()).map(({ id, status }) => [id, status])).toEqual([[made!.id, 'processed']]);
  const sent = (await cashier.messages()).filter(({ messageType }) => messageType === 'onCreateTransaction');
  expect(sent).toEqual([expect.objectContaining({ eventType: kind, eventId: made!.id })]);
});
