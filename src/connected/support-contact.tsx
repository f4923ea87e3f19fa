import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../cashier/methods/methods-store';
import { Analytics } from '../core/analytics/analytics';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';
import { Settings } from '../core/settings/settings';
import { Clock } from '../core/time/time';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { Note } from '../ui/views/note';
import { useOpenLink } from './payment/open-link';
import { useCopy } from './payment/use-copy';
import { usePlayerWords } from './use-player-words';
import { useSupportTrace } from './use-support-trace';

/** Name and value, as the player reads them. */
export type SupportFact = readonly [name: string, value: string];

interface SupportContactProps {
  label: string;
  /** What the host hears at the press (`onAction`), and analytics too. `method`: its name on the wire. */
  about: Readonly<
    Partial<Record<'flow' | 'reference' | 'requestId' | 'method' | 'state' | 'reason', string | undefined>>
  >;
  /** More than reference, method and time to copy. */
  facts?: readonly SupportFact[];
}

/**
 * The deployment's way to support (setting `support`): a page, the host, or words. Where it has none, the button copies
 * what support will ask for, so that it never does nothing; without a reference and a method there is nothing to copy.
 */
export const SupportContact = observer(function SupportContact({ label, about, facts = [] }: SupportContactProps) {
  const { url, text, byHost } = useInject(Settings).support;
  const methods = useInject(MethodsStore);
  const analytics = useInject(Analytics);
  const host = useInject(HostBridge);
  const locale = useInject(Locale);
  const clock = useInject(Clock);
  const notifications = useInject(Notifications);
  const openLink = useOpenLink();
  const hasWords = usePlayerWords();
  const { consent, text: trace } = useSupportTrace();
  const words = url ? '' : locale.text(text);
  const isCopied = !url && !byHost;
  const { reference, method: name } = about;
  const method = methods.find(name);
  const copied: readonly SupportFact[] = [
    [locale.t('player:help.reference'), reference ?? ''],
    [locale.t('player:help.method'), locale.text(method?.text) || (name ?? '')],
    ...facts,
    [locale.t('player:help.time'), new Date(clock.now()).toISOString()],
  ];
  // A help page cannot be passed any data, so the player pastes the trace there.
  const lines = isCopied ? copied.filter(([, value]) => value !== '').map((fact) => fact.join(': ')) : [];
  const shown = isCopied ? locale.t('player:help.copy') : label;
  const { copy, byHand } = useCopy([...lines, ...(trace === undefined ? [] : [trace])].join('\n'), shown);
  if (isCopied && words) return <Note icon="info">{words}</Note>;
  if (isCopied && (!hasWords || (!reference && !name))) return null;
  const copyAll = async () => {
    if (await copy()) notifications.toast(() => locale.t(isCopied ? 'common.copied' : 'player:help.traceCopied'));
  };
  const ask = () => {
    const params = Object.fromEntries(Object.entries(about).filter(([, value]) => value));
    analytics.event('support', params);
    // What is copied goes to nobody else: the player gives it to support.
    const isSent = trace !== undefined && !isCopied;
    host.send({ messageType: 'onAction', name: 'support', params: { ...params, ...(isSent && { trace }) } });
    if (isCopied || (url && trace !== undefined)) void copyAll();
    if (url) openLink(url);
  };
  return (
    <>
      {words && <Note icon="info">{words}</Note>}
      {consent}
      {byHand}
      <Button variant="ghost" isFullWidth onClick={ask}>
        {shown}
      </Button>
    </>
  );
});
