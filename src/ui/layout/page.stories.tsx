import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Page } from './page';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { children: <p>What the page is about.</p> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Headed: Story = { args: { title: 'Bank card', subtitle: 'Instant, no fee' } };
export const Centered: Story = { args: { isCentered: true } };
/** The bar stays visible, and the last field can be scrolled fully above it. */
export const WithBar: Story = {
  args: {
    title: 'Bank card',
    footer: <Button isFullWidth>Deposit</Button>,
    children: Array.from({ length: 12 }, (_, index) => (
      <Button key={index} variant="secondary">
        Choice {index + 1}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Choice 12' });
    last.focus();
    const bar = canvas.getByRole('button', { name: 'Deposit' }).getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};
