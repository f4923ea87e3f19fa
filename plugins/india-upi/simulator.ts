/**
 * A provider that gives out UPI codes and matches payments by their UTR. How to make it behave otherwise than well is in
 * the README: by the paise of the amount and by the UTR.
 */
import { onUpiEvent, issueUpiCode, takeUtr } from '@/families/upi/stores/upi-provider.fake';
import { DisplayType } from '@/contract/method';
import type { Simulator } from '@/contract/simulator';
import { UPI_QR_METHOD } from './fixtures';

export const simulator: Simulator = {
  id: 'india-upi',
  handles: ({ cardViewType, name }, flow) =>
    flow === 'deposit' && (cardViewType === DisplayType.india || name === UPI_QR_METHOD),
  on: {
    async 'BANKING:deposit-prepare'(request, context) {
      const issued = await issueUpiCode(request, context);
      if (issued.refusal) return issued.refusal;
      const { depositId, invoice } = issued;
      return { status: 200, data: { depositId, fields: [], invoice } };
    },

    /** The UPI QR method alone: its page is asked for by the reply's page id. */
    async 'BANKING:deposit-create'(request, context) {
      const issued = await issueUpiCode(request, context);
      if (issued.refusal) return issued.refusal;
      const { depositId, invoice: upi } = issued;
      const data = upi ? { upi } : null;
      const apiResponse = {
        source: null,
        method: 'GET' as const,
        data,
        isFieldsRequired: false,
        depositId,
        pageId: 'upi-qr',
      };
      return { status: 200, data: { apiResponse, depositId, fields: [] } };
    },

    'BANKING:deposit-complete': ({ depositId, fields }, context) => takeUtr(depositId, fields.utr, context),
  },
  onEvent: onUpiEvent,
};
