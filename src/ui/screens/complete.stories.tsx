import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { ContinueLink } from '../button/continue-link';
import { CopyButton } from '../button/copy-button';
import { StatusView } from '../views/status-view';
import { SampleFrame } from './sample-frame';

const DETAILS = [
  { label: 'Amount', value: '5 000 INR' },
  { label: 'Method', value: 'Bank card' },
  {
    label: 'Transaction',
    value: '7f3c1b0e-9a52-4c1c-8f4e',
    action: <CopyButton label="Copy the number" copiedLabel="Copied" onCopy={async () => true} />,
  },
];

const meta = {
  title: 'Screens/Complete',
  component: StatusView,
  parameters: { layout: 'fullscreen' },
  args: { status: 'waiting', title: '', details: DETAILS },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof StatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: {
    title: 'We are waiting for your bank',
    text: 'This usually takes a minute. You may close the page: nothing is lost.',
    actions: (
      <Button variant="secondary" isFullWidth>
        To the methods
      </Button>
    ),
  },
};
export const Blocked: Story = {
  args: {
    title: 'One more step',
    actions: <ContinueLink href="https://example.com/pay" label="Continue to payment" />,
  },
};
export const Accepted: Story = {
  args: { status: 'accepted', title: 'Request accepted', text: 'We will write to you.' },
};
export const Processed: Story = {
  args: {
    status: 'processed',
    title: 'Deposit received',
    text: '5 000 INR are on your account.',
    actions: <Button isFullWidth>Done</Button>,
  },
};
export const Mistaked: Story = {
  args: {
    status: 'mistaked',
    title: 'The payment did not go through',
    text: 'Your bank refused it. No money was taken.',
    actions: (
      <>
        <Button isFullWidth>Try again</Button>
        <Button variant="ghost" isFullWidth>
          Choose another method
        </Button>
      </>
    ),
  },
};
