/** The three kinds of create, sent and evaluated as the product does. */
import { judgeP2P, p2pRequest } from '../../../plugins/peer-to-peer/stores/p2p-requests';
import type { AttemptStore } from '../../../src/cashier/attempt/attempt-store';
import type { CreateCall } from '../../../src/cashier/attempt/create-call';
import { judgeDeposit } from '../../../src/cashier/deposit/deposit-reply';
import { submit } from '../../../src/cashier/test-kit/tab';
import { judgeWithdrawal } from '../../../src/cashier/withdrawal/withdrawal-reply';
import type { ReplyData } from '../../../src/contract/realtime';
import { depositRequest } from '../../../sandbox/testing/client';
import type { Device } from './device';

export const KINDS = ['redirect', 'peer-to-peer', 'withdrawal'] as const;
export type Kind = (typeof KINDS)[number];

/** Makes a create of the player. Calling it again, on a reloaded page too, repeats the same attempt. `amount`: EUR. */
export type Create = (device: Device, amount: number) => Promise<unknown>;

const currency = 'EUR';

export const CREATES: Record<Kind, Create> = {
  redirect({ attempts, realtime }, amount) {
    const data = depositRequest({ amount, currency });
    const call: CreateCall<ReplyData<'BANKING:deposit-create'>> = {
      intent: attempts.wishes.of({ flow: 'deposit', methodName: data.paymentType, amount, currency }, data),
      send: (messageId) => realtime.request('BANKING:deposit-create', data, { messageId }),
      judge: judgeDeposit,
    };
    return submit(attempts, call);
  },
  'peer-to-peer'(device, amount) {
    const { attempts } = device;
    const running = submits.get(attempts) ?? payToPeer(device, amount).finally(() => submits.delete(attempts));
    submits.set(attempts, running);
    return running;
  },
  withdrawal({ attempts, realtime }, amount) {
    const data = { amount, currency, fields: {}, payment_system: 'test_payout' };
    return submit<ReplyData<'BANKING:withdrawal-create'>>(attempts, {
      intent: attempts.wishes.of({ flow: 'withdrawal', methodName: data.payment_system, amount, currency }, data),
      send: (messageId) => realtime.request('BANKING:withdrawal-create', data, { messageId }),
      judge: judgeWithdrawal,
    });
  },
};

/**
 * The submit that is under way on a page. Like the form's store, a second tap joins it: with a score of its own, it could
 * arrive after the first one's deposit was made, and would be another payment.
 */
const submits = new WeakMap<AttemptStore, Promise<unknown>>();

async function payToPeer({ attempts, realtime }: Device, amount: number): Promise<unknown> {
  const paymentMethod = 'test_p2p';
  const score = await realtime.request('BANKING_DEPOSIT:score', { paymentMethod, amount, currency });
  const data = p2pRequest(depositRequest({ amount, currency, paymentType: paymentMethod }), score);
  return submit<ReplyData<'BANKING_DEPOSIT:deposit-create-p2p'>>(attempts, {
    intent: attempts.wishes.of({ flow: 'deposit', methodName: paymentMethod, amount, currency }, data),
    send: (messageId) => realtime.request('BANKING_DEPOSIT:deposit-create-p2p', data, { messageId }),
    judge: judgeP2P,
  });
}
