import { expect, it } from 'vitest';
import { AMOUNT_KEY, fieldKey } from '../form/field-key';
import { withdrawalKit } from '../test-kit/withdrawal-kit';

const category = 'indian-methods-grouped';
/** A group of three methods, of which one has a page of its own. */
async function group() {
  const kit = await withdrawalKit({
    method: { category, position: 2, fields: [{ name: 'upi' }] },
    others: [
      { name: 'imps', category, position: 1, fields: [{ name: 'ifsc' }] },
      { name: 'neft', category, position: 3 },
    ],
    registry: { pathForMethod: (_flow, { name }) => (name === 'neft' ? '/withdrawal/neft' : '/withdrawal/banks') },
  });
  kit.methods.selectGroup(category);
  const choice = kit.newGroupChoice();
  const fields = () => kit.form.fields.map(({ name }) => name);
  return { ...kit, choice, fields, amount: () => kit.form.form.getState().values[AMOUNT_KEY] };
}

it('offers the methods of its group that have the same page, and begins with the first', async () => {
  const { choice } = await group();
  expect(choice.options.map(({ name }) => name)).toEqual(['imps', 'visa']);
  expect(choice.chosen).toBeUndefined();
  choice.open();
  expect(choice.chosen?.name).toBe('imps');
});

it('keeps the method that is chosen already', async () => {
  const { choice, methods } = await group();
  methods.selectMethod('visa');
  choice.open();
  expect(choice.chosen?.name).toBe('visa');
});

it('offers nothing for a method without a group', async () => {
  const kit = await withdrawalKit();
  kit.methods.clearMethod();
  const choice = kit.newGroupChoice();
  choice.open();
  expect([choice.options, choice.chosen]).toEqual([[], undefined]);
});

it('another method has its own fields, and keeps the amount that was typed', async () => {
  const { choice, withdrawal, form, fields, amount } = await group();
  choice.open();
  withdrawal.open();
  form.setAmount('750');
  choice.choose('visa');
  expect([choice.chosen?.name, fields(), amount()]).toEqual(['visa', ['upi'], '750']);
});

it('the method that is chosen already, or none of the list, changes nothing', async () => {
  const { choice, withdrawal, form } = await group();
  choice.open();
  withdrawal.open();
  form.setAmount('750');
  form.form.change(fieldKey('ifsc'), 'HDFC0000001');
  expect(withdrawal.review()).toBe(true);
  for (const name of ['imps', 'unheard']) choice.choose(name);
  expect([choice.chosen?.name, withdrawal.isReviewing, withdrawal.summary?.amount]).toEqual(['imps', true, '750']);
});
