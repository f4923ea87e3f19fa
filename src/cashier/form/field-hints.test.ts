import { describe, expect, it } from 'vitest';
import { fieldHints } from './field-hints';
import { WALLET_NAME } from './field-key';

describe('fieldHints', () => {
  it.each([
    ['whatever', 'card_pan', 'cc-number', 'numeric'],
    ['whatever', 'card_cardholder', 'cc-name', 'text'],
    ['whatever', 'expire_date', 'cc-exp', 'numeric'],
    ['user_email', 'text', 'email', 'email'],
    ['phoneNumber', 'text', 'tel', 'tel'],
    ['first-name', 'text', 'given-name', 'text'],
    ['lastName', 'text', 'family-name', 'text'],
    ['cvv', 'text', 'cc-csc', 'numeric'],
    ['security_code', 'input_with_tooltip', 'cc-csc', 'numeric'],
    ['cpf', 'text', 'off', 'numeric'],
    ['curp', 'text', 'off', 'text'],
    ['ifsc_code', 'text', 'off', 'text'],
    ['iban', 'text', 'off', 'text'],
    ['clabe', 'text', 'off', 'numeric'],
    ['otp', 'text', 'one-time-code', 'numeric'],
    ['telegram', 'text', 'off', 'text'],
    ['__proto__', 'text', 'off', 'text'],
  ] as const)('gives %s (%s) %s and the keyboard %s', (name, type, autoComplete, inputMode) =>
    expect(fieldHints({ name, type, mask: undefined })).toMatchObject({ autoComplete, inputMode }),
  );

  it('brings up the number pad for a mask of digits, capitals for text_uppercase', () => {
    expect(fieldHints({ name: 'x', type: 'text', mask: '+996 000' }).inputMode).toBe('numeric');
    expect(fieldHints({ name: 'x', type: 'text', mask: 'AA 000' }).inputMode).toBe('text');
    expect(fieldHints({ name: 'curp', type: 'text', mask: undefined }).autoCapitalize).toBe('characters');
    expect(fieldHints({ name: 'x', type: 'text_uppercase', mask: undefined }).autoCapitalize).toBe('characters');
  });

  it.each([
    ['phone', 'tel', 'tel'],
    ['email', 'email', 'email'],
    ['iban', 'off', 'text'],
    ['address', 'off', 'text'],
    ['account', 'off', 'text'],
  ] as const)('gives the wallet %s %s and the keyboard %s', (serverName, autoComplete, inputMode) =>
    expect(fieldHints({ name: WALLET_NAME, serverName, type: 'text', mask: undefined })).toMatchObject({
      autoComplete,
      inputMode,
    }),
  );
});
