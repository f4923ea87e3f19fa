import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationHost } from './notification-host';

const meta = {
  title: 'Notices/NotificationHost',
  component: NotificationHost,
  args: { closeLabel: 'Close', onClose: fn(), onPause: fn(), onResume: fn(), notices: [] },
} satisfies Meta<typeof NotificationHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Snackbar: Story = {
  args: {
    notices: [{ id: '1', kind: 'snackbar', color: 'danger', title: 'Error', content: 'Network connection failed' }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(args.onPause).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('1');
  },
};
export const Toasts: Story = {
  args: {
    notices: [
      { id: '1', kind: 'toast', color: 'danger', content: 'Withdrawals are blocked for your account' },
      { id: '2', kind: 'toast', color: 'primary', content: 'Copied' },
      { id: '3', kind: 'toast', color: 'secondary', content: 'Bonus list updated' },
      { id: '4', kind: 'toast', color: 'warning', content: 'The code expires in one minute' },
    ],
  },
};
export const LongText: Story = {
  args: {
    notices: [
      {
        id: '1',
        kind: 'snackbar',
        color: 'warning',
        title: 'Платёжная система временно недоступна',
        content:
          'Попробуйте ещё раз через несколько минут или выберите другой способ: деньги с вашего счёта не списаны.',
      },
    ],
  },
};
export const None: Story = {};
