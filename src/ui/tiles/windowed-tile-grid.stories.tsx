import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MethodTile } from './method-tile';
import { WindowedTileGrid } from './windowed-tile-grid';

const COUNT = 2000;
const none = () => {};

const meta = {
  title: 'Tiles/WindowedTileGrid',
  component: WindowedTileGrid,
  args: {
    label: 'Deposit methods',
    count: COUNT,
    firstCount: 40,
    idAt: (index) => `method ${index}`,
    tileAt: (index) => <MethodTile label={`Method ${index + 1}`} limitText="up to 500 €" onSelect={none} />,
  },
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ height: '40rem', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WindowedTileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThousand: Story = {
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    const shown = () => canvas.getAllByRole('listitem');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Method 1 / })).toBeVisible());
    await expect(shown().length).toBeLessThan(60);
    await expect(shown()[0]).toHaveAttribute('aria-setsize', `${COUNT}`);
    // Rows not rendered yet count as high as the first, so that the scroll bar is right from the start.
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.style.paddingBlockEnd).toBeTruthy());
    const height = list.scrollHeight;
    // The grid grows when tiles turn out higher than estimated, so scroll on, as a player would, until the end is
    // reached.
    await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight;
      return expect(canvas.getByRole('button', { name: /^Method 2000 / })).toBeVisible();
    });
    await expect(shown().at(-1)).toHaveAttribute('aria-posinset', `${COUNT}`);
    await expect(shown().length).toBeLessThan(60);
    await expect(list.scrollHeight / height).toBeCloseTo(1, 1);
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Method 1 / })).toBeVisible());
  },
};
export const TwoThousandLegacy: Story = { ...TwoThousand, globals: { design: 'legacy' } };
