import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { CoinSteps } from '../../stores/coin-steps';
import { CoinForm } from '../coin-form';
import { useChoice } from '../use-choice';

/** Second step: the network with its minimum, and the amount. The gateway then makes an address for it. */
export const NetworkScreen = observer(function NetworkScreen() {
  const steps = useInject(CoinSteps);
  const locale = useInject(Locale);
  const { icon, onIconError } = useChoice();
  const { coin } = steps;
  useEffect(() => steps.openNetworks(), [steps]);
  if (!coin) return null;
  return (
    <CoinForm
      title={coin.label}
      subtitle={locale.t('title.deposit')}
      icon={<MethodIcon src={icon(coin)} size="s" onError={onIconError} />}
      asksNetwork
    />
  );
});
