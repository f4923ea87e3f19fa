import type { RequestType } from '../../contract/realtime';
import type { AppError } from '../errors/app-error';

/** Calls that a gateway need not support: pages work without them. */
const OPTIONAL_CALLS: ReadonlySet<string> = new Set<RequestType>([
  'BANKING:userdata-payment-snippet',
  'BANKING:withdrawal-resend',
  'BANKING:withdrawal-cancel',
  'BANKING:account-name',
  'BANKING:transactions-list',
  'BANKING:deposit-resume',
  'BANKING:withdrawal-resume',
  'BANKING_DEPOSIT:deposit-check',
  'BANKING_DEPOSIT:deposit-status',
  'BANKING_DEPOSIT:bank-get',
  'METRIC_EVENTS_HANDLER:events',
]);

/** Optional calls that the cashier repeats by itself. */
const REPEATED_CALLS: ReadonlySet<string> = new Set<RequestType>([
  'BANKING:userdata-payment-snippet',
  'BANKING:transactions-list',
  'BANKING_DEPOSIT:deposit-status',
  'METRIC_EVENTS_HANDLER:events',
]);

/**
 * Number of 404 refusals after which a call about one transaction is not sent again. The first is not enough: a gateway
 * may not have stored yet what it has just created.
 */
const MOST_NOT_FOUND = 3;

type Refusal = Pick<AppError, 'status' | 'code'>;

/**
 * Whether a refusal means that the gateway does not know the call (contract 5): 404, 400 or 501. A code of banking's
 * own, e.g. `banking.depositNotFound`, is an answer to the call.
 */
export function isUnsupported({ status, code = '' }: Refusal): boolean {
  return isNamed({ status, code }) || ((status === 400 || status === 404) && !code.startsWith('banking.'));
}

/** True if the refusal names the call itself as unknown. A plain 400 or 404 may be about the transaction instead. */
const isNamed = ({ status, code }: Refusal) => status === 501 || (status === 404 && code === 'unknown.type');

/** Remembers the optional calls that the gateway has refused as unknown. They are not sent again in this visit. */
export class UnsupportedCalls {
  private readonly refusals = new Map<string, { error: AppError; count: number; most: number }>();

  /** Returns the remembered refusal; undefined while the call may be sent. */
  refusalOf(type: RequestType, data: unknown): AppError | undefined {
    const refusal = this.refusals.get(type) ?? this.refusals.get(subjectOf(type, data));
    return refusal && refusal.count >= refusal.most ? refusal.error : undefined;
  }

  /** @returns whether the refusal is a new one, which must be reported to the host */
  learn(type: RequestType, data: unknown, error: AppError): boolean {
    if (!OPTIONAL_CALLS.has(type) || !isUnsupported(error)) return true;
    if (!isNamed(error) && !REPEATED_CALLS.has(type)) return true;
    const subject = subjectOf(type, data);
    const key = isNamed(error) ? type : subject;
    const count = (this.refusals.get(key)?.count ?? 0) + 1;
    const isAboutOne = !isNamed(error) && error.status === 404 && subject !== type;
    this.refusals.set(key, { error, count, most: isAboutOne ? MOST_NOT_FOUND : 1 });
    return count === 1;
  }
}

function subjectOf(type: RequestType, data: unknown): string {
  const { depositId } = (data ?? {}) as { depositId?: string };
  return depositId === undefined ? type : `${type} ${depositId}`;
}
