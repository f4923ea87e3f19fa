import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { shapeFor } from '../../cashier/form/text-shape';
import { TextField } from './text-field';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Phone number', name: 'phone', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Masked: Story = {
  args: { shape: shapeFor({ type: 'text', mask: '000.000.000-00' }), inputMode: 'numeric', label: 'CPF' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('CPF');
    await userEvent.type(input, '52998224725');
    await expect(input).toHaveValue('529.982.247-25');
    // A digit that exceeds the mask stays visible.
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('529.982.247-251');
  },
};
export const Uppercase: Story = {
  args: { label: 'IFSC', shape: shapeFor({ type: 'text_uppercase' }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('IFSC');
    await userEvent.type(input, 'sbin0005943');
    await expect(input).toHaveValue('SBIN0005943');
  },
};
export const WithError: Story = {
  args: { value: '123', error: 'The number is not complete' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Phone number');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The number is not complete');
  },
};
export const WithHint: Story = { args: { hint: 'With the country code' } };
export const Disabled: Story = { args: { value: '+996 555 123 456', isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Номер телефона, к которому привязана ваша банковская карта получателя',
    error: 'Номер телефона должен состоять из двенадцати цифр и начинаться с кода страны, например +996',
  },
};
