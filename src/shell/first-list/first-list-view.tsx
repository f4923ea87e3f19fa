import { Frame } from '../../ui/layout/frame';
import { Header } from '../../ui/layout/header';
import { ListSkeleton } from '../../ui/current/list-skeleton';
import { ListedTile } from '../../ui/current/listed-tile';
import { Page } from '../../ui/current/page';
import { TileCell, TileGrid } from '../../ui/current/tile-grid';
import type { TileView } from '../../ui/tiles/listed-tile';

export interface FirstListViewProps {
  title: string;
  listLabel: string;
  /** Spoken while there are no tiles; empty while the words themselves are on their way. */
  loadingLabel: string;
  closeLabel: string;
  /** Absent: no close button. */
  onClose: (() => void) | undefined;
  /** Absent while they are on their way. */
  tiles: readonly TileView[] | undefined;
  onChoose(id: string): void;
}

/** The list as the current design shows it, of the same components. No hooks: see `renderInto`. */
export function FirstListView({
  title,
  listLabel,
  loadingLabel,
  closeLabel,
  onClose,
  tiles,
  onChoose,
}: FirstListViewProps) {
  return (
    <Frame
      label={title}
      header={<Header label={title} title={title} backLabel="" onClose={onClose} closeLabel={closeLabel} />}
    >
      <Page>
        {tiles ? (
          <TileGrid label={listLabel}>
            {tiles.map((view) => (
              <TileCell key={view.id}>
                <ListedTile view={view} onSelect={() => onChoose(view.id)} />
              </TileCell>
            ))}
          </TileGrid>
        ) : (
          <ListSkeleton label={loadingLabel} />
        )}
      </Page>
    </Frame>
  );
}
