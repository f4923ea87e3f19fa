import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code';

const meta = {
  title: 'Payment/QrCode',
  component: QrCode,
  args: { value: 'upi://pay?pa=shop@bank&pn=Shop&am=10.00&cu=INR', label: 'QR code of the payment' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    const plate = canvas.getByRole('img', { name: 'QR code of the payment' }).parentElement!;
    await expect(getComputedStyle(plate).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
export const Long: Story = { args: { value: 'BR Code '.repeat(60) } };
/** A value that is too long for a QR code renders nothing; the page must say what is wrong. */
export const TooLong: Story = {
  args: { value: 'x'.repeat(4000) },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};
