import { observer } from 'mobx-react-lite';
import { Locale } from '../core/locale/locale';
import { Settings } from '../core/settings/settings';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { Note } from '../ui/views/note';
import { useOpenLink } from './payment/open-link';

interface SupportContactProps {
  label: string;
  /** The player has asked for it: told to the host. */
  onAsk(): void;
}

/** The way to support that the deployment has (setting `support`); nothing without one, since a button would do nothing. */
export const SupportContact = observer(function SupportContact({ label, onAsk }: SupportContactProps) {
  const { url, text, byHost } = useInject(Settings).support;
  const words = useInject(Locale).text(text);
  const openLink = useOpenLink();
  if (!url && words) return <Note icon="info">{words}</Note>;
  if (!url && !byHost) return null;
  const ask = () => {
    onAsk();
    if (url) openLink(url);
  };
  return (
    <Button variant="ghost" isFullWidth onClick={ask}>
      {label}
    </Button>
  );
});
