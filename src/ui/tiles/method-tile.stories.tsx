import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ICONS } from '../screens/sample-icons';
import { MethodTile } from './method-tile';

const meta = {
  title: 'Tiles/MethodTile',
  component: MethodTile,
  args: { label: 'PhonePe', limitText: 'up to 50 000 INR', iconUrl: ICONS.phonepe, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: '8.75rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MethodTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PhonePe/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const WithBadge: Story = { args: { badge: { kind: 'instant', label: 'Instant' } } };
/** A method that is already chosen can't be chosen again. */
export const Active: Story = {
  args: { isActive: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PhonePe/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true, badge: { kind: 'instant', label: 'Instant' } } };
export const WithoutIcon: Story = { args: { iconUrl: null } };
export const LongText: Story = {
  args: {
    label: 'Межбанковский перевод по номеру телефона через СБП',
    limitText: 'до 250 000 000 000 UZS',
    badge: { kind: 'instant', label: 'Мгновенно' },
  },
};
