import { MethodsStore } from '../cashier/methods/methods-store';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { useRoute } from './use-route';

/**
 * The route's own title, or "Deposit" or "Withdrawals" by the route's flow or the player's last one. Call it in an
 * observer.
 */
export function useFlowTitle(): string {
  const { flow, title } = useRoute();
  const methods = useInject(MethodsStore);
  return useInject(Locale).t(title ?? `title.${flow === 'none' ? methods.flow : flow}`);
}
