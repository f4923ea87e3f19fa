/** The texts and actions of a closed flow's page, by reason. Pure. */
import { isPaymentLink } from '../../cashier/payment-window/app-link';
import { isQuiet } from '../../cashier/standing/binding-lock';
import { LOCK_REASONS, type Lock, type LockAction, type LockReason } from '../../contract/standing';
import type { MessageKey } from '../../core/locale/locale';
import type { IconName } from '../../ui/icons/icon';

type Shown = LockReason | 'unknown';

const ACTIONS: Partial<Record<Shown, MessageKey>> = {
  kyc_required: 'player:lock.verify',
  kyc_rejected: 'player:lock.verify',
  age_unverified: 'player:lock.verify',
  profile_incomplete: 'player:lock.finishProfile',
};

const ICONS: Partial<Record<Shown, IconName>> = {
  kyc_pending: 'clock',
  cool_off: 'clock',
  limit_reached: 'clock',
  maintenance: 'clock',
};

/** Reasons that may end without a time being known: the page can check again. */
const MAY_END: readonly Shown[] = ['kyc_pending', 'maintenance', 'region_forbidden', 'profile_incomplete', 'unknown'];

export interface LockView {
  reason: Shown;
  titleKey: MessageKey;
  textKey: MessageKey;
  actionKey: MessageKey;
  icon: IconName;
  canCheckAgain: boolean;
  /** The other flow may be offered, if it is open. */
  offersOtherFlow: boolean;
}

/** Whether the action has a name for the host or an address that can be opened: otherwise its button would do nothing. */
export function canAct(action: LockAction | null | undefined): action is LockAction {
  if (!action) return false;
  return action.kind === 'host' ? action.name.trim() !== '' : isPaymentLink(action.url ?? '');
}

export function lockView({ reason: given }: Pick<Lock, 'reason'>): LockView {
  const reason: Shown = LOCK_REASONS.find((one) => one === given) ?? 'unknown';
  return {
    reason,
    titleKey: `player:lock.${reason}.title`,
    textKey: `player:lock.${reason}.text`,
    actionKey: ACTIONS[reason] ?? 'player:lock.more',
    icon: ICONS[reason] ?? 'info',
    canCheckAgain: MAY_END.includes(reason),
    offersOtherFlow: !isQuiet({ reason }),
  };
}
