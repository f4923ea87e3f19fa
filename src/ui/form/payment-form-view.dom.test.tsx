import { cleanup, screen } from '@testing-library/react';
import { createForm } from 'final-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIELDS, field, setup } from './payment-form-view.fixture';

afterEach(cleanup);

describe('messages', () => {
  it('says nothing before the field is left, nor while the player is in it again', async () => {
    const { user, bank, sees } = setup();
    await user.click(bank());
    expect(sees('Bank is missing')).toBe(false);
    await user.tab();
    expect(sees('Bank is missing')).toBe(true);
    expect(bank().getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(bank().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Bank is missing');
    await user.click(bank());
    expect(sees('Bank is missing')).toBe(false);
    expect(bank().getAttribute('aria-invalid')).toBeNull();
  });

  it('shows all of them on a failed submit and goes to the first', async () => {
    const { user, bank, pay, sees, onSubmit } = setup();
    await user.click(pay());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(bank());
    expect(sees('Bank is missing')).toBe(true);
    expect(sees('Holder is missing')).toBe(true);
  });

  it('goes to the second field when the first is right', async () => {
    const { user, holder, pay, sees } = setup({}, { bank: 'SBI' });
    await user.click(pay());
    expect(document.activeElement).toBe(holder());
    expect(sees('Bank is missing')).toBe(false);
  });

  it('hides the message of the field it went to as soon as the player types', async () => {
    const { user, bank, pay, sees } = setup();
    await user.click(pay());
    await user.keyboard('S');
    await user.keyboard('{Backspace}');
    expect(bank().value).toBe('');
    expect(sees('Bank is missing')).toBe(false);
    expect(sees('Holder is missing')).toBe(true);
  });

  it('goes to the first wrong field also from inside it, with Enter', async () => {
    const { user, bank, sees } = setup();
    await user.click(bank());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(bank());
    expect(sees('Bank is missing')).toBe(true);
  });

  it('follows rules and languages that change while the page is open', async () => {
    const { user, pay, update, sees, onSubmit } = setup({}, { bank: 'SBI', holder: 'A' });
    const refuses = { ...field('bank', 'Bank', ''), validate: () => 'Cette banque est fermée' };
    update({ fields: [refuses] });
    await user.click(pay());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(sees('Cette banque est fermée')).toBe(true);
    update({ fields: [{ ...refuses, validate: () => 'This bank is closed' }] });
    expect(sees('This bank is closed')).toBe(true);
  });

  it("shows the server's message at its field, also untouched, while the store has it", async () => {
    const { user, update, holder, sees } = setup({}, { bank: 'SBI', holder: 'A' });
    update({ refusals: { holder: { message: 'Not the holder of this account' } } });
    expect(document.activeElement).toBe(holder());
    expect(sees('Not the holder of this account')).toBe(true);
    await user.keyboard('B');
    expect(sees('Not the holder of this account')).toBe(false);
    update({ refusals: {} });
    await user.tab();
    expect(sees('Not the holder of this account')).toBe(false);
  });

  it('goes to the first field that a reply refuses, and stays where the player is when one is mended', async () => {
    const { user, update, bank, holder, pay } = setup({}, { bank: 'SBI', holder: 'A' });
    const refusals = { bank: { message: 'Closed' }, holder: { message: 'Not the holder' } };
    update({ refusals });
    expect(document.activeElement).toBe(bank());
    await user.click(holder());
    update({ refusals: { bank: refusals.bank } });
    expect(document.activeElement).toBe(holder());
    await user.click(pay());
    update({ refusals: { bank: { message: 'Closed' } } });
    expect(document.activeElement).toBe(bank());
  });

  it('keeps the message about the whole form on the page', () => {
    const { update } = setup();
    update({ error: 'The provider is not available' });
    expect(screen.getByRole('alert').textContent).toBe('The provider is not available');
  });
});

describe('submit', () => {
  const filled = { bank: 'SBI', holder: 'ASHA RAO' };

  it('submits on Enter', async () => {
    const { user, bank, onSubmit } = setup({}, filled);
    await user.click(bank());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('submits once however often the button is pressed while the call is out', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { user, bank, pay } = setup({ onSubmit }, filled);
    await user.dblClick(pay());
    await user.click(bank());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    answer();
    await user.click(pay());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('does nothing while the store submits, and says that it is busy', async () => {
    const { user, pay, onSubmit, update } = setup({}, filled);
    update({ isSubmitting: true });
    await user.click(pay());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(pay().getAttribute('aria-busy')).toBe('true');
    expect(pay()).toHaveProperty('disabled', false);
  });

  it('calls nothing offline and works again when the connection is back', async () => {
    const { user, pay, onSubmit, update } = setup({ isOffline: true }, filled);
    await user.click(pay());
    expect(onSubmit).not.toHaveBeenCalled();
    update({ isOffline: false });
    await user.click(pay());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps what was typed when fields are added', async () => {
    const { user, bank, update, form } = setup({}, {});
    await user.type(bank(), 'SBI');
    update({ fields: [...FIELDS, field('otp', 'Code', 'Code is missing')] });
    expect(bank().value).toBe('SBI');
    await user.type(screen.getByLabelText('Code'), '12');
    expect(form.getState().values).toEqual({ bank: 'SBI', otp: '12' });
  });

  it('keeps what was typed when the page is left and opened again', async () => {
    const first = setup({}, { bank: 'preset' });
    await first.user.clear(first.bank());
    await first.user.type(first.bank(), 'SBI');
    first.unmount();
    const second = setup({ form: first.form });
    expect(second.bank().value).toBe('SBI');
  });

  it('shows at once what the store put in before the page opened', () => {
    const form = createForm({ onSubmit: () => {} });
    form.change('bank', 'SBI');
    expect(setup({ form }).bank().value).toBe('SBI');
  });

  it("changes to another form of the store's", () => {
    const { update, bank } = setup({}, { bank: 'SBI' });
    update({ form: createForm<Record<string, string>>({ onSubmit: () => {}, initialValues: { bank: 'HDFC' } }) });
    expect(bank().value).toBe('HDFC');
  });
});

describe('advanced fields', () => {
  const advanced = { ...field('tax', 'Tax number', 'Tax number is missing'), isAdvanced: true };
  const more = { fields: [FIELDS[0]!, advanced], moreLabel: 'More details' };
  const fold = () => screen.getByText('More details').closest('details')!;

  it('are folded, and open when one of them is wrong at submit', async () => {
    const { user, pay, sees, onSubmit } = setup(more, { bank: 'SBI' });
    expect(fold().open).toBe(false);
    await user.click(pay());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(fold().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Tax number'));
    expect(sees('Tax number is missing')).toBe(true);
  });

  it('open also when the first wrong field is another', async () => {
    const { user, bank, pay } = setup(more);
    await user.click(pay());
    expect(document.activeElement).toBe(bank());
    expect(fold().open).toBe(true);
  });

  it('open when a reply asks for one, and for a message of the server', () => {
    const { update } = setup(more, { bank: 'SBI', tax: '1' });
    expect(fold().open).toBe(false);
    update({ refusals: { tax: { message: 'Not yours' } } });
    expect(fold().open).toBe(true);
    cleanup();
    setup({ ...more, fields: [FIELDS[0]!, { ...advanced, isAskedFor: true }] });
    expect(fold().open).toBe(true);
  });
});

it('a field that comes while the page is open is announced', () => {
  const { update } = setup({}, { bank: 'SBI' });
  const triggered = { ...field('otp', 'Code', ''), appearsAs: 'Another field: Code' };
  expect(screen.getByRole('status').textContent).toBe('');
  update({ fields: [...FIELDS, triggered] });
  expect(screen.getByRole('status').textContent).toBe('Another field: Code');
});
