import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button';

const meta = {
  title: 'Button/Button',
  component: Button,
  args: { children: 'Pay 1 500 INR', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const FullWidth: Story = { args: { isFullWidth: true } };
export const Loading: Story = {
  args: { isFullWidth: true, isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay 1 500 INR' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { isFullWidth: true, children: 'Продолжить оплату через межбанковскую систему быстрых платежей' },
};
