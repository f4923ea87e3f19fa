import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import type { Transaction } from '../cashier/attempt/current-transaction';
import { MethodsStore } from '../cashier/methods/methods-store';
import type { TransactionStatus } from '../contract/primitives';
import { Analytics } from '../core/analytics/analytics';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';
import { Settings } from '../core/settings/settings';
import { Clock } from '../core/time/time';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { useCopy } from './payment/use-copy';
import { SupportContact } from './support-contact';
import { usePlayerWords } from './use-player-words';
import { useSupportTrace } from './use-support-trace';

interface SupportHelpProps {
  transaction: Transaction;
  status: TransactionStatus;
}

/**
 * For a payment that did not end well: the way to support, with everything that support will ask for. Where the
 * deployment has none, a button copies the same details instead.
 */
export const SupportHelp = observer(function SupportHelp({ transaction, status }: SupportHelpProps) {
  const settings = useInject(Settings);
  const host = useInject(HostBridge);
  const analytics = useInject(Analytics);
  const locale = useInject(Locale);
  const notifications = useInject(Notifications);
  const clock = useInject(Clock);
  const { initialMethods } = useInject(MethodsStore);
  const hasWords = usePlayerWords();
  const { flow, methodName, amount, currency } = transaction;
  const reference = transaction.id ?? transaction.key ?? '';
  const method = initialMethods.find(({ name }) => name === methodName);
  const lines: readonly (readonly [string, string])[] = [
    [locale.t('player:help.reference'), reference],
    [locale.t('player:help.method'), locale.text(method?.text) || methodName],
    [locale.t('player:help.amount'), formatAmount(amount, currency, locale.tag)],
    [locale.t('player:help.state'), locale.t(`complete.${flow}.${status}.title`)],
    [locale.t('player:help.time'), new Date(clock.now()).toISOString()],
  ];
  const label = locale.t('player:help.copy');
  const { consent, text: trace } = useSupportTrace();
  const facts = [...lines.map((line) => line.join(': ')), ...(trace === undefined ? [] : [trace])];
  const { copy, byHand } = useCopy(facts.join('\n'), label);
  if (!hasWords || reference === '') return null;
  const { url, text, byHost } = settings.support;
  const ask = (details: { trace?: string }) => {
    const params = { flow, reference, method: methodName, state: status };
    analytics.event('support', params);
    host.send({ messageType: 'onAction', name: 'support', params: { ...params, ...details } });
  };
  if (url || byHost || locale.text(text)) return <SupportContact label={locale.t('player:help.contact')} onAsk={ask} />;
  const copyAll = async () => {
    if (await copy()) notifications.toast(locale.t('common.copied'), 'primary');
  };
  return (
    <>
      {consent}
      {byHand}
      <Button variant="ghost" isFullWidth onClick={() => void copyAll()}>
        {label}
      </Button>
    </>
  );
});
