import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimerBar } from './timer-bar';

const meta = {
  title: 'Payment/TimerBar',
  component: TimerBar,
  args: { label: 'Time to pay', text: '14:59', tone: 'calm' },
} satisfies Meta<typeof TimerBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Urgent: Story = { args: { text: '00:59', tone: 'urgent', announcement: 'Less than a minute left' } };
export const Expired: Story = { args: { text: 'Time is up', tone: 'urgent', announcement: 'Time is up' } };
export const LongTexts: Story = {
  args: { label: 'Время, оставшееся на оплату перевода между банками', text: '719:59:59' },
};
