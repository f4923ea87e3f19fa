import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListStore } from '../../cashier/methods/list-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { PlayerStanding } from '../../cashier/standing/player-standing';
import { shownTime } from '../../cashier/standing/shown-time';
import type { Flow } from '../../contract/primitives';
import type { LockAction } from '../../contract/standing';
import { ContinueRow } from '../../connected/list/continue-row';
import { useOpenLink } from '../../connected/payment/open-link';
import { SupportContact } from '../../connected/support-contact';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { MessageView } from '../../ui/views/message-view';
import { useRoute } from '../use-route';
import { useHasCome } from './use-has-come';
import { canAct, lockView } from './lock-view';

/**
 * Why a flow is closed, until when, and the one thing that the player can do about it. The other flow stays available.
 */
export const LockedScreen = observer(function LockedScreen() {
  const flow: Flow = useRoute().flow === 'withdrawal' ? 'withdrawal' : 'deposit';
  const player = useInject(PlayerStanding);
  const methods = useInject(MethodsStore);
  const list = useInject(ListStore);
  const navigation = useInject(Navigation);
  const host = useInject(HostBridge);
  const locale = useInject(Locale);
  const openLink = useOpenLink();
  const lock = player.lockOf(flow);
  const isOver = useHasCome(lock?.until);
  // A gateway need not push the end of a lock, so fetch the list again: if the answer still has the lock, it stays.
  useEffect(() => void (isOver && list.preload(flow)), [isOver, list, flow]);
  if (!lock) return null;
  const view = lockView(lock);
  const other: Flow = flow === 'deposit' ? 'withdrawal' : 'deposit';
  const isOtherOpen = view.offersOtherFlow && player.lockOf(other) === undefined;
  const { until, action } = lock;
  const isLoading = flow === 'deposit' ? methods.isLoadingMethods : methods.isLoadingWithdrawalMethods;
  const act = ({ kind, name, url }: LockAction) => {
    const params = { flow, reason: lock.reason };
    if (name !== '') host.send({ messageType: 'onAction', name, params });
    if (kind === 'link' && url) openLink(url);
  };
  const text = locale.text(lock.text) || locale.t(view.textKey);
  const time = until == null || isOver ? '' : locale.t('player:lock.until', { time: shownTime(until, locale.tag) });
  return (
    <MessageView
      icon={view.icon}
      title={locale.t(view.titleKey)}
      text={time ? `${text}\n${time}` : text}
      action={
        <>
          <ContinueRow />
          {canAct(action) && (
            <Button isFullWidth onClick={() => act(action)}>
              {locale.t(view.actionKey)}
            </Button>
          )}
          {(view.canCheckAgain || isOver) && (
            <Button isFullWidth variant="secondary" isLoading={isLoading} onClick={() => void list.preload(flow)}>
              {locale.t('player:lock.checkAgain')}
            </Button>
          )}
          {isOtherOpen && (
            <Button isFullWidth variant="secondary" onClick={() => void navigation.go(`/${other}`)}>
              {locale.t(`player:lock.other.${other}`)}
            </Button>
          )}
          <SupportContact
            label={locale.t('player:help.contact')}
            about={{ flow, state: 'locked', reason: lock.reason }}
          />
        </>
      }
    />
  );
});
