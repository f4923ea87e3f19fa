import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { fieldKey } from '../form/field-key';
import { loadPhoneReader } from '../phone/load-phone-reader';
import { ASHA, fill, GOOD, opened, PREPARE, UPDATE } from './prepare.fixture';
import type { PrepareStore } from './prepare-store';

/** Telephone numbers are sent as E.164. */
const SENT = { ...GOOD, phone: '+919876543210' };

const errorOf = (store: PrepareStore, name: string) => store.profile.checked.refusals[fieldKey(name)]?.message;

describe('PrepareStore', () => {
  it('starts with what is known of the player', async () => {
    const { prepare } = await opened(ASHA);
    expect(prepare.profile.fields.map(({ name, value }) => [name, value])).toEqual([
      ['name', 'Asha Rao'],
      ['birthday', ''],
      ['country', 'in'],
      ['phone', '+91 98765 43210'],
      ['email', 'asha@example.com'],
    ]);
  });

  it('updates the profile, prepares, then shows the list; the method opens its form from then on', async () => {
    const { prepare, realtime, navigation, preparation, methods } = await opened(ASHA);
    fill(prepare, GOOD);
    expect(preparation.isNeeded('withdrawal', methods.currentMethod!)).toBe(true);
    await prepare.submit();
    expect(realtime.sent.map(({ type }) => type).filter((type) => type === UPDATE || type === PREPARE)).toEqual([
      UPDATE,
      PREPARE,
    ]);
    expect(realtime.sentOf(UPDATE)[0]?.data).toEqual({ ...SENT, profile: SENT, is_withdrawal: true, timezone: 5.5 });
    expect(realtime.sentOf(PREPARE)[0]?.data).toEqual({ fields: {} });
    expect(navigation.visited).toEqual(['/withdrawal']);
    expect(preparation.isNeeded('withdrawal', methods.currentMethod!)).toBe(false);
  });

  it('asks for the advanced fields as well; firstName is sent as the name', async () => {
    const fields = [
      { name: 'firstName', label: { en: 'First name' }, isAdvanced: true },
      { name: 'passport', label: { en: 'Passport' }, regex: '^\\d{6}$', isAdvanced: true },
      { name: 'iban' },
    ];
    const { prepare, realtime } = await opened({}, fields);
    expect(prepare.profile.fields.map(({ name }) => name)).toEqual([
      'birthday',
      'country',
      'phone',
      'email',
      'firstName',
      'passport',
    ]);
    fill(prepare, { ...GOOD, firstName: 'Asha', passport: '123456' });
    await prepare.submit();
    expect(realtime.sentOf(UPDATE)[0]?.data).toMatchObject({ name: 'Asha' });
    expect(realtime.sentOf(UPDATE)[0]?.data).toHaveProperty('advanced', { passport: '123456' });
    expect(realtime.sentOf(PREPARE)[0]?.data).toEqual({ fields: { firstName: 'Asha', passport: '123456' } });
  });

  it.each([
    ['birthday', '', 'Fill in this field'],
    ['birthday', '2999-01-01', 'Enter your date of birth'],
    ['email', 'asha@example', 'Enter an email address, like name@example.com'],
    ['name', '<b>Asha</b>', 'Enter your name in letters'],
  ])('%s %j is not sent', async (name, value, message) => {
    const { prepare, realtime } = await opened(ASHA);
    fill(prepare, { ...GOOD, [name]: value });
    expect(prepare.profile.checked.problems).toEqual({ [fieldKey(name)]: message });
    await prepare.submit();
    expect([realtime.sentOf(UPDATE), prepare.error]).toEqual([[], 'Check this field']);
  });

  it('checks a number against the chosen country once the table is loaded, and as plain text before', async () => {
    await loadPhoneReader();
    const { newPrepare } = await opened(ASHA);
    const prepare = newPrepare();
    prepare.open();
    const problem = () => prepare.profile.checked.problems[fieldKey('phone')];
    fill(prepare, { ...GOOD, phone: 'no phone' });
    expect(problem()).toBe('Enter the phone number with the country code');
    await vi.waitFor(() => expect(prepare.profile.country?.code).toBe('in'));
    expect(problem()).toBe('Use digits only, e.g. +91 81234 56789');
    fill(prepare, { phone: '98765' });
    expect(problem()).toMatch(/\+91 81234 56789$/);
    for (const phone of ['', '  ']) {
      fill(prepare, { phone });
      expect(problem()).toBe('Fill in this field');
    }
    fill(prepare, { phone: '98765 43210' });
    expect(prepare.profile.checked.problems).toEqual({});
  });

  it('a refused value may be sent again, and says nothing more once it is edited', async () => {
    const { prepare, realtime } = await opened(ASHA);
    realtime.script(PREPARE, () => ({ fields: [{ name: 'phone', errors: ['Call us'] }] }));
    fill(prepare, GOOD);
    await prepare.submit();
    const [first] = Object.values(prepare.profile.checked.refusals);
    await prepare.submit();
    expect(realtime.sentOf(PREPARE)).toHaveLength(2);
    expect([errorOf(prepare, 'phone'), prepare.error]).toEqual(['Call us', undefined]);
    expect(prepare.profile.checked.refusals[fieldKey('phone')]).not.toBe(first);
    fill(prepare, { phone: '+91 98765 43211' });
    expect(errorOf(prepare, 'phone')).toBeUndefined();
  });

  it('refused in two fields at once: each says why, and nothing is lost', async () => {
    const { prepare, realtime, navigation } = await opened(ASHA);
    realtime.script(PREPARE, () => ({
      fields: [
        { name: 'birthday', errors: ['underage'] },
        { name: 'phone', errors: ['Call us to change this number'] },
        { name: 'email', errors: [] },
        { name: 'address', errors: ['no such word'] },
        { name: 'city', errors: ['not here'] },
      ],
    }));
    fill(prepare, GOOD);
    await prepare.submit();
    expect(errorOf(prepare, 'birthday')).toBe('You must be of legal age to withdraw');
    expect(errorOf(prepare, 'phone')).toBe('Call us to change this number');
    expect(errorOf(prepare, 'email')).toBeUndefined();
    expect([prepare.error, navigation.visited]).toEqual(['no such word not here', []]);
    expect(prepare.profile.checked.form.getState().values[fieldKey('phone')]).toBe(GOOD.phone);
  });

  it.each([
    ['phone', 'Enter the phone number with the country code'],
    ['unheardOf', 'Enter the phone number with the country code'],
    ['constructor', 'Enter the phone number with the country code'],
    ['email', 'Enter an email address, like name@example.com'],
  ])('an error that is named %s is put in words', async (error, message) => {
    const { prepare, realtime } = await opened(ASHA);
    realtime.script(PREPARE, () => ({ fields: [{ name: 'phone', errors: [error] }] }));
    fill(prepare, GOOD);
    await prepare.submit();
    expect(errorOf(prepare, 'phone')).toBe(message);
  });

  it('a call that fails is reported, and can be tried again', async () => {
    const { prepare, realtime, navigation } = await opened(ASHA);
    realtime.script(UPDATE, () => {
      throw new AppError('No', { code: 'socket.timeout', outcomeUnknown: true });
    });
    fill(prepare, GOOD);
    await prepare.submit();
    expect([prepare.error, prepare.isSubmitting]).toEqual(['shown: socket.timeout', false]);
    realtime.script(UPDATE, () => ({ user: {} }));
    await prepare.submit();
    expect([prepare.error, navigation.visited]).toEqual([undefined, ['/withdrawal']]);
  });

  it('stores nothing', async () => {
    const { prepare, storage } = await opened(ASHA);
    fill(prepare, GOOD);
    await prepare.submit();
    expect([...storage.texts]).toEqual([]);
  });
});
