import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { MessageView } from './message-view';

const meta = {
  title: 'Views/MessageView',
  component: MessageView,
  args: { title: 'Error occurred', text: 'Try to refresh the section' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MessageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorPage: Story = { args: { action: <Button isFullWidth>Refresh</Button> } };
export const EmptyPage: Story = {
  args: {
    icon: 'globe',
    title: 'There are no payment methods available for this region',
    text: 'Enable VPN, select another country and refresh the page',
  },
};
export const Busy: Story = { args: { icon: 'busy', title: 'Taking you to the payment page', text: undefined } };
