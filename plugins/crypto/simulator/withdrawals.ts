import Big from 'big.js';
import type { Simulator } from '@/contract/simulator';
import { networkField } from '../stores/method-facts';
import { isAddressField, payoutNetwork } from '../stores/payout-terms';
import { verifiedAddress } from '../address/verified-address';

/** What the network does automatically: event and delay in milliseconds, by the amount's last two digits. */
const COURSES: Readonly<Record<string, readonly [event: string, ms: number]>> = {
  '20': ['sent', 3000],
  '21': ['rejected', 3000],
};

/** Accepts a withdrawal only to a valid address of the network. */
export const createWithdrawal: NonNullable<Simulator['on']['BANKING:withdrawal-create']> = async (request, context) => {
  const { method, newId, transactions } = context;
  const { amount, currency, fields, wallet } = request;
  const network = payoutNetwork(method, fields);
  const named = fields[networkField(method)?.name ?? ''];
  const address = wallet ?? Object.entries(fields).find(([name]) => isAddressField(name))?.[1] ?? '';
  // A network that is not in the table has no rules for its addresses.
  const isRight = network ? verifiedAddress(network.id, address) !== undefined : Boolean(named && address);
  if (!isRight) {
    return { status: 400, code: 'banking.paymentMethodRegex', message: 'No address of the network' };
  }
  const { id } = await transactions.insert({
    id: newId(),
    flow: 'withdrawal',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: 'accepted',
    state: { network: network?.id ?? named },
  });
  const course = COURSES[new Big(amount).toFixed(2).slice(-2)];
  if (course) await transactions.schedule(id, course[1], course[0]);
  return {
    status: 200,
    data: {
      apiResponse: { source: null, method: 'GET', data: null, isFieldsRequired: false, depositId: null, pageId: null },
      confirmationRequested: false,
      email: null,
      fields: [],
      withdrawalBlocked: false,
      withdrawalId: id,
    },
  };
};
