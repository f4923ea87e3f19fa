import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { confirm } from '../../../tests/kit/expect-visible';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Views/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Cancel this withdrawal?',
    text: '€50 goes back to your balance.',
    confirmLabel: 'Cancel the withdrawal',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: args.title })).toHaveAccessibleDescription(args.text);
    await expect(canvas.getByRole('button', { name: args.cancelLabel })).toHaveFocus();
    await confirm(canvas.getByRole('button', { name: args.confirmLabel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** The player has checked again, without result. */
export const SomethingBetter: Story = {
  args: { instead: { label: 'Check again', onSelect: fn() }, news: 'Still no answer.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.instead?.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Still no answer.');
    await confirm(canvas.getByRole('button', { name: args.confirmLabel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Browsers close a dialog on a second Escape without a click in between, and report it only afterwards. */
export const ClosedByTheBrowser: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const WithoutText: Story = { args: { text: undefined } };
