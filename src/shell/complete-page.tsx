import { observer } from 'mobx-react-lite';
import { SupportHelp } from '../connected/support-help';
import { Note } from '../ui/views/note';
import { StatusView } from '../ui/views/status-view';
import { CompleteActions } from './complete-actions';
import { useCompleteView } from './use-complete-view';

/**
 * What became of the payment: turns by itself when the gateway pushes (spec 4, "Transaction status"). Replies whose own page
 * the design does not have end here, so it says when what to pay by can't be shown, and when the payment can't be followed:
 * nobody waits for a payment that they could not make.
 */
export const CompletePage = observer(function CompletePage() {
  const complete = useCompleteView();
  const { view, transaction, alert } = complete;
  const help = transaction && (view.status === 'mistaked' || alert !== undefined) && (
    <SupportHelp transaction={transaction} status={view.status} />
  );
  return (
    <StatusView {...view} actions={<CompleteActions {...complete} />} help={help}>
      {alert !== undefined && (
        <Note icon="error" role="alert">
          {alert}
        </Note>
      )}
    </StatusView>
  );
});
