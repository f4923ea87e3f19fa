import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox';

afterEach(cleanup);

const ITEMS = Array.from({ length: 30 }, (_, at) => ({ value: `v${at}`, text: `Bank ${at}`, hint: `0${at}` }));
const TEXTS = {
  search: 'Search',
  noResults: 'Nothing found',
  close: 'Close',
  results: (count: number) => `${count} results`,
};

function setup(props: Partial<ComboboxProps> = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  function Page() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Combobox label="Bank" name="bank" items={ITEMS} texts={TEXTS} {...props} value={value} onChange={change} />
        <input aria-label="Account" />
        <button>Pay</button>
      </form>
    );
  }
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
  return {
    user: userEvent.setup(),
    input,
    onChange,
    onSubmit,
    options: () => screen.queryAllByRole('option').map((option) => option.textContent),
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
  };
}

describe('opening', () => {
  it('opens on a click and with the arrows, not by the focus alone', async () => {
    const { user, input, isOpen, options } = setup();
    await user.tab();
    expect(document.activeElement).toBe(input);
    expect(isOpen()).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(options()).toHaveLength(30);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.click(input);
    expect(isOpen()).toBe(true);
  });

  it('shows all items with the chosen one marked and active', async () => {
    const { user, input, active, options } = setup({ value: 'v4' });
    expect(input.value).toBe('Bank 4');
    await user.click(input);
    expect(options()).toHaveLength(30);
    expect(active()).toBe('Bank 404');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bank 404');
  });

  it('names the list that it controls, only while it is there', async () => {
    const { user, input } = setup();
    expect(input.getAttribute('aria-controls')).toBeNull();
    await user.click(input);
    expect(screen.getByRole('listbox', { name: 'Bank' }).id).toBe(input.getAttribute('aria-controls'));
  });

  it('a disabled field does not open', async () => {
    const { user, input, isOpen } = setup({ isDisabled: true });
    await user.click(input);
    expect(isOpen()).toBe(false);
  });
});

describe('choosing', () => {
  it('by a click', async () => {
    const { user, input, onChange, isOpen } = setup();
    await user.click(input);
    await user.click(screen.getByRole('option', { name: /Bank 12/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('v12');
    expect(input.value).toBe('Bank 12');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  it('by typing and Enter, which does not submit the form', async () => {
    const { user, input, onChange, onSubmit, active } = setup();
    await user.type(input, '017');
    expect(active()).toBe('Bank 17017');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('v17');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('by Tab, which moves on', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'bank 21{Tab}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('v21');
    expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  });

  it('with the arrows, Home, End and by pages, round the ends', async () => {
    const { user, input, active } = setup();
    await user.click(input);
    const after = async (keys: string) => (await user.keyboard(keys), active());
    expect(await after('{ArrowDown}')).toBe('Bank 000');
    expect(await after('{ArrowUp}')).toBe('Bank 29029');
    expect(await after('{ArrowDown}')).toBe('Bank 000');
    expect(await after('{End}')).toBe('Bank 29029');
    expect(await after('{PageUp}')).toBe('Bank 19019');
    expect(await after('{PageDown}{PageDown}')).toBe('Bank 29029');
    expect(await after('{Home}')).toBe('Bank 000');
  });

  it('a second search starts from all items', async () => {
    const { user, input, options } = setup();
    await user.type(input, '017{Enter}');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(30);
  });
});

describe('leaving', () => {
  it('Escape keeps what was chosen and reaches no dialog around it', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer);
    const { user, input, onChange } = setup({ value: 'v4' });
    await user.type(input, 'Bank 2', { initialSelectionStart: 0, initialSelectionEnd: 6 });
    outer.mockClear();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', outer);
    expect(outer).not.toHaveBeenCalled();
    expect(input.value).toBe('Bank 4');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a click elsewhere chooses nothing that was only begun', async () => {
    const { user, input, onChange, isOpen } = setup();
    await user.type(input, 'Ban');
    await user.click(screen.getByLabelText('Account'));
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('');
  });

  it('a click elsewhere keeps an item that was typed in full', async () => {
    const { user, input, onChange } = setup();
    await user.type(input, 'BANK 2');
    await user.click(screen.getByLabelText('Account'));
    expect(onChange).not.toHaveBeenCalledWith('v20');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('v2');
  });

  it('tells the form once that it was left', async () => {
    const onBlur = vi.fn();
    const { user, input } = setup({ onBlur });
    await user.click(input);
    await user.click(screen.getByRole('option', { name: /Bank 12/ }));
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe('what a screen reader hears', () => {
  it('how many results there are, and that there are none', async () => {
    const { user, input } = setup();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await user.type(input, 'bank 1');
    expect(status.textContent).toBe('12 results');
    await user.type(input, 'x');
    expect(status.textContent).toBe('Nothing found');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('Enter without a result neither chooses nor submits', async () => {
    const { user, input, onChange, onSubmit } = setup();
    await user.type(input, 'zzz{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('the error, as the description of the field', () => {
    const { input } = setup({ error: 'Choose a bank' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a bank');
  });
});
