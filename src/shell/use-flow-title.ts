import { MethodsStore } from '../cashier/methods/methods-store';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { useRoute } from './use-route';

/** "Deposit" or "Withdrawals", by the route, else by what the player did last. In an observer. */
export function useFlowTitle(): string {
  const { flow } = useRoute();
  const methods = useInject(MethodsStore);
  return useInject(Locale).t(`title.${flow === 'none' ? methods.flow : flow}`);
}
