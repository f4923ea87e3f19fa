/** The realtime envelope, its requests and its pushes (contract 3). socket.io event `message` carries both ways. */
import * as v from 'valibot';
import {
  BankGetReply,
  DepositCompleteReply,
  DepositCompleteRequest,
  DepositCreateReply,
  DepositCreateRequest,
  DepositPrepareReply,
  DepositReference,
  DepositStatusReply,
  P2PCheckReply,
  P2PCreateReply,
  P2PCreateRequest,
  ScoreCaptchaRequest,
  ScoreReply,
  ScoreRequest,
} from './deposit';
import { CoinProgress } from './coin-progress';
import { Decline } from './decline';
import { MethodsBody } from './http';
import { MethodState, PaymentSnippet } from './method';
import { MetricEvent } from './metrics';
import { Flow, Id, ShownText, absent } from './primitives';
import {
  AccountForgetReply,
  AccountForgetRequest,
  AccountUpdateReply,
  AccountUpdateRequest,
  AccountsListReply,
  AccountsListRequest,
  CoolOffReply,
  CoolOffRequest,
  LimitsSetReply,
  LimitsSetRequest,
  Lock,
  PlayerLimit,
} from './standing';
import {
  DepositResumeReply,
  DepositResumeRequest,
  TransactionsListReply,
  TransactionsListRequest,
  WithdrawalCancelReply,
  WithdrawalCancelRequest,
  WithdrawalResumeReply,
  WithdrawalResumeRequest,
} from './transactions';
import { ProfileUpdateReply, ProfileUpdateRequest, User } from './user';
import {
  AccountNameReply,
  AccountNameRequest,
  WithdrawalConfirmReply,
  WithdrawalConfirmRequest,
  WithdrawalCreateReply,
  WithdrawalCreateRequest,
  WithdrawalPrepareReply,
  WithdrawalPrepareRequest,
  WithdrawalResendReply,
  WithdrawalResendRequest,
} from './withdrawal';

/** In a file of its own for the first script, which needs nothing else of this one. */
export { isSuccessStatus } from './status';

export const REALTIME_PATH = '/v4/socket.io';
export const REALTIME_EVENT = 'message';

/** Client to gateway. `messageId` is a UUID (RFC 9562) and the idempotency key; `sendTime` is ms since the epoch. */
export const RequestEnvelope = v.object({
  type: v.pipe(v.string(), v.minLength(1)),
  data: v.unknown(),
  messageId: v.pipe(v.string(), v.uuid()),
  sendTime: v.number(),
  /** The player's language, where it is another than the handshake's `Language`: it may change while the line stands. */
  language: v.optional(v.string()),
});
export type RequestEnvelope = v.InferOutput<typeof RequestEnvelope>;

/** Gateway to client. `status` has HTTP's meaning (see `isSuccessStatus`). */
export const ReplyEnvelope = v.object({
  messageId: v.string(),
  status: v.number(),
  data: v.optional(v.unknown()),
  code: absent(v.string()),
  message: absent(ShownText),
  /** Seconds to wait before the request is sent again, e.g. with status 429. */
  retryAfter: absent(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** The gateway's clock when it sent the reply, in ms since the epoch. A bad value must not cost the reply. */
  time: v.fallback(absent(v.pipe(v.number(), v.finite())), undefined),
});
export type ReplyEnvelope = v.InferOutput<typeof ReplyEnvelope>;

const Region = v.object({ country: v.string(), currency: v.string() });
/** The methods alone, or HTTP's answer, which also holds what the gateway knows of the player. */
const Methods = v.union([v.array(v.unknown()), MethodsBody]);
const Nothing = v.optional(v.unknown());

/** Every request the cashier sends, with the schemas of its data and of the reply's data. */
export const REQUESTS = {
  'BANKING:methods-payment-v3': { data: Region, reply: Methods },
  'BANKING:methods-withdrawal': { data: Region, reply: Methods },
  'BANKING:userdata-payment-snippet': { data: Region, reply: PaymentSnippet },
  'BANKING:deposit-create': { data: DepositCreateRequest, reply: DepositCreateReply },
  'BANKING:deposit-prepare': { data: DepositCreateRequest, reply: DepositPrepareReply },
  'BANKING:deposit-complete': { data: DepositCompleteRequest, reply: DepositCompleteReply },
  'BANKING:withdrawal-prepare': { data: WithdrawalPrepareRequest, reply: WithdrawalPrepareReply },
  'BANKING:withdrawal-create': { data: WithdrawalCreateRequest, reply: WithdrawalCreateReply },
  'BANKING:withdrawal-confirm': { data: WithdrawalConfirmRequest, reply: WithdrawalConfirmReply },
  'BANKING:withdrawal-resend': { data: WithdrawalResendRequest, reply: WithdrawalResendReply },
  'BANKING:withdrawal-cancel': { data: WithdrawalCancelRequest, reply: WithdrawalCancelReply },
  'BANKING:account-name': { data: AccountNameRequest, reply: AccountNameReply },
  'BANKING:transactions-list': { data: TransactionsListRequest, reply: TransactionsListReply },
  'BANKING:deposit-resume': { data: DepositResumeRequest, reply: DepositResumeReply },
  'BANKING:withdrawal-resume': { data: WithdrawalResumeRequest, reply: WithdrawalResumeReply },
  'BANKING:accounts-list': { data: AccountsListRequest, reply: AccountsListReply },
  'BANKING:account-update': { data: AccountUpdateRequest, reply: AccountUpdateReply },
  'BANKING:account-forget': { data: AccountForgetRequest, reply: AccountForgetReply },
  'BANKING:limits-set': { data: LimitsSetRequest, reply: LimitsSetReply },
  'BANKING:cool-off': { data: CoolOffRequest, reply: CoolOffReply },
  'USER:profile-update': { data: ProfileUpdateRequest, reply: ProfileUpdateReply },
  'BANKING_DEPOSIT:score': { data: ScoreRequest, reply: ScoreReply },
  'BANKING_DEPOSIT:score-captcha': { data: ScoreCaptchaRequest, reply: ScoreReply },
  'BANKING_DEPOSIT:deposit-create-p2p': { data: P2PCreateRequest, reply: P2PCreateReply },
  'BANKING_DEPOSIT:deposit-check': { data: v.object({ paymentMethod: v.string() }), reply: P2PCheckReply },
  'BANKING_DEPOSIT:deposit-status': { data: DepositReference, reply: DepositStatusReply },
  'BANKING_DEPOSIT:deposit-cancel': { data: DepositReference, reply: DepositStatusReply },
  'BANKING_DEPOSIT:deposit-complete': {
    data: v.objectWithRest(DepositReference.entries, v.unknown()),
    reply: DepositStatusReply,
  },
  'BANKING_DEPOSIT:bank-get': { data: v.object({ payment_method: v.string(), bin: v.string() }), reply: BankGetReply },
  'METRIC_EVENTS_HANDLER:events': { data: v.object({ events: v.array(MetricEvent) }), reply: Nothing },
} as const;

export type RequestType = keyof typeof REQUESTS;
export type RequestData<T extends RequestType> = v.InferOutput<(typeof REQUESTS)[T]['data']>;
export type ReplyData<T extends RequestType> = v.InferOutput<(typeof REQUESTS)[T]['reply']>;

/** 1 processed, 2 mistaked; any other number leaves the transaction as it is. */
export const StatusPush = v.object({ id: Id, status: v.number(), decline: absent(Decline) });
export type StatusPush = v.InferOutput<typeof StatusPush>;

/** How far a crypto deposit has come. */
export const DepositProgress = v.object({ id: Id, ...CoinProgress.entries });
export type DepositProgress = v.InferOutput<typeof DepositProgress>;

/** A method goes down, becomes slow or is up again. */
export const MethodStatePush = v.object({
  /** Absent: both flows. */
  flow: absent(Flow),
  /** The method's name. */
  name: v.string(),
  state: MethodState,
});
export type MethodStatePush = v.InferOutput<typeof MethodStatePush>;

/** All locks and limits that apply to the player from now on. */
export const StandingPush = v.object({ locks: absent(v.array(Lock)), limits: absent(v.array(PlayerLimit)) });
export type StandingPush = v.InferOutput<typeof StandingPush>;

/** Server pushes, by socket.io event name. */
export const PUSHES = {
  'deposit.status': StatusPush,
  'withdrawal.status': StatusPush,
  'deposit.progress': DepositProgress,
  'method.state': MethodStatePush,
  'player.standing': StandingPush,
  'login.token': User,
} as const;
export type PushType = keyof typeof PUSHES;
export type PushData<T extends PushType> = v.InferOutput<(typeof PUSHES)[T]>;
