import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { shapeFor } from '../../cashier/form/text-shape';
import { ExpireDateField } from './expire-date-field';

const meta = {
  title: 'Fields/ExpireDateField',
  component: ExpireDateField,
  args: { label: 'Valid until', name: 'expiry', value: '', onChange: fn(), shape: shapeFor({ type: 'expire_date' }) },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <ExpireDateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ExpireDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ShortMonth: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Valid until');
    await userEvent.type(input, '929');
    await expect(input).toHaveValue('09/29');
  },
};
export const WithError: Story = { args: { value: '01/20', error: 'This card is no longer valid' } };
