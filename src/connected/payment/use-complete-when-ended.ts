import { useEffect } from 'react';
import { CurrentTransaction } from '../../cashier/attempt/current-transaction';
import { completePath } from '../../cashier/payment-page/complete-path';
import { isEndStatus } from '../../cashier/status/status-rules';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';

/** Shows the complete page as soon as the payment has ended, by push or poll. Call it in an observer. */
export function useCompleteWhenEnded(): void {
  const { current, status } = useInject(CurrentTransaction);
  const navigation = useInject(Navigation);
  const flow = current?.flow ?? 'deposit';
  const isEnded = isEndStatus(status);
  useEffect(() => {
    if (isEnded) void navigation.go(completePath(flow), { replace: true });
  }, [isEnded, flow, navigation]);
}
