import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FirstAmount } from '../../cashier/methods/first-amount';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { isLongList, type Tile } from '../../cashier/methods/tiles';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { FindField } from '../../ui/tiles/find-field';
import { ListSkeleton } from '../../ui/tiles/list-skeleton';
import { Note } from '../../ui/views/note';
import { findMethods } from './find-methods';
import { MethodTiles } from './method-tiles';

interface ListTilesProps {
  label: string;
  /** False while there are no tiles yet, or none any more: the list of another currency is being loaded. */
  isReady: boolean;
}

/**
 * The tiles of a flow. The gateway's further methods are loaded when the player nears the end; the button is for a
 * player who gets there first, and for retrying. A long list has a search field, which keeps text and focus whatever
 * becomes of the list.
 */
export const ListTiles = observer(function ListTiles({ label, isReady }: ListTilesProps) {
  const { methods, hasMore, isLoadingMore, loadMore, loadRest } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { query, setQuery, isHydrated, input } = useFindField();
  const [canFind, setCanFind] = useState(false);
  if (isReady && !canFind && isLongList(methods.length, hasMore)) setCanFind(true);
  const { tiles, isFinding } = useFound(query);
  // Methods that have not come yet may match, too.
  const hasResult = isFinding && isReady && !hasMore;
  const goOn = isFinding ? loadRest : loadMore;
  return (
    <>
      {canFind && <FindField inputRef={input} label={locale.t('form.list.search')} onFind={setQuery} />}
      {isHydrated && <Results tiles={tiles} isFound={hasResult} {...{ canFind, isFinding, isReady }} />}
      {!isReady && <ListSkeleton label={locale.t('list.loading')} />}
      {hasResult && tiles.length === 0 && <Note>{locale.t('form.list.nothing')}</Note>}
      {isReady && tiles.length > 0 && (
        <MethodTiles tiles={tiles} label={label} onNearEnd={hasMore && !isFinding ? loadMore : undefined} />
      )}
      {isReady && hasMore && (
        <Button variant="secondary" isFullWidth isLoading={isLoadingMore} onClick={() => void goOn()}>
          {locale.t('list.showMore')}
        </Button>
      )}
    </>
  );
});

interface ResultsProps extends Pick<ListTilesProps, 'isReady'> {
  tiles: readonly Tile[];
  canFind: boolean;
  isFinding: boolean;
  /** Whether all that can be found is there. */
  isFound: boolean;
}

/**
 * How many tiles are found and take the amount. There before the first result: screen readers announce changes of a
 * region that they know.
 */
const Results = observer(function Results({ tiles, canFind, isFinding, isFound, isReady }: ResultsProps) {
  const { flow } = useInject(MethodsStore);
  const first = useInject(FirstAmount);
  const locale = useInject(Locale);
  if (!canFind && !first.isWanted) return null;
  const isCounted = isFinding ? isFound : isReady && first.isOrdering(flow);
  const count = tiles.filter(({ missed }) => missed === undefined).length;
  return (
    <span className="visually-hidden" role="status">
      {isCounted && locale.t('form.list.results', { count })}
    </span>
  );
});

function useFindField() {
  const [query, setQuery] = useState('');
  const [isHydrated, setHydrated] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Take over what was typed before React hydrated the field.
    setQuery(input.current?.value ?? '');
    setHydrated(true);
  }, []);
  return { query, setQuery, isHydrated, input };
}

/** All tiles without a query; otherwise those that match it, among all of the gateway's methods. */
function useFound(query: string) {
  const store = useInject(MethodsStore);
  const { tiles, methods, groups, hasMore, loadRest } = store;
  const isFinding = query.trim() !== '';
  useEffect(() => {
    if (isFinding && hasMore) void loadRest();
  }, [isFinding, hasMore, loadRest]);
  if (!isFinding) return { tiles, isFinding };
  const groupLabelOf = (method: PaymentMethod) => {
    const group = groups.find((one) => one.methods.includes(method));
    return group ? store.groupLabel(group) : '';
  };
  return { tiles: store.tilesOf(findMethods(query, methods, groupLabelOf)), isFinding };
}
