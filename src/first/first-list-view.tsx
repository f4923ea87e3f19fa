import type { ComponentType, ReactNode } from 'react';
import { NO_BOX } from '../kernel/page-ahead/no-box';
import type { HeaderAction } from '../ui/layout/header';
import { Button } from '../ui/button/button';
import { ListSkeleton } from '../ui/current/list-skeleton';
import { ListedTile } from '../ui/current/listed-tile';
import { Page } from '../ui/current/page';
import { TileCell, TileGrid } from '../ui/current/tile-grid';
import { Frame } from '../ui/layout/frame';
import { Header } from '../ui/layout/header';
import { OfflineBanner } from '../ui/layout/offline-banner';
import { NotificationHost } from '../ui/notices/notification-host';
import { AgainList, type AgainView } from '../ui/tiles/again-list';
import { FindField } from '../ui/tiles/find-field';
import type { TileView } from '../ui/tiles/listed-tile';

export interface FirstListViewProps {
  title: string;
  listLabel: string;
  /** Spoken while there are no tiles; empty while the words themselves are on their way. */
  loadingLabel: string;
  closeLabel: string;
  hasClose: boolean;
  /** The pages beside the list have their places already: whether the gateway has them is not known yet. */
  icons: readonly HeaderAction['icon'][];
  /** Absent while they are on their way. */
  tiles: readonly FirstTileView[] | undefined;
  /** What worked last; its words and tiles. */
  again: { label: string; tiles: readonly AgainView[]; busyId?: string | undefined } | undefined;
  /** Name of the search field; undefined for a list that is seen at a glance. */
  findLabel: string | undefined;
  /** The gateway has more than these: the button's words. */
  moreLabel: string | undefined;
}

export interface FirstTileView {
  view: TileView;
  /** In a list of which not all tiles are drawn. */
  place?: { index: number; size: number } | undefined;
}

/** React's own, by its public symbol: React itself has not come yet. */
const Activity = Symbol.for('react.activity') as unknown as ComponentType<{ children: ReactNode }>;
const nothing = () => undefined;

/**
 * The page that the application draws for the list (shell/current/layout.tsx, list-screen.tsx), element for element: React takes
 * these over. No hooks, and no handlers: see `renderInto`.
 */
export function FirstListView(props: FirstListViewProps) {
  const { title, listLabel, loadingLabel, closeLabel, hasClose, icons, tiles, again, findLabel, moreLabel } = props;
  return (
    <Frame
      label={title}
      header={
        <Header
          label={title}
          title={title}
          backLabel=""
          onClose={hasClose ? nothing : undefined}
          closeLabel={closeLabel}
          actions={icons.map((icon) => ({ icon, label: '', isReady: false, onSelect: nothing }))}
        />
      }
      banner={<OfflineBanner isOffline={false} text="" />}
      notifications={<NotificationHost notices={[]} closeLabel="" onClose={nothing} />}
    >
      <div style={NO_BOX}>
        <div style={NO_BOX}>
          <Activity>
            <Page>
              {again && <AgainList {...again} onSelect={nothing} />}
              {findLabel !== undefined && <FindField label={findLabel} onFind={nothing} />}
              {tiles ? (
                <TileGrid label={listLabel}>
                  {tiles.map(({ view, place }) => (
                    <TileCell key={view.id} place={place}>
                      <ListedTile view={view} onSelect={nothing} />
                    </TileCell>
                  ))}
                </TileGrid>
              ) : (
                <ListSkeleton label={loadingLabel} />
              )}
              {moreLabel !== undefined && (
                <Button variant="secondary" isFullWidth>
                  {moreLabel}
                </Button>
              )}
            </Page>
          </Activity>
        </div>
      </div>
    </Frame>
  );
}
