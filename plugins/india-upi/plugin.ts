import { DisplayType } from '@/contract/method';
import { upiManifest } from '@/families/upi/manifest';

/** Indian methods: the player pays a prepared invoice in a UPI app and proves it with the UTR. Also the custom page UPI QR. */
export default upiManifest({
  id: 'india-upi',
  displayType: DisplayType.india,
  paths: { form: 'india/base', groupForm: 'group/india', code: 'india/invoice' },
  code: 'invoice',
  pages: [
    // A prepare reply names no page, so the display type leads back to the invoice from another view.
    { pageIds: ['upi-qr'], cardViewTypes: [DisplayType.india] },
    // A code can be paid whichever page it was issued for.
    { dataKeys: ['upi'] },
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
});
