/** A provider that issues UPI codes, shown on the easy-pay page. The README says how to make it misbehave. */
import { onUpiEvent, issueUpiCode, takeUtr } from '@/families/upi/stores/upi-provider.fake';
import { DisplayType } from '@/contract/method';
import type { Simulator } from '@/contract/simulator';

export const simulator: Simulator = {
  id: 'easy-pay',
  handles: ({ cardViewType }, flow) => flow === 'deposit' && cardViewType === DisplayType.eazype,
  on: {
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
        pageId: 'eazype',
      };
      return { status: 200, data: { apiResponse, depositId, fields: [] } };
    },

    'BANKING:deposit-complete': ({ depositId, fields }, context) => takeUtr(depositId, fields.utr, context),
  },
  onEvent: onUpiEvent,
};
