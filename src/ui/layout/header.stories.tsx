import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Header } from './header';

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: { backLabel: 'Back', closeLabel: 'Close' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { args: { title: 'Deposit', onClose: fn() } };
export const TitleAbovePage: Story = { args: { title: 'Deposit', isHeading: false, onClose: fn() } };
export const Inner: Story = { args: { onBack: fn(), onClose: fn() } };
export const WithoutClose: Story = { args: { title: 'Deposit' } };
const history = { icon: 'history', label: 'Transactions', onSelect: fn() } as const;
export const Action: Story = {
  args: { title: 'Deposit', onClose: fn(), actions: [{ ...history, isReady: true }] },
};
/** An action that is not ready keeps its space, so that nothing moves when it appears. */
export const ActionToCome: Story = {
  args: { title: 'Deposit', onClose: fn(), actions: [{ ...history, isReady: false }] },
};
export const Logo: Story = { args: { logo: <strong>BRAND</strong>, onBack: fn(), onClose: fn() } };
export const LongTitle: Story = {
  args: { title: 'Bir para yatırma yöntemi seçin ve devam edin', onBack: fn(), onClose: fn() },
};
