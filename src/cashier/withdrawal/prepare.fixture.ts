import { fieldKey } from '../form/field-key';
import { withdrawalKit, type WithdrawalKitFacts } from '../test-kit/withdrawal-kit';
import type { PrepareStore } from './prepare-store';

export const UPDATE = 'USER:profile-update';
export const PREPARE = 'BANKING:withdrawal-prepare';
export const ASHA = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'IN',
  timezone: 5.5,
};
export const GOOD = {
  name: 'Asha Rao',
  birthday: '1990-05-31',
  country: 'in',
  phone: '+91 98765 43210',
  email: 'a@b.co',
};

export const fill = (store: PrepareStore, values: Record<string, string>) =>
  Object.entries(values).forEach(([name, value]) => store.profile.checked.form.change(fieldKey(name), value));

/** The page of what a method asks about the player, on a gateway that takes all of it. */
export async function opened(user: object = {}, fields: object[] = [], facts: WithdrawalKitFacts = {}) {
  const kit = await withdrawalKit({
    ...facts,
    method: { isPreparationRequired: true, fields: fields as never, ...facts.method },
    payload: { user },
  });
  const prepare = kit.newPrepare();
  prepare.open();
  kit.realtime.script(UPDATE, () => ({ user: {} }));
  kit.realtime.script(PREPARE, ({ fields: asked }) => ({
    fields: Object.keys(asked).map((name) => ({ name, errors: [] })),
  }));
  return { ...kit, prepare };
}
