import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContinueLink } from './continue-link';

const meta = {
  title: 'Button/ContinueLink',
  component: ContinueLink,
  args: { href: 'https://example.com/pay', label: 'Continue to payment' },
} satisfies Meta<typeof ContinueLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = {
  args: {
    label: 'Продолжить на странице платёжной системы вашего банка',
  },
};
