import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPhoneReader } from '../../cashier/phone/load-phone-reader';
import { UnifiedFlow } from '../../contract/api-response';
import { parseOrThrow } from '../../contract/parse';
import { connectedKit } from '../../../tests/kit/connected-kit';
import { UnifiedForm, type UnifiedFormProps } from './unified-form';

afterEach(cleanup);

const item = (kind: string, value: string, label = kind, copy = true) => ({
  name: kind,
  kind,
  value,
  label: { en: label },
  copy,
});
const utr = {
  name: 'utr',
  label: { en: 'UTR' },
  validations: [{ regex: '^\\d{12}$', message: { en: 'Twelve digits, please' } }],
};

function setup(flow: Record<string, unknown>, props: Partial<UnifiedFormProps> = {}) {
  const kit = connectedKit();
  const user = userEvent.setup();
  const onComplete = vi.fn();
  const onCancel = vi.fn();
  const parsed = parseOrThrow(UnifiedFlow, { steps: [], items: [], actions: ['complete', 'cancel'], ...flow }, 'flow');
  const view = (more: Partial<UnifiedFormProps> = {}) => (
    <UnifiedForm flow={parsed} onComplete={onComplete} onCancel={onCancel} {...props} {...more} />
  );
  const { rerender } = render(view(), { wrapper: kit.Provider });
  const button = (name: string) => screen.queryByRole('button', { name });
  return {
    ...kit,
    user,
    onComplete,
    onCancel,
    button,
    update: (more: Partial<UnifiedFormProps>) => rerender(view(more)),
  };
}

describe('the items', () => {
  it('shows every kind', async () => {
    const { user, opened, button, errors } = setup({
      title: { en: 'Pay by transfer' },
      steps: [{ en: 'First' }, { en: 'Second' }],
      items: [
        item('text', 'ACME Ltd', 'Payee'),
        item('card', '4242 4242 4242 4242', 'Card'),
        item('qr', 'https://bank.example/q', 'bank code'),
        item('link', 'https://bank.example/help', 'Help'),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Pay by transfer' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1First', '2Second']);
    expect(screen.getByText('ACME Ltd')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4242 4242 4242 4242' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR code: bank code' })).toBeTruthy();
    await user.click(button('Copy Card')!);
    expect(await navigator.clipboard.readText()).toBe('4242424242424242');
    await user.click(button('Help')!);
    expect(opened).toEqual(['https://bank.example/help']);
    expect(errors.reported).toEqual([]);
  });

  it('shows no code for another amount, and one that breaks a rule with a word of caution; both are reported', async () => {
    const epc = (name: string, amount: string) => `BCD\n001\n1\nSCT\n\n${name}\nBE72000000001616\n${amount}`;
    const items = [item('qr', epc('Red Cross', 'EUR2'), 'First'), item('qr', epc('Red Cross', 'EUR1'), 'Second')];
    const { errors } = setup({ items }, { amount: { amount: 1, currency: 'EUR' } });
    expect(await screen.findByText(/^First asks for another amount/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'QR code: First' })).toBeNull();
    expect(screen.getByRole('img', { name: 'QR code: Second' })).toBeTruthy();
    expect(screen.getByText(/^This code is not written quite by the rules/)).toBeTruthy();
    expect(errors.reported).toMatchObject([{ code: 'unified.badCode' }, { code: 'unified.codeCaution' }]);
  });

  it('has no copy button where there is nothing to copy', () => {
    const { button } = setup({ items: [item('text', 'ACME Ltd', 'Payee', false)] });
    expect(screen.getByText('ACME Ltd')).toBeTruthy();
    expect(button('Copy Payee')).toBeNull();
  });

  it('tells of an unknown kind, shows the others, and reports it once without its value', () => {
    const { errors, update } = setup({
      items: [item('hologram', 'secret-value', 'Hologram'), item('text', 'ACME Ltd')],
    });
    expect(screen.getByText(/^Hologram can't be shown here/)).toBeTruthy();
    expect(screen.getByText('ACME Ltd')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret-value');
    update({});
    expect(errors.reported.map(({ code, message }) => [code, message])).toEqual([
      ['unified.unknownItem', 'An item of the payment can not be shown'],
    ]);
  });

  it.each([
    ['link', 'javascript:alert(1)'],
    ['link', 'upi://pay?pa=a@b'],
    ['link', '/relative'],
    ['card', '4242'],
    ['card', '4242x4242x4242x4242'],
    ['qr', ''],
    ['qr', 'x'.repeat(2332)],
    ['text', ' '],
    ['constructor', 'x'],
  ])('never shows a %s with %s as payable', (kind, value) => {
    const { errors } = setup({ items: [item(kind, value, 'Bad one')] });
    expect(screen.getByText(/^Bad one (did not arrive|can't be shown)/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: /Bad one/ })).toBeNull();
    expect(errors.reported).toHaveLength(1);
  });
});

describe('the actions', () => {
  it('completes with the inputs, once they are right', async () => {
    const { user, onComplete, button } = setup({ inputs: [utr, { name: 'bank.name', value: 'ACME', label: 'Bank' }] });
    await user.click(button('I have paid')!);
    expect(onComplete).not.toHaveBeenCalled();
    expect(screen.getByText('Fill in this field')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'UTR' }), '12345');
    await user.click(button('I have paid')!);
    expect(screen.getByText('Twelve digits, please')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'UTR' }), '6789012');
    await user.click(button('I have paid')!);
    expect(onComplete.mock.calls).toEqual([[{ utr: '123456789012', 'bank.name': 'ACME' }]]);
  });

  it('reads what is typed as any form does: a number in its mask, digits of another script', async () => {
    await loadPhoneReader();
    const phone = { name: 'phone', label: { en: 'Phone' }, mask: '+234 000 000 0000' };
    const { user, onComplete, button } = setup({ inputs: [utr, phone] });
    await user.type(screen.getByLabelText('UTR'), '४१२३४५६७८९०१');
    await user.type(screen.getByLabelText('Phone'), '0803123456');
    await user.click(button('I have paid')!);
    expect(onComplete).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Phone'), '7');
    await user.click(button('I have paid')!);
    expect(onComplete).toHaveBeenCalledWith({ utr: '412345678901', phone: '+234 803 123 4567' });
  });

  it('completes once for two taps, and keeps what was typed when it failed', async () => {
    let refuse!: () => void;
    const onComplete = vi.fn(() => new Promise<void>((resolve) => (refuse = resolve)));
    const { user, button, update } = setup({ inputs: [utr] }, { onComplete });
    await user.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    await user.dblClick(button('I have paid')!);
    expect(onComplete).toHaveBeenCalledOnce();
    await act(async () => refuse());
    update({ onComplete, error: 'Not found' });
    expect(screen.getByText('Not found')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'UTR' }).value).toBe('123456789012');
  });

  it.each([
    [['complete', 'cancel'], true, true],
    [['complete'], true, false],
    [['cancel'], false, true],
    [[], false, false],
  ])('offers what the flow allows: %j', (actions, canComplete, canCancel) => {
    const { button } = setup({ actions });
    expect([button('I have paid') !== null, button('Cancel payment') !== null]).toEqual([canComplete, canCancel]);
  });

  it('cancels, but not while it completes', async () => {
    const { user, onCancel, button, update } = setup({});
    update({ isSubmitting: true });
    await user.click(button('Cancel payment')!);
    expect(onCancel).not.toHaveBeenCalled();
    update({ isSubmitting: false });
    await user.click(button('Cancel payment')!);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('sends nothing while offline', async () => {
    const { user, onComplete, network, button } = setup({});
    act(() => network.goOffline());
    await user.click(button('I have paid')!);
    expect(onComplete).not.toHaveBeenCalled();
  });
});

describe('the expiry', () => {
  const flow = (expiresAt: string) => ({
    expiresAt,
    steps: [{ en: 'Send it' }],
    items: [item('text', 'ACME Ltd')],
    inputs: [utr],
  });

  it('takes away what to pay by, and still takes the word of who has paid', async () => {
    const { clock, user, onComplete, button } = setup(flow('2026-01-01T00:01:00Z'));
    expect(screen.getByRole('timer').textContent).toBe('01:00');
    expect(screen.getByText('ACME Ltd')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
    act(() => clock.advance(60_250));
    expect(screen.queryByText('ACME Ltd')).toBeNull();
    expect(screen.queryByText('Send it')).toBeNull();
    expect(screen.getByText(/The time to pay is over/)).toBeTruthy();
    await user.click(button('I have paid')!);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({ utr: '123456789012' });
  });

  it('shows nothing payable when it is past on arrival', () => {
    setup({ ...flow('2025-12-31T23:59:00Z'), actions: ['cancel'] });
    expect(screen.queryByText('ACME Ltd')).toBeNull();
    expect(screen.getByText(/start a new payment/)).toBeTruthy();
  });

  it('leads to what became of the payment', async () => {
    const { user, button, navigation } = setup({ ...flow('2025-12-31T23:59:00Z'), actions: [] });
    await user.click(button('Check payment status')!);
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });
});
