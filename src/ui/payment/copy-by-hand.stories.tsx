import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyByHand } from './copy-by-hand';

const meta = {
  title: 'Payment/CopyByHand',
  component: CopyByHand,
} satisfies Meta<typeof CopyByHand>;
export default meta;

/** The browser refused to copy, so the text is selected. */
export const Refused: StoryObj<typeof meta> = {
  args: { text: '4242424242424242', label: 'Card number', hint: 'Copying is not allowed here.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Card number' });
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('4242424242424242');
  },
};
