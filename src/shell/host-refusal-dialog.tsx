import { observer } from 'mobx-react-lite';
import { HostWord } from '../cashier/submission/host-word';
import { ErrorHandler } from '../core/errors/error-handler';
import { useInject } from '../kernel/react';
import { useLateDialog } from './use-late-dialog';

/** The host has not allowed a payment. */
export const HostRefusalDialog = observer(function HostRefusalDialog() {
  const host = useInject(HostWord);
  const errors = useInject(ErrorHandler);
  const Message = useLateDialog(
    host.refusal !== undefined,
    () => import('./host-refusal-message'),
    (error) => {
      host.close();
      errors.handle(error);
    },
  );
  return Message ? <Message /> : null;
});
