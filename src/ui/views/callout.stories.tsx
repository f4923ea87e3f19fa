import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Callout } from './callout';

const meta = {
  title: 'Views/Callout',
  component: Callout,
  args: {
    title: 'Confirm your withdrawal',
    text: 'Your withdrawal of €25 waits for the code from your email.',
    action: <Button isFullWidth>Enter the code</Button>,
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
