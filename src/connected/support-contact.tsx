import { observer } from 'mobx-react-lite';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';
import { Settings } from '../core/settings/settings';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { Note } from '../ui/views/note';
import { useOpenLink } from './payment/open-link';
import { useCopy } from './payment/use-copy';
import { useSupportTrace } from './use-support-trace';

interface SupportContactProps {
  label: string;
  /** The player has asked for it: told to the host, with the details of the visit where the player agrees to that. */
  onAsk(details: { trace?: string }): void;
}

/** The way to support that the deployment has (setting `support`); nothing without one, since a button would do nothing. */
export const SupportContact = observer(function SupportContact({ label, onAsk }: SupportContactProps) {
  const { url, text, byHost } = useInject(Settings).support;
  const locale = useInject(Locale);
  const notifications = useInject(Notifications);
  const openLink = useOpenLink();
  const { consent, text: trace } = useSupportTrace();
  const { copy, byHand } = useCopy(trace ?? '', label);
  const words = locale.text(text);
  if (!url && words) return <Note icon="info">{words}</Note>;
  if (!url && !byHost) return null;
  // A page of help can't be handed anything: the player pastes it there.
  const copyTrace = async () => {
    if (await copy()) notifications.toast(locale.t('player:help.traceCopied'), 'primary');
  };
  const ask = () => {
    onAsk(trace === undefined ? {} : { trace });
    if (url && trace !== undefined) void copyTrace();
    if (url) openLink(url);
  };
  return (
    <>
      {consent}
      {byHand}
      <Button variant="ghost" isFullWidth onClick={ask}>
        {label}
      </Button>
    </>
  );
});
