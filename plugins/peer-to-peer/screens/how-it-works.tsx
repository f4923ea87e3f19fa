import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { Navigation } from '@/kernel/navigation';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { PATHS } from '../paths';

/** Opens the instruction; back returns to this page. */
export const HowItWorks = observer(function HowItWorks() {
  const locale = useInject(Locale);
  const navigation = useInject(Navigation);
  return (
    <Button variant="ghost" isFullWidth onClick={() => void navigation.go(PATHS.instruction)}>
      {locale.t('peer-to-peer:instruction.open')}
    </Button>
  );
});
