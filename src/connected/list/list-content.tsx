import { observer } from 'mobx-react-lite';
import { OwnOffer } from '../../cashier/return/own-offer';
import type { Flow } from '../../contract/primitives';
import { Locale } from '../../core/locale/locale';
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
export const ListContent = observer(function ListContent({ flow, isReady }: ListContentProps) {
  const locale = useInject(Locale);
  const { payment, code } = useInject(OwnOffer);
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
