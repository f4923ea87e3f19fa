/** The details of a visit that a player agrees to send to support: recorded with the real channel, as the host gets them. */
import { unpackTrace } from '../../../src/core/trace/unpack-trace';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/test';

const CPF = '52998224725';

test('a declined deposit: the trace tells of it, and of nothing that the player has typed', async ({
  serve,
  sandbox,
  token,
}) => {
  const host = await serve({ apiUrl: sandbox.url, support: { url: '', text: {}, byHost: true } });
  const { cashier } = host;
  await host.open({ country: 'br' });
  await cashier.choose('Nubank');
  await cashier.field('CPF').pressSequentially(CPF);
  const acquirer = new AcquirerPage(await cashier.pay('150'));
  await acquirer.choose('Decline');

  await cashier.view.getByRole('checkbox', { name: /^Add technical details/ }).check();
  await cashier.view.getByText('What is sent').click();
  const shown = await cashier.view.getByRole('textbox', { name: 'What is sent' }).inputValue();
  await cashier.button('Contact support').click();
  await expect.poll(() => host.sent('onAction')).toHaveLength(1);
  const [action] = await host.sent('onAction');
  const { trace: text } = action!['params'] as { trace: string };

  const trace = await unpackTrace(text);
  expect(JSON.parse(shown)).toEqual(trace);
  expect(trace.entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['/deposit', 'BANKING:deposit-create', 'deposit.status', '/deposit/complete']),
  );
  expect(text.length).toBeLessThanOrEqual(8192);
  const digits = shown.replace(/[^\p{L}\d]/gu, '');
  expect(digits).not.toContain(CPF);
  expect(shown).not.toContain(token);
});
