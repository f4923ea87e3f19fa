import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceLine } from './balance-line';

const meta = {
  title: 'Layout/BalanceLine',
  component: BalanceLine,
  args: { label: 'Balance', value: '₹1,25,000.50' },
} satisfies Meta<typeof BalanceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Long: Story = {
  args: { label: 'Доступно для вывода на этом счёте', value: '125 000 000,12345678 BTC' },
};
