import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** A note on methods that the deployment lists as guaranteed (setting `guaranteedP2PMethods`). */
export const GuaranteeNote = observer(function GuaranteeNote({ methodName }: { methodName: string | undefined }) {
  const { guaranteedP2PMethods } = useInject(Settings);
  const locale = useInject(Locale);
  if (methodName === undefined || !guaranteedP2PMethods.includes(methodName)) return null;
  return <Note icon="check">{locale.t('peer-to-peer:guaranteed')}</Note>;
});
