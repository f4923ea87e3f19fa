import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Button/CopyButton',
  component: CopyButton,
  args: { label: 'Copy address', copiedLabel: 'Copied', onCopy: fn(async (): Promise<boolean> => true) },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
};
export const NotAllowed: Story = {
  args: { onCopy: fn(async (): Promise<boolean> => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};
