/** A deposit as the gateway describes it to the widget. */
import Big from 'big.js';
import type { UnifiedFlow } from '@/contract/api-response';
import type { P2PDeposit } from '@/contract/deposit';
import type { SimulatedTransaction } from '@/contract/simulator';
import { behaviourOf, SHORT_TIMEOUT_MINUTES, TIMEOUT_MINUTES } from './behaviour';
import { encodeCard, payeeCard } from './payee-card';
import { walletFlow } from './wallet-flow';

export interface DepositView {
  deposit: P2PDeposit;
  unifiedFlow?: UnifiedFlow;
}

export function timeoutMinutes({ methodName, amount }: SimulatedTransaction): number {
  return behaviourOf(methodName, amount) === 'expiresSoon' ? SHORT_TIMEOUT_MINUTES : TIMEOUT_MINUTES;
}

/** While the provider asks for more fields, the deposit has no card yet. */
export async function depositView(transaction: SimulatedTransaction): Promise<DepositView> {
  const { id, methodName, amount, currency, createdAt, state } = transaction;
  const behaviour = behaviourOf(methodName, amount);
  const isReady = state.step !== 'fields';
  const deposit: P2PDeposit = {
    depositId: id,
    card: isReady && behaviour !== 'unified' ? await cardOf(transaction) : {},
    created: new Date(createdAt).toISOString(),
    fields: [],
    passedAmount: Number(amount),
    passedCurrency: currency,
    // Some providers raise the amount slightly, to recognise the payer by it.
    payment_amount: Number(behaviour === 'otherAmount' ? new Big(amount).plus('1.11') : amount),
    payment_currency: currency,
    timeout_minutes: timeoutMinutes(transaction),
  };
  if (!isReady || behaviour !== 'unified') return { deposit };
  return { deposit, unifiedFlow: walletFlow(transaction, timeoutMinutes(transaction)) };
}

async function cardOf({ id, methodName, amount }: SimulatedTransaction): Promise<P2PDeposit['card']> {
  const behaviour = behaviourOf(methodName, amount);
  const { bank, number } = await payeeCard(methodName, id);
  const payable = behaviour === 'unknownBank' ? `400000${number.slice(6)}` : number;
  return {
    payment_system: bank.paymentSystem,
    bank_type: bank.type,
    encoded: await encodeCard(payable, id, behaviour === 'brokenCard'),
  };
}
