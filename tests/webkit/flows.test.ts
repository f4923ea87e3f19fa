/** Each plugin's main flow in WebKit, some in both designs, with the real gateway: one payment, followed to its end. */
import { expect } from 'vitest';
import { flowTags } from '../kit/flow-tags';
import { FLOWS, type Flow } from '../kit/flows';
import { test } from './kit/test';

const flows: Flow[] = Object.values(FLOWS);
/** One flow per kind of page (a window, a code, a group, a payout), because both designs share their stores. */
const IN_LEGACY: readonly Flow[] = [FLOWS.card, FLOWS.pix, FLOWS.boleto, FLOWS.payoutBank];
const cases = [
  ...flows.map((flow) => ({ flow, design: 'current' as const })),
  ...IN_LEGACY.map((flow) => ({ flow, design: 'legacy' as const })),
];

for (const { flow, design } of cases) {
  const title = [flow.name, ...flowTags(flow.plugin, design)].join(' ');
  test(title, async ({ cashier, gateway, token }) => {
    const { kind, country, currency } = flow;
    if (kind === 'withdrawal') await gateway.giveMoney('1000000', currency);
    await cashier.open({ token, country: country.toLowerCase(), flow: kind, design });
    await flow.pay(cashier);
    if (flow.hasWindow) {
      // A window can't open by itself after the reply: in WebKit a tap permits that for only a second of timers.
      if (kind === 'withdrawal') await cashier.press('Open payment page');
      await cashier.otherWindow();
    }
    const all = () => (kind === 'withdrawal' ? gateway.withdrawals() : gateway.deposits());
    const [made, ...more] = await all();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      status: expect.stringMatching(/^(?:waiting|accepted|pending|processing)$/),
      currency,
    });

    await gateway.act(made!.id, 'approve');
    await cashier.sees(flow.end);
    expect((await all()).map(({ id, status }) => [id, status])).toEqual([[made!.id, 'processed']]);
    const sent = (await cashier.messages()).filter(({ messageType }) => messageType === 'onCreateTransaction');
    expect(sent).toEqual([expect.objectContaining({ eventType: kind, eventId: made!.id })]);
  });
}
