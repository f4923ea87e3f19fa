/** Refusals that the cashier understands by their code; any other 4xx is shown as its message, or a general text. */
export interface Refusal {
  status: number;
  code: string;
  when: string;
}

const at = (status: number, code: string, when: string): Refusal => ({ status, code, when });

export const EVERYWHERE: readonly Refusal[] = [
  at(401, 'auth.tokenExpired', 'The session has ended or there is none. The host is told to renew it.'),
  at(400, 'contract.invalidRequest', 'The data does not have the shape of the contract.'),
  at(
    404,
    'unknown.type',
    'The gateway does not know the call. 400 and 501 without a code of banking’s own are read the same way.',
  ),
];

const noDeposit = at(404, 'banking.depositNotFound', 'The player has no such deposit.');
const noWithdrawal = at(404, 'banking.withdrawalNotFound', 'The player has no such withdrawal.');
const noMethod = at(400, 'banking.methodUnavailable', 'The method is not offered to the player.');
const amount = [
  at(400, 'banking.amountOutOfLimits', 'The amount is outside the method’s limits.'),
  at(400, 'banking.amountDecimals', 'The amount has more decimals than the currency.'),
  at(400, 'banking.currencyUnavailable', 'The method does not take the currency.'),
];
const locked = [
  at(403, 'banking.flowLocked', 'The flow is closed to the player. The cashier asks the list why, and shows it.'),
  at(403, 'banking.limitReached', 'A limit of the player’s leaves nothing. Shown as a lock.'),
];
const noAccount = at(404, 'banking.savedAccountNotFound', 'The player has saved no such account.');

export const REFUSALS: Readonly<Record<string, readonly Refusal[]>> = {
  'BANKING:deposit-create': [noMethod, ...amount, ...locked, noDeposit, { ...noAccount, status: 400 }],
  'BANKING:deposit-prepare': [noMethod, ...amount, ...locked],
  'BANKING_DEPOSIT:deposit-create-p2p': [noMethod, ...amount, ...locked],
  'BANKING:withdrawal-create': [
    noMethod,
    ...amount,
    ...locked,
    at(400, 'banking.insufficientFunds', 'The balance does not cover the amount.'),
    { ...noAccount, status: 400 },
  ],
  'BANKING:withdrawal-confirm': [
    noWithdrawal,
    at(400, 'banking.confirmCodeWrong', 'The code is wrong; the player may try again.'),
    at(400, 'banking.confirmCodeExpired', 'The code has ended; another can be asked for.'),
    at(400, 'banking.confirmAttemptsExceeded', 'Too many tries: the withdrawal has ended, the money is back.'),
  ],
  'BANKING:withdrawal-resend': [
    noWithdrawal,
    at(429, 'banking.confirmResendTooSoon', 'Another code was sent a moment ago.'),
  ],
  'BANKING:withdrawal-cancel': [noWithdrawal, at(400, 'banking.notCancellable', 'It is on its way, or has ended.')],
  'BANKING:account-name': [at(404, 'banking.accountNotFound', 'The bank knows no such account.')],
  'BANKING:deposit-resume': [noDeposit],
  'BANKING:withdrawal-resume': [noWithdrawal],
  'BANKING_DEPOSIT:deposit-status': [noDeposit],
  'BANKING_DEPOSIT:score-captcha': [at(400, 'captcha.refused', 'The captcha was not solved.')],
  'BANKING_DEPOSIT:bank-get': [at(404, 'banking.bankNotFound', 'No bank has this range.')],
  'BANKING:account-update': [noAccount],
  'BANKING:limits-set': [at(400, 'banking.limitInvalid', 'The limit is not above zero.')],
};
