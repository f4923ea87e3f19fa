import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusView } from './status-view';

const meta = {
  title: 'Views/StatusView',
  component: StatusView,
  args: { status: 'waiting', title: 'We are waiting for your bank' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Accepted: Story = { args: { status: 'accepted', title: 'Request accepted' } };
export const Processed: Story = {
  args: { status: 'processed', title: 'Deposit received', text: '5 000 INR are on your account.' },
};
export const Mistaked: Story = { args: { status: 'mistaked', title: 'The payment did not go through' } };
export const LongText: Story = {
  args: {
    status: 'mistaked',
    title: 'Платёж не был завершён платёжной системой вашего банка',
    text: 'Банк отклонил операцию. Деньги не списаны. Проверьте лимиты карты, подключение 3-D Secure и попробуйте ещё раз.',
  },
};
