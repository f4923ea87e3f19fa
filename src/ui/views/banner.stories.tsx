import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from './banner';

const OFFER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160"><rect width="640" height="160" fill="#0b5fff"/><circle cx="540" cy="60" r="140" fill="#3d84ff"/></svg>',
)}`;

const meta = { title: 'Views/Banner', component: Banner, args: { src: OFFER } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async ({ canvasElement }) => {
    const shape = () => canvasElement.querySelector('img')?.getBoundingClientRect();
    await waitFor(() => expect(shape()?.height).toBeCloseTo(shape()!.width / 4, 0));
    await expect(shape()?.height).toBeGreaterThan(50);
  },
};
/** A picture that fails to load leaves no gap. */
export const NotThere: Story = {
  args: { src: 'data:image/svg+xml,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
