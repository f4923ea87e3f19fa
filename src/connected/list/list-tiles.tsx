import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { MethodTiles } from './method-tiles';

/**
 * The tiles of a flow. What the gateway has beyond them comes as the player gets near the end; the button is for who is
 * there before it, and to ask again for what did not come.
 */
export const ListTiles = observer(function ListTiles({ label }: { label: string }) {
  const { tiles, hasMore, isLoadingMore, loadMore } = useInject(MethodsStore);
  const locale = useInject(Locale);
  return (
    <>
      <MethodTiles tiles={tiles} label={label} onNearEnd={hasMore ? loadMore : undefined} />
      {hasMore && (
        <Button variant="secondary" isFullWidth isLoading={isLoadingMore} onClick={() => void loadMore()}>
          {locale.t('list.showMore')}
        </Button>
      )}
    </>
  );
});
