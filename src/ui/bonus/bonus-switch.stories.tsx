import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BonusSwitch } from './bonus-switch';

const meta = {
  title: 'Bonus/BonusSwitch',
  component: BonusSwitch,
  args: { title: '100% on your first deposit', hint: 'From 500 INR', isOn: true, onChange: fn() },
} satisfies Meta<typeof BonusSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '100% on your first deposit' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Off: Story = { args: { isOn: false } };
export const Disabled: Story = { args: { isOn: false, isDisabled: true } };
export const LongText: Story = {
  args: {
    title: 'Бесплатные вращения за первый депозит в этом месяце',
    hint: 'Доступно при пополнении от 250 000 000 UZS',
  },
};
