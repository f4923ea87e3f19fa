import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { cardBrand } from '../../cashier/form/card-brand';
import { shapeFor } from '../../cashier/form/text-shape';
import { CardBrandMark } from './card-brand-mark';
import { PanField } from './pan-field';

const meta = {
  title: 'Fields/PanField',
  component: PanField,
  args: { label: 'Card number', name: 'pan', value: '', onChange: fn(), shape: shapeFor({ type: 'card_pan' }) },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PanField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PanField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Shows the digits in blocks of four, without the typed dash. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Card number');
    await userEvent.type(input, '42424242-42424242');
    await expect(input).toHaveValue('4242 4242 4242 4242');
  },
};
export const Mastercard: Story = {
  args: { value: '5555555555554444', brandIcon: <CardBrandMark brand={cardBrand('5555')} /> },
};
export const Uzcard: Story = {
  args: { value: '8600123412341234', brandIcon: <CardBrandMark brand={cardBrand('8600')} /> },
};
export const WithError: Story = { args: { value: '4242', error: 'The number of the card is not complete' } };
