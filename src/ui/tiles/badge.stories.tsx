import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleIcon } from '../screens/sample-icons';
import { Badge } from './badge';

const meta = {
  title: 'Tiles/Badge',
  component: Badge,
  args: { badge: { kind: 'fast', label: 'Fast' } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fast: Story = {};
export const Instant: Story = { args: { badge: { kind: 'instant', label: 'Instant' } } };
export const Top: Story = { args: { badge: { kind: 'top', label: 'Top' } } };
export const Turbo: Story = { args: { badge: { kind: 'turbo', label: 'Turbo' } } };
export const Popular: Story = { args: { badge: { kind: 'popular', label: 'Popular' } } };
export const Brand: Story = {
  args: { badge: { kind: 'brand', label: 'Brand', imageUrl: sampleIcon('BR', '#5f259f') } },
};
