import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from './note';

const meta: Meta<typeof Note> = { component: Note, title: 'Views/Note' };
export default meta;
type Story = StoryObj<typeof Note>;

export const Quiet: Story = { args: { children: 'You will pay on the provider’s secure page.' } };
export const Told: Story = {
  args: { icon: 'clock', role: 'status', children: 'We are checking your payment. Please don’t pay again.' },
};
