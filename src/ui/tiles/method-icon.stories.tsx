import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ICONS } from '../screens/sample-icons';
import { MethodIcon } from './method-icon';

const meta = {
  title: 'Tiles/MethodIcon',
  component: MethodIcon,
  args: { src: ICONS.visa, onError: fn() },
} satisfies Meta<typeof MethodIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(markOf(canvasElement)).toBe('none');
  },
};
export const Large: Story = { args: { size: 'l' } };
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => expect(markOf(canvasElement)).toContain('gradient'),
};
/** If an image fails to load, the neutral icon replaces it and `onError` is called. */
export const Broken: Story = {
  args: { src: 'data:image/svg+xml,broken' },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('data:image/svg+xml,broken'));
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    await expect(markOf(canvasElement)).toContain('gradient');
  },
};

/** The background of the plate's ::before, which draws the neutral icon. */
function markOf(canvas: HTMLElement): string {
  const plate = canvas.querySelector('span')!;
  return getComputedStyle(plate, '::before').backgroundImage;
}
