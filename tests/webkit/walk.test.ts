/**
 * A deposit and a withdrawal as a screen reader's commands walk them: by headings, then fields, then buttons, each with
 * the role and the name that WebKit computes for its accessibility tree. An error is read with the field that gets the
 * focus, the payment's state from a live region.
 */
import { expect } from 'vitest';
import { flowTags } from '../kit/flow-tags';
import type { Cashier } from './kit/cashier';
import { onlyDeposit, test } from './kit/test';

const TAGS = flowTags('screen-reader').join(' ');
const WAIT = { timeout: 15_000, interval: 50 };
const SHOWN = `return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())`;

/** `role name` of each element of a kind on the page, in the order of reading. */
async function walk({ page }: Cashier, selector: string): Promise<string[]> {
  const lines: string[] = [];
  for (const element of await page.findAll(SHOWN, selector))
    lines.push(`${(await page.role(element)).toLowerCase()} ${await page.label(element)}`);
  return lines;
}

const HEADINGS = 'main h1, main h2';
const FIELDS = 'main input';
const BUTTONS = 'main button';

/** Expects that the wrong field has the focus, and that its description, which is read with it, says why. */
async function expectRefused({ page }: Cashier, field: string, why: RegExp): Promise<void> {
  const description = `const field = document.activeElement;
    if (field.getAttribute('aria-invalid') !== 'true') return '';
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ').trim()`;
  await expect.poll(() => page.run(description), WAIT).toMatch(why);
  const focused = await page.find('return document.activeElement');
  expect(await page.label(focused!)).toBe(field);
}

/** Expects the text in a live region, whose changes a screen reader announces. */
async function expectStatus({ page }: Cashier, text: string): Promise<void> {
  const regions = `return [...document.querySelectorAll('[role=status]')].filter(({ innerText }) => innerText.includes(arguments[0]))`;
  await expect.poll(async () => (await page.findAll(regions, text)).length, WAIT).toBeGreaterThan(0);
  const [region] = await page.findAll(regions, text);
  expect((await page.role(region!)).toLowerCase()).toBe('status');
}

test(`a deposit ${TAGS}`, async ({ cashier, gateway, token }) => {
  await cashier.open({ token, country: 'de' });
  await cashier.choose('Test transfer to a card');
  expect(await walk(cashier, HEADINGS)).toEqual(['heading Test transfer to a card']);
  expect(await walk(cashier, FIELDS)).toEqual(['textbox Amount']);
  expect((await walk(cashier, BUTTONS)).at(-1)).toBe('button Get card details');
  await cashier.write('Amount', '1');
  await cashier.press('Get card details');
  await expectRefused(cashier, 'Amount', /^Minimum €\d+/);
  await cashier.write('Amount', '50');
  await cashier.press('Get card details');
  await cashier.sees('Transfer to this card');
  expect((await walk(cashier, BUTTONS)).slice(-2)).toEqual(['button I have paid', 'button Cancel payment']);
  await cashier.press('I have paid');
  await cashier.sees('Waiting for payment');
  await expectStatus(cashier, 'Waiting for payment');
  await gateway.act(await onlyDeposit(gateway), 'approve');
  await cashier.sees('Deposit received');
  await expectStatus(cashier, 'Deposit received');
});

test(`a withdrawal ${TAGS}`, async ({ cashier, gateway, token }) => {
  await gateway.giveMoney('1000', 'EUR');
  await cashier.open({ token, country: 'de', flow: 'withdrawal' });
  await cashier.choose('Test payout');
  expect(await walk(cashier, HEADINGS)).toEqual(['heading Test payout']);
  expect(await walk(cashier, FIELDS)).toEqual(['textbox Amount', 'textbox IBAN', 'checkbox Save for next time']);
  await cashier.write('Amount', '25');
  await cashier.press('Continue');
  await expectRefused(cashier, 'IBAN', /Fill in this field/);
  await cashier.write('IBAN', 'DE89370400440532013000');
  await cashier.press('Continue');
  await cashier.sees('Check your withdrawal');
  expect(await walk(cashier, BUTTONS)).toContain('button Withdraw');
  await cashier.press('Withdraw');
  await cashier.sees('Request accepted');
  await expectStatus(cashier, 'Request accepted');
  expect(await gateway.withdrawals()).toHaveLength(1);
});
