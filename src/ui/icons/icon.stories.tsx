import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './icon';

const meta = {
  title: 'Icons/Icon',
  component: Icon,
  args: { name: 'card' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES: IconName[] = [
  'back',
  'close',
  'check',
  'error',
  'clock',
  'card',
  'info',
  'chevron',
  'expand',
  'external',
  'copy',
  'offline',
  'globe',
  'gift',
];

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
export const Large: Story = { args: { size: 3 } };
