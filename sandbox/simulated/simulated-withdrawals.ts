/** What the gateway itself does for withdrawals and the profile, as in the sandbox but without a database. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { SimulatedTransaction, SimulatorReply } from '../../src/contract/simulator';

/** The only correct code. */
export const RIGHT_CODE = '123456';
/** A code that counts as expired. */
export const EXPIRED_CODE = '999999';
const MOST_TRIES = 5;
const CODE_LIFE_MS = 10 * 60_000;
const RESEND_MS = 30_000;

/** A phone number that the profile refuses, and with it the birthday, as that of a child. */
export const REFUSED_PHONE = '+49 30 0000000';

const refuse = (code: string, status = 400) => ({ status, code: `banking.${code}`, message: code });

/** Undefined for a request that the gateway does not answer itself. */
export function answerWithdrawal(
  type: RequestType,
  data: unknown,
  parts: {
    transactions: ReadonlyMap<string, SimulatedTransaction>;
    /** What the player's profile says, by field name. */
    profile: Map<string, string>;
    now: () => number;
    update(id: string, state: Record<string, unknown>): void;
    confirmed(id: string): void;
    refuse(id: string): void;
  },
): SimulatorReply<RequestType> | undefined {
  switch (type) {
    case 'USER:profile-update': {
      const { profile = {} } = data as RequestData<typeof type>;
      for (const [name, value] of Object.entries(profile ?? {})) parts.profile.set(name, value);
      return { status: 200, data: { user: {} } };
    }
    case 'BANKING:withdrawal-prepare':
      return prepare(data as RequestData<typeof type>, parts);
    case 'BANKING:withdrawal-confirm':
      return confirm(data as RequestData<typeof type>, parts);
    case 'BANKING:withdrawal-resend':
      return { status: 200, data: { email: null, ...timesFrom(parts.now()) } };
    default:
      return undefined;
  }
}

/** Checks the profile that was sent before, beside the method's own fields. */
function prepare(
  { fields }: RequestData<'BANKING:withdrawal-prepare'>,
  { profile }: Parameters<typeof answerWithdrawal>[2],
): SimulatorReply<'BANKING:withdrawal-prepare'> {
  const digits = (text: string) => text.replace(/\D/g, '');
  const isRefused = digits(profile.get('phone') ?? '') === digits(REFUSED_PHONE);
  const refused = isRefused ? { phone: ['phone'], birthday: ['underage'] } : {};
  const own = Object.keys(fields).map((name) => [name, []] as const);
  const errors = Object.entries({ ...Object.fromEntries(own), ...refused });
  return { status: 200, data: { fields: errors.map(([name, list]) => ({ name, errors: list })) } };
}

function confirm(
  { withdrawalId, code }: RequestData<'BANKING:withdrawal-confirm'>,
  { transactions, update, confirmed, refuse: end }: Parameters<typeof answerWithdrawal>[2],
): SimulatorReply<'BANKING:withdrawal-confirm'> {
  const withdrawal = transactions.get(withdrawalId);
  if (!withdrawal || withdrawal.status === 'mistaked') return refuse('withdrawalNotFound', 404);
  if (code === EXPIRED_CODE) return refuse('confirmCodeExpired');
  if (code === RIGHT_CODE) {
    update(withdrawalId, { ...withdrawal.state, isToConfirm: false });
    confirmed(withdrawalId);
    return { status: 200, data: { withdrawalId } };
  }
  const tries = Number(withdrawal.state['tries'] ?? 0) + 1;
  update(withdrawalId, { ...withdrawal.state, tries });
  if (tries < MOST_TRIES) return refuse('confirmCodeWrong');
  end(withdrawalId);
  return refuse('confirmAttemptsExceeded');
}

const timesFrom = (now: number) => ({
  codeExpiresAt: new Date(now + CODE_LIFE_MS).toISOString(),
  codeResendAt: new Date(now + RESEND_MS).toISOString(),
});
