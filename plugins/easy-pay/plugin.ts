import { DisplayType } from '@/contract/method';
import { upiManifest } from '@/families/upi/manifest';

/** Methods of the easy-pay display type: a form with the amount, then a UPI code on a page of ours. */
export default upiManifest({
  id: 'easy-pay',
  displayType: DisplayType.eazype,
  paths: { form: 'redirect/eazype-base', groupForm: 'group/eazype', code: 'redirect/eazype' },
  code: 'eazype',
  pages: [{ pageIds: ['eazype'] }],
  load: () => import('./flow'),
  screens: () => import('./screens'),
});
