import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField } from './amount-field';

const meta = {
  title: 'Fields/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    name: 'amount',
    value: '',
    currency: 'INR',
    hint: 'From 500 to 100 000 INR',
    quickAmounts: [
      { value: '500', label: '500' },
      { value: '1000', label: '1 000' },
      { value: '5000', label: '5 000' },
    ],
    shown: (text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text),
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const QuickAmount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 000' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1000');
    await expect(canvas.getByRole('button', { name: '1 000' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** While typing, text and caret stay as they are. When the field is left, a valid amount is reformatted. */
export const AsTyped: Story = {
  args: { value: '15' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, ' 2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('1 25');
    await expect(input.selectionStart).toBe(3);
    await userEvent.tab();
    await expect(input).toHaveValue('125');
    await userEvent.type(input, 'e3');
    await userEvent.tab();
    await expect(input).toHaveValue('125e3');
  },
};
/** A pasted amount is formatted at once; the numbers of two lines are never joined. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.click(input);
    await userEvent.paste('1 500');
    await expect(input).toHaveValue('1500');
    await userEvent.clear(input);
    await userEvent.paste('100\n200');
    await expect(input).toHaveValue('100↵200');
  },
};
export const WithError: Story = { args: { value: '12', error: 'The smallest amount is 500 INR' } };
export const WithNote: Story = { args: { value: '1200', note: 'No bonus yet: it needs 1 500 INR or more' } };
export const Largest: Story = {
  args: {
    value: '1250000,00',
    currency: 'USDT',
    quickAmounts: ['5 000', '25 000', '150 000', '250 000'].map((label) => ({ value: label, label })),
  },
};
