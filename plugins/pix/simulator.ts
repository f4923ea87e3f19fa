/**
 * A payment service provider for Pix: makes an immediate charge ("cob") with a dynamic BR Code that expires. The cents
 * of the amount choose what happens, so that everything can be tried from the list:
 * .15 a code with a wrong CRC · .16 a code for another amount · .17 expires after 6 s · .18 has expired already ·
 * .19 a static code without an amount · .20 has expired and can't be cancelled · .21 is paid after 5 s · .22 a payee with
 * accents and more letters than the standard has room for. Otherwise the operator pays it.
 */
import Big from 'big.js';
import type { DepositCreateRequest } from '@/contract/deposit';
import { DisplayType } from '@/contract/method';
import type { SimulatedTransaction, Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import { pixReply } from './fixtures';
import { isCpf } from '@/cashier/form/account/check-digits';
import { makeBrCode } from './simulator/make-br-code';

/** Milliseconds for which a code can be paid, and after which the provider then closes the charge. */
export const LIFE_MS = 15 * 60_000;
export const SHORT_LIFE_MS = 6_000;
const CLOSING_MS = 60_000;
const PAID_AFTER_MS = 5_000;

type CreateReply = SimulatorReply<'BANKING:deposit-create'>;

export const simulator: Simulator = {
  id: 'pix',
  handles: (method, flow) => flow === 'deposit' && method.cardViewType === DisplayType.pix,
  on: {
    'BANKING:deposit-create': create,

    async 'BANKING_DEPOSIT:deposit-cancel'({ depositId }, { transactions }) {
      const deposit = await transactions.find(depositId);
      if (!deposit) return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
      if (centsOf(deposit.amount) === '20') return { status: 200, data: { status: 'WAITING' } };
      const { status } = await transactions.settle(depositId, 'mistaked', { reason: 'cancelled_by_player' });
      return { status: 200, data: { status: status === 'processed' ? 'PAYED' : 'CANCELED' } };
    },
  },

  async onEvent(event, { id }, { transactions }) {
    if (event === 'paid') await transactions.settle(id, 'processed');
    else await transactions.settle(id, 'mistaked', { reason: 'expired' });
  },
};

async function create(
  { amount, currency, fields }: DepositCreateRequest,
  context: SimulatorContext,
): Promise<CreateReply> {
  if (fields.cpf !== undefined && !isCpf(fields.cpf)) {
    return { status: 400, code: 'banking.merchantClientError', message: 'CPF inválido' };
  }
  const { now, newId, method, transactions } = context;
  const deposit = await transactions.insert({
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: 'waiting',
    state: {},
  });
  const lifeMs = { '17': SHORT_LIFE_MS, '18': -60_000, '20': -60_000 }[centsOf(deposit.amount)] ?? LIFE_MS;
  await transactions.schedule(deposit.id, Math.max(0, lifeMs) + CLOSING_MS, 'expired');
  if (centsOf(deposit.amount) === '21') await transactions.schedule(deposit.id, PAID_AFTER_MS, 'paid');
  const expiresAt = new Date(now() + lifeMs).toISOString();
  return { status: 200, data: pixReply(deposit.id, codeFor(deposit), expiresAt) };
}

function codeFor({ id, amount }: SimulatedTransaction): string {
  const payee = { payee: 'LOJA EXEMPLO LTDA', city: 'SAO PAULO' };
  const reais = new Big(amount);
  switch (centsOf(amount)) {
    case '15':
      return spoilt(makeBrCode({ ...payee, url: urlOf(id), amount: reais.toFixed(2) }));
    case '16':
      return makeBrCode({ ...payee, url: urlOf(id), amount: reais.plus(10).toFixed(2) });
    case '22':
      return makeBrCode({ ...payee, payee: LONG_PAYEE, url: urlOf(id), amount: reais.toFixed(2) });
    case '19':
      return makeBrCode({ ...payee, key: '123e4567-e12b-12d1-a456-426655440000' });
    default:
      return makeBrCode({ ...payee, url: urlOf(id), amount: reais.toFixed(2) });
  }
}

/** As some banks issue it: the standard has 25 letters without accents. */
const LONG_PAYEE = 'Associação Comércio São João Ltda';

/** The charge's address, at most 77 characters (manual 1.6.6). */
const urlOf = (id: string) => `pix.example/qr/v2/${id}`;

const centsOf = (amount: string) => new Big(amount).toFixed(2).slice(-2);

/** Changes one character of the payee's name. */
const spoilt = (code: string) => code.replace('EXEMPLO', 'EXEMPL0');
