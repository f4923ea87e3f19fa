import { observer } from 'mobx-react-lite';
import { ContinueOffer } from '../../cashier/resume/continue-offer';
import type { Flow } from '../../contract/primitives';
import { useInject } from '../../kernel/react';
import type { Elements } from '../../ui/elements';
import { OfferBar } from '../../ui/notices/offer-bar';
import { PlayerBalance } from '../withdrawal/player-balance';
import { useWaitingCode, WaitingCode } from '../withdrawal/waiting-code';
import { ContinueRow } from './continue-row';
import { useLateParts } from './use-late-parts';

interface AroundTilesProps {
  flow: Flow;
  /** The tiles are there. */
  isReady: boolean;
  /** The tiles, and what belongs to them. */
  children: Elements;
}

/**
 * Above the tiles: the way back to what was left, and what there is to withdraw. A way back that comes after the tiles were
 * painted stands over the list's end, so that no tile moves under a finger.
 */
export const AroundTiles = observer(function AroundTiles({ flow, isReady, children }: AroundTilesProps) {
  const { payment } = useInject(ContinueOffer);
  const code = useWaitingCode();
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
      {children}
      {(isLate('payment') || isLate('code')) && (
        <OfferBar>
          {isLate('payment') && <ContinueRow />}
          {isLate('code') && <WaitingCode />}
        </OfferBar>
      )}
    </>
  );
});
