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
    filter: (text) => text.replace(/[^\d.,]/g, ''),
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
/** Letters never appear and do not move the caret. */
export const Filtered: Story = {
  args: { value: '15' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, 'a2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('125');
    await expect(input.selectionStart).toBe(2);
  },
};
export const WithError: Story = { args: { value: '12', error: 'The smallest amount is 500 INR' } };
export const Largest: Story = {
  args: {
    value: '1250000,00',
    currency: 'USDT',
    quickAmounts: ['5 000', '25 000', '150 000', '250 000'].map((label) => ({ value: label, label })),
  },
};
