import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { iconUrl } from '@/cashier/methods/icon-url';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { CoinSteps } from '../../stores/coin-steps';
import { CoinForm } from '../coin-form';

/** The amount of a coin and network that were chosen in the list. */
export const AmountScreen = observer(function AmountScreen() {
  const steps = useInject(CoinSteps);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const { currentMethod } = useInject(MethodsStore);
  const { chosen } = steps;
  // Another way than the list leads to a method of several networks.
  const [isAsking] = useState(!chosen);
  useEffect(() => steps.openNetworks(), [steps]);
  if (!currentMethod) return null;
  const iconId = currentMethod.iconIds[0];
  return (
    <CoinForm
      title={chosen?.coin?.name ?? locale.text(currentMethod.text)}
      subtitle={chosen?.networkLabel}
      icon={<MethodIcon src={iconId === undefined ? null : iconUrl(iconId, settings)} />}
      asksNetwork={isAsking}
    />
  );
});
