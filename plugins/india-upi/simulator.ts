/**
 * A provider that issues UPI codes and matches payments by their UTR. The README says how to make it misbehave: with
 * the paise of the amount and with the UTR.
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

    /** For the UPI QR method only: the reply's page id requests its page. */
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
