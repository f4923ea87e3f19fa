import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ICONS } from '../screens/sample-icons';
import { GroupTile } from './group-tile';

const meta = {
  title: 'Tiles/GroupTile',
  component: GroupTile,
  args: {
    label: 'UPI transfer',
    limitText: 'up to 100 000 INR',
    iconUrls: [ICONS.upi, ICONS.phonepe, ICONS.paytm, ICONS.bank],
    count: 7,
    moreLabel: 'and 4 more',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '8.75rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GroupTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanThree: Story = {};
export const Two: Story = { args: { iconUrls: [ICONS.visa, ICONS.master], count: 2 } };
export const WithoutIcons: Story = { args: { iconUrls: [null, null, null], count: 23 } };
export const Active: Story = { args: { isActive: true } };
export const LongText: Story = {
  args: { label: 'Перевод на карту в Кыргызстане между частными лицами', limitText: 'до 250 000 000 KGS', count: 104 },
};
