import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './offline-banner';

const meta = {
  title: 'Layout/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true, text: 'No connection. We keep trying.' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Online: Story = { args: { isOffline: false } };
export const LongText: Story = {
  args: { text: 'Нет соединения с интернетом. Мы продолжаем попытки подключиться; введённые данные сохранены.' },
};
