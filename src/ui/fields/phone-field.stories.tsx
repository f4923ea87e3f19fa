import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './phone-field';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone number',
    name: 'phone',
    value: '',
    dialPrefix: '+234',
    placeholder: '802 123 4567',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription('+234');
  },
};
/** A number of another country has its own prefix, so the field's is hidden. */
export const OfAnotherCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '+49 1512 3456789');
    await expect(canvas.queryByText('+234')).toBeNull();
  },
};
export const WithError: Story = { args: { value: '802', error: 'The number is too short. Example: 802 123 4567' } };
