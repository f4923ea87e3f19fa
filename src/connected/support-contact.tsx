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
  /** Called when the player asks for support. `trace`: the details of the visit, if the player agreed to send them. */
  onAsk(details: { trace?: string }): void;
}

/**
 * The deployment's way to support (setting `support`). Renders nothing without one, since a button would do nothing.
 */
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
  // A help page cannot be passed any data, so the player pastes it there.
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
