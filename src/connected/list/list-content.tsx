import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { FirstAmount } from '../../cashier/methods/first-amount';
import { OwnOffer } from '../../cashier/return/own-offer';
import type { Flow } from '../../contract/primitives';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { loadWithRetry } from '../../kernel/loading/lazy';
import { useInject } from '../../kernel/react';
import { OfferBar } from '../../ui/notices/offer-bar';
import { PlayerBalance } from '../withdrawal/player-balance';
import { WaitingCode } from '../withdrawal/waiting-code';
import { AgainRow } from './again-row';
import { ContinueRow } from './continue-row';
import { LimitsLink } from './limits-link';
import { ListTiles } from './list-tiles';
import { useLateParts } from './use-late-parts';

interface ListContentProps {
  flow: Flow;
  /** True once the tiles are loaded. */
  isReady: boolean;
}

/**
 * The list of a flow, in both designs. Above the tiles: the way back to an unfinished payment, and what can be
 * withdrawn. A way back that appears after the tiles were painted is placed over the list's end, so that no tile moves
 * under a finger.
 */
export const ListContent = observer(function ListContent({ flow, isReady: areTilesReady }: ListContentProps) {
  const locale = useInject(Locale);
  const { payment, code } = useInject(OwnOffer);
  const AmountFirst = useAmountFirst(flow);
  const isReady = areTilesReady && AmountFirst !== undefined;
  const parts = {
    payment: payment !== undefined,
    code: flow === 'withdrawal' && code !== undefined,
  };
  const isLate = useLateParts(isReady, parts);
  return (
    <>
      {parts.payment && !isLate('payment') && <ContinueRow />}
      {parts.code && !isLate('code') && <WaitingCode />}
      {flow === 'withdrawal' && <PlayerBalance />}
      {isReady && AmountFirst && <AmountFirst />}
      {isReady && <AgainRow />}
      <ListTiles key={flow} label={locale.t(`list.label.${flow}`)} isReady={isReady} />
      {isReady && flow === 'deposit' && <LimitsLink />}
      {(isLate('payment') || isLate('code')) && (
        <OfferBar>
          {isLate('payment') && <ContinueRow />}
          {isLate('code') && <WaitingCode />}
        </OfferBar>
      )}
    </>
  );
});

/** Undefined while it is being loaded, so that it moves no tile; null for players who are not asked for the amount first. */
function useAmountFirst(flow: Flow): ComponentType | null | undefined {
  const { isWanted } = useInject(FirstAmount);
  const errors = useInject(ErrorHandler);
  const [loaded, setLoaded] = useState<ComponentType | null>();
  const isHere = flow === 'deposit' && isWanted;
  useEffect(() => {
    if (!isHere) return;
    loadWithRetry(() => import('./amount-first')).then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => {
        setLoaded(null);
        errors.report(error);
      },
    );
  }, [isHere, errors]);
  return isHere ? loaded : null;
}
