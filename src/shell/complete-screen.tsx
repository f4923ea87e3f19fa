import { observer } from 'mobx-react-lite';
import { LateModule } from '../kernel/loading/late-module';
import { Note } from '../ui/views/note';
import { StatusView } from '../ui/views/status-view';
import { CompleteActions } from './complete-actions';
import { OtherMethods } from './other-methods';
import { useCompleteView } from './use-complete-view';

/** Few payments end so that support is needed. */
const support = new LateModule(() => import('../connected/support-help'));

/**
 * The outcome of the payment; it updates itself when the gateway pushes (spec 4, "Transaction status"). A reply whose
 * page the design lacks also leads here. The page therefore says when it cannot show how to pay, or when the payment
 * cannot be followed: the player must not wait for a payment that could not be made.
 */
export const CompleteScreen = observer(function CompleteScreen() {
  const complete = useCompleteView();
  const { view, transaction, alert } = complete;
  const isHelped = view.status === 'mistaked' || alert !== undefined;
  const SupportHelp = transaction && isHelped ? support.now()?.SupportHelp : undefined;
  const help = transaction && SupportHelp && <SupportHelp transaction={transaction} status={view.status} />;
  return (
    <StatusView {...view} actions={<CompleteActions {...complete} />} help={help}>
      <Note icon="error" role="alert">
        {alert}
      </Note>
      {view.status === 'mistaked' && <OtherMethods />}
    </StatusView>
  );
});
