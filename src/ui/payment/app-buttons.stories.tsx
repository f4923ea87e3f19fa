import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppButtons } from './app-buttons';

const onSelect = fn();
const meta = {
  title: 'Payment/AppButtons',
  component: AppButtons,
  args: {
    label: 'Pay with an app',
    apps: [
      { id: 'gpay', label: 'Google Pay', onSelect },
      { id: 'phonepe', label: 'PhonePe', href: 'phonepe://pay?pa=shop@bank' },
      { id: 'other', label: 'Another UPI app with a long name', href: 'upi://pay?pa=shop@bank' },
    ],
  },
} satisfies Meta<typeof AppButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google Pay' }));
    await expect(onSelect).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'PhonePe' })).toHaveAttribute('href', 'phonepe://pay?pa=shop@bank');
  },
};
export const None: Story = { args: { apps: [] } };
