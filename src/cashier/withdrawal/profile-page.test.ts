/** What the page about the player asks, shows and sends, and what becomes of it when it is left. */
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { fieldKey } from '../form/field-key';
import { loadPhoneReader } from '../phone/load-phone-reader';
import { withdrawalKit } from '../test-kit/withdrawal-kit';
import { ASHA, fill, GOOD, opened, PREPARE, UPDATE } from './prepare.fixture';

const SAVED = 'Your details are saved. Choose the method to continue.';
const category = 'indian-methods-grouped';

describe('the fields', () => {
  it('of a player of whom nothing is known are empty, with the country of the host', async () => {
    const { prepare } = await opened();
    expect(prepare.profile.fields.map(({ name, type, label, value }) => [name, type, label, value])).toEqual([
      ['name', 'text', 'Full name', ''],
      ['birthday', 'text', 'Date of birth', ''],
      ['country', 'text', 'Country', 'in'],
      ['phone', 'text', 'Phone number', ''],
      ['email', 'text', 'Email', ''],
    ]);
  });

  it('of a method that asks for the e-mail as well ask for it once', async () => {
    const fields = [
      { name: 'email', isAdvanced: true },
      { name: 'passport', isAdvanced: true },
    ];
    const { prepare, realtime } = await opened(ASHA, fields);
    expect(prepare.profile.fields.map(({ name }) => name)).toEqual([
      'name',
      'birthday',
      'country',
      'phone',
      'email',
      'passport',
    ]);
    fill(prepare, { ...GOOD, passport: '1' });
    await prepare.submit();
    expect(realtime.sentOf(UPDATE)[0]?.data).toMatchObject({ name: 'Asha Rao', email: 'a@b.co' });
    expect(realtime.sentOf(PREPARE)[0]?.data).toEqual({ fields: { email: 'a@b.co', passport: '1' } });
  });

  it('that are known need not be typed', async () => {
    const { prepare, realtime } = await opened(ASHA);
    fill(prepare, { birthday: GOOD.birthday });
    await prepare.submit();
    expect(realtime.sentOf(UPDATE)[0]?.data).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com' });
  });

  it('are those of the first method of a group that asks for any', async () => {
    const { methods, newPrepare } = await withdrawalKit({
      method: { category },
      others: [{ name: 'bank', category, isPreparationRequired: true, fields: [{ name: 'pan', isAdvanced: true }] }],
    });
    methods.selectGroup(category);
    const prepare = newPrepare();
    prepare.open();
    expect(prepare.profile.fields.at(-1)?.name).toBe('pan');
  });

  it('are none where nothing is chosen, and nothing is sent', async () => {
    const { methods, newPrepare, realtime } = await withdrawalKit();
    methods.clearMethod();
    const prepare = newPrepare();
    prepare.open();
    expect([prepare.profile.fields, prepare.profile.country]).toEqual([[], undefined]);
    await prepare.submit();
    expect([realtime.sentOf(UPDATE), prepare.error]).toEqual([[], undefined]);
  });
});

describe('the number', () => {
  it('without its prefix is one of the chosen country', async () => {
    const { prepare, realtime } = await opened(ASHA);
    fill(prepare, { ...GOOD, phone: '98765 43210' });
    await prepare.submit();
    expect(realtime.sentOf(UPDATE)[0]?.data).toMatchObject({ phone: '+919876543210' });
  });

  it('is shown by an example with a prefix while no country is chosen', async () => {
    await loadPhoneReader();
    const { prepare } = await opened(ASHA);
    await expect.poll(() => prepare.profile.countries?.length).toBeGreaterThan(0);
    fill(prepare, { country: '', phone: '12' });
    expect(prepare.profile.checked.problems[fieldKey('phone')]).toMatch(/\+44 7400 123456$/);
  });
});

describe('the page', () => {
  it('shows that it sends, and what went wrong, as it comes and goes; a second tap sends nothing', async () => {
    const { prepare, realtime } = await opened(ASHA);
    fill(prepare, GOOD);
    realtime.script(UPDATE, () => {
      throw new AppError('No', { code: 'user.no', status: 400 });
    });
    const seen: unknown[] = [];
    autorun(() => seen.push([prepare.isSubmitting, prepare.error]));
    // As a button calls it.
    const { submit } = prepare;
    await Promise.all([submit(), submit()]);
    expect(seen).toEqual([
      [false, undefined],
      [true, undefined],
      [true, 'shown: user.no'],
      [false, 'shown: user.no'],
    ]);
    expect(realtime.sentOf(UPDATE)).toHaveLength(1);
  });

  it('says that the details are saved', async () => {
    const { prepare, notifications } = await opened(ASHA);
    fill(prepare, GOOD);
    await prepare.submit();
    expect(notifications.list).toMatchObject([{ kind: 'toast', color: 'primary', content: SAVED }]);
  });

  it('says of a field of the method’s own to check it, where the gateway’s word has no text', async () => {
    const { prepare, realtime } = await opened(ASHA, [{ name: 'passport', isAdvanced: true }]);
    realtime.script(PREPARE, () => ({ fields: [{ name: 'passport', errors: ['unheardOf'] }] }));
    fill(prepare, { ...GOOD, passport: '1' });
    await prepare.submit();
    expect(prepare.profile.checked.refusals[fieldKey('passport')]?.message).toBe('Check this field');
  });

  it('that was left keeps nothing, and leads nowhere when the answer comes: the method is prepared', async () => {
    const { prepare, realtime, navigation, notifications, preparation, methods } = await opened(ASHA);
    fill(prepare, GOOD);
    realtime.script(PREPARE, () => {
      prepare.dispose();
      return { fields: [] };
    });
    await prepare.submit();
    expect([navigation.visited, notifications.list]).toEqual([[], []]);
    expect(preparation.isNeeded('withdrawal', methods.currentMethod!)).toBe(false);
    expect([prepare.profile.fields, prepare.profile.checked.values]).toEqual([[], {}]);
  });

  it('has nothing of the player before', async () => {
    const { prepare } = await opened(ASHA);
    fill(prepare, { email: 'asha' });
    await prepare.submit();
    expect(prepare.error).toBe('Check this field');
    prepare.reset();
    expect([prepare.error, prepare.profile.fields, prepare.profile.checked.values]).toEqual([undefined, [], {}]);
  });
});
