import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleList } from '../screens/sample-list';
import { ListSkeleton } from './list-skeleton';
import { MethodTile } from './method-tile';
import { TileCell, TileGrid } from './tile-grid';

const meta = {
  title: 'Tiles/TileGrid',
  component: TileGrid,
  args: { label: 'Deposit methods', children: null },
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = { render: () => <SampleList /> };
export const Skeleton: Story = { render: () => <ListSkeleton label="Loading" /> };
/** A skeleton has the size of the tile that replaces it, so that nothing moves. */
export const SameSize: Story = {
  render: () => (
    <>
      <ListSkeleton label="Loading" count={2} />
      <TileGrid label="Deposit methods">
        <TileCell>
          <MethodTile label="PhonePe" limitText="up to 50 INR" iconUrl={null} onSelect={() => undefined} />
        </TileCell>
      </TileGrid>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tile = canvas.getByRole('button', { name: /PhonePe/ }).getBoundingClientRect();
    const bone = canvasElement.querySelector('[aria-hidden] > div')?.getBoundingClientRect();
    await expect(bone?.width).toBeCloseTo(tile.width, 1);
    await expect(bone?.height).toBeCloseTo(tile.height, 1);
  },
};
