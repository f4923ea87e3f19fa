import { observer } from 'mobx-react-lite';
import { StatusView } from '../../ui/views/status-view';
import { CompleteActions } from '../complete-actions';
import { useCompleteView } from '../use-complete-view';

/** What became of the payment: turns by itself when the gateway pushes (spec 4, "Transaction status"). */
export const CompleteScreen = observer(function CompleteScreen() {
  const complete = useCompleteView();
  return <StatusView {...complete.view} actions={<CompleteActions {...complete} />} />;
});
