import { observer } from 'mobx-react-lite';
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
  return (
    <StatusView {...complete.view} actions={<CompleteActions {...complete} />}>
      {complete.alert !== undefined && (
        <Note icon="error" role="alert">
          {complete.alert}
        </Note>
      )}
    </StatusView>
  );
});
