import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './select-field';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Bank',
    name: 'bank',
    value: '',
    placeholder: 'Choose a bank',
    items: [
      { text: 'State Bank of India', value: 'sbi' },
      { text: 'HDFC Bank', value: 'hdfc' },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Bank');
    await userEvent.selectOptions(select, 'HDFC Bank');
    await expect(select).toHaveValue('hdfc');
  },
};
export const WithError: Story = { args: { error: 'Choose a bank' } };
export const Disabled: Story = { args: { value: 'sbi', isDisabled: true } };
export const LongText: Story = {
  args: {
    value: 'long',
    items: [{ text: 'Акционерное общество «Межрегиональный коммерческий банк развития связи»', value: 'long' }],
  },
};
