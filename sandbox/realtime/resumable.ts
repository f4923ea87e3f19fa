import { DepositCreateReply } from '../../src/contract/deposit';
import { parse } from '../../src/contract/parse';
import type { RequestType } from '../../src/contract/realtime';

/**
 * The part of a deposit's answer that is kept for `deposit-resume`, in the shape of a create reply: `apiResponse.data`
 * holds the invoice of a prepare, or the flow of a peer-to-peer create.
 */
export function resumable(type: RequestType, data: unknown): { id: string; reply: DepositCreateReply } | null {
  const empty = { source: null, method: 'GET', data: null, isFieldsRequired: false, pageId: null };
  const given = data as { depositId?: string; invoice?: object; unifiedFlow?: object; deposit?: { depositId: string } };
  const shapes: Partial<Record<RequestType, unknown>> = {
    'BANKING:deposit-create': data,
    'BANKING:deposit-prepare': {
      ...given,
      apiResponse: { ...empty, data: given.invoice ? { upi: given.invoice } : null },
    },
    'BANKING_DEPOSIT:deposit-create-p2p': {
      depositId: given.deposit?.depositId,
      apiResponse: { ...empty, data: given.unifiedFlow ? { unifiedFlow: given.unifiedFlow } : null },
    },
  };
  const shape = shapes[type];
  const parsed = shape ? parse(DepositCreateReply, shape, type) : null;
  return parsed?.ok && parsed.value.depositId ? { id: parsed.value.depositId, reply: parsed.value } : null;
}
