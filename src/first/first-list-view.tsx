import type { ComponentType, ReactNode } from 'react';
import { NO_BOX } from '../kernel/page-ahead/no-box';
import type { HeaderAction } from '../ui/layout/header';
import { Button } from '../ui/button/button';
import { ListSkeleton } from '../ui/current/list-skeleton';
import { ListedTile } from '../ui/current/listed-tile';
import { Page } from '../ui/current/page';
import styles from '../ui/current/tile-grid.module.css';
import { Frame } from '../ui/layout/frame';
import { Header } from '../ui/layout/header';
import { OfflineBanner } from '../ui/layout/offline-banner';
import { NotificationHost } from '../ui/notices/notification-host';
import { PaymentChoices, type PaymentChoice } from '../ui/tiles/payment-choices';
import { FindField } from '../ui/tiles/find-field';
import { TileList, TileListCell } from '../ui/tiles/tile-list';
import type { TileView } from '../ui/tiles/listed-tile';

export interface FirstListViewProps {
  title: string;
  listLabel: string;
  /** Read out by screen readers while there are no tiles; empty until the messages have arrived. */
  loadingLabel: string;
  closeLabel: string;
  hasClose: boolean;
  /**
   * Icons of the pages beside the list. They take up their space although it is not known yet whether the gateway has
   * them.
   */
  icons: readonly HeaderAction['icon'][];
  /** Undefined while the tiles are loading. */
  tiles: readonly FirstTileView[] | undefined;
  /** The methods that worked last: label and tiles. */
  again: { label: string; tiles: readonly PaymentChoice[]; busyId?: string | undefined } | undefined;
  /** Name of the search field; undefined for a list short enough to be seen at a glance. */
  findLabel: string | undefined;
  /** Label of the "show more" button; undefined when the gateway has no further methods. */
  moreLabel: string | undefined;
}

export interface FirstTileView {
  view: TileView;
  /** Position in the whole list, where not all tiles are drawn. */
  place?: { index: number; size: number } | undefined;
}

/** React's own Activity, by its public symbol: React itself has not been loaded yet. */
const Activity = Symbol.for('react.activity') as unknown as ComponentType<{ children: ReactNode }>;
const nothing = () => undefined;

/**
 * The list page as the application draws it (shell/current/layout.tsx, list-screen.tsx), element for element, so that
 * React can hydrate it. No hooks and no handlers: see `renderInto`.
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
              {again && <PaymentChoices {...again} onSelect={nothing} />}
              {findLabel !== undefined && <FindField label={findLabel} onFind={nothing} />}
              {tiles ? (
                <TileList styles={styles} label={listLabel}>
                  {tiles.map(({ view, place }) => (
                    <TileListCell key={view.id} styles={styles} place={place}>
                      <ListedTile view={view} onSelect={nothing} />
                    </TileListCell>
                  ))}
                </TileList>
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
