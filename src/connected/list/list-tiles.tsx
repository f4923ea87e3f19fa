import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { isLongList } from '../../cashier/methods/tiles';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { FindField } from '../../ui/tiles/find-field';
import { Note } from '../../ui/views/note';
import { findMethods } from './find-methods';
import { MethodTiles } from './method-tiles';

/**
 * The tiles of a flow. The gateway's further methods are loaded when the player nears the end; the button is for a
 * player who gets there first, and for retrying. A long list has a search field.
 */
export const ListTiles = observer(function ListTiles({ label }: { label: string }) {
  const store = useInject(MethodsStore);
  const { tiles, methods, groups, hasMore, isLoadingMore, loadMore, loadRest } = store;
  const locale = useInject(Locale);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Take over what was typed before React hydrated the field.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const isFinding = query.trim() !== '';
  useEffect(() => {
    if (isFinding && hasMore) void loadRest();
  }, [isFinding, hasMore, loadRest]);
  const groupLabelOf = (method: PaymentMethod) => {
    const group = groups.find((one) => one.methods.includes(method));
    return group ? locale.t(group.labelKey) : '';
  };
  const found = isFinding ? findMethods(query, methods, groupLabelOf).map(store.tileOf) : tiles;
  return (
    <>
      {isLongList(methods.length, hasMore) && (
        <FindField inputRef={input} label={locale.t('form.list.search')} onFind={setQuery} />
      )}
      {isFinding && (
        <span className="visually-hidden" role="status">
          {locale.t('form.list.results', { count: found.length })}
        </span>
      )}
      {isFinding && found.length === 0 && <Note>{locale.t('form.list.nothing')}</Note>}
      {found.length > 0 && (
        <MethodTiles tiles={found} label={label} onNearEnd={hasMore && !isFinding ? loadMore : undefined} />
      )}
      {hasMore && (
        <Button variant="secondary" isFullWidth isLoading={isLoadingMore} onClick={() => void loadMore()}>
          {locale.t('list.showMore')}
        </Button>
      )}
    </>
  );
});
