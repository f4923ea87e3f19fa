/** The requests that the gateway answers itself; all others go to a plugin's simulator. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { Answer } from '../store/attempts';
import { accountName } from './account-name';
import type { OwnContext } from './own-context';
import { listTransactions, resumeDeposit, resumeWithdrawal } from './history';
import { prepareWithdrawal, updateProfile } from './profile';
import { coolOff, forgetAccount, listAccounts, setLimit, standingOf, updateAccount, withStates } from './standing';
import { cancelWithdrawal, confirmWithdrawal, resendCode } from './withdrawals';

type OwnHandlers = { [T in RequestType]?: (data: RequestData<T>, context: OwnContext) => Promise<Answer> | Answer };

const ok = (data: unknown): Answer => ({ status: 200, data });

export const ownHandlers: OwnHandlers = {
  'BANKING:methods-payment-v3': async (region, context) =>
    ok({
      data: await withStates('deposit', context.methods.list('deposit', region), context),
      ...(await standingOf('deposit', context)),
    }),
  'BANKING:methods-withdrawal': async (region, context) =>
    ok({
      data: await withStates('withdrawal', context.methods.listWithdrawals(region, context.user), context),
      ...(await standingOf('withdrawal', context)),
    }),
  'BANKING:userdata-payment-snippet': (region, { methods }) => ok(methods.snippet(region)),
  'METRIC_EVENTS_HANDLER:events': () => ok({}),
  'USER:profile-update': updateProfile,
  'BANKING:withdrawal-prepare': prepareWithdrawal,
  'BANKING:withdrawal-confirm': confirmWithdrawal,
  'BANKING:withdrawal-resend': resendCode,
  'BANKING:withdrawal-cancel': cancelWithdrawal,
  'BANKING:account-name': accountName,
  'BANKING:transactions-list': listTransactions,
  'BANKING:deposit-resume': resumeDeposit,
  'BANKING:withdrawal-resume': resumeWithdrawal,
  'BANKING:accounts-list': listAccounts,
  'BANKING:account-update': updateAccount,
  'BANKING:account-forget': forgetAccount,
  'BANKING:limits-set': setLimit,
  'BANKING:cool-off': coolOff,
};

/** Our additions to the wire, which a gateway may not know. */
export const ADDITIONS: ReadonlySet<string> = new Set<RequestType>([
  'BANKING:withdrawal-resend',
  'BANKING:withdrawal-cancel',
  'BANKING:account-name',
  'BANKING:transactions-list',
  'BANKING:deposit-resume',
  'BANKING:withdrawal-resume',
  'BANKING:accounts-list',
  'BANKING:account-update',
  'BANKING:account-forget',
  'BANKING:limits-set',
  'BANKING:cool-off',
]);
