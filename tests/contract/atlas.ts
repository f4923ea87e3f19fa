/**
 * The states of a screen that a designer asks for. A story shows the state with which its name begins: `Expired`,
 * `ExpiredOnArrival`. What makes no sense for a screen stands here with the reason, and nowhere else.
 */
export const STATES = [
  'Loading',
  'Empty',
  'Filled',
  'FieldError',
  'ErrorOfTheCall',
  'Offline',
  'Waiting',
  'Expired',
  'Processed',
  'Failed',
  'LongestText',
] as const;
export type State = (typeof STATES)[number];

type Reasons = Readonly<Partial<Record<State, string>>>;

const ASKS_NOTHING: Reasons = { Filled: 'asks for nothing', FieldError: 'asks for nothing' };
const NO_TRANSACTION: Reasons = {
  Waiting: 'no transaction yet',
  Expired: 'no transaction yet',
  Processed: 'no transaction yet',
  Failed: 'no transaction yet',
};
const NO_CALL: Reasons = { ErrorOfTheCall: 'calls nobody' };

/** Why a state is not there, for each kind of screen. */
export const KINDS = {
  /** Amount and fields, and a button that sends them. Loading: sent, no reply yet. */
  form: NO_TRANSACTION,
  /** How to pay, while a transaction waits. Empty: nothing that could be paid with has come. */
  payment: { ...ASKS_NOTHING, Loading: 'drawn from the reply that opened it' },
  /** As `payment`, with a field for what the player knows after paying. */
  paymentWithInput: { Loading: 'drawn from the reply that opened it' },
  /** Tiles that it loads itself. */
  list: { ...NO_TRANSACTION, FieldError: 'asks for nothing' },
  /** Tiles that came with the list before. */
  groupList: {
    ...NO_TRANSACTION,
    ...NO_CALL,
    FieldError: 'asks for nothing',
    Loading: 'the methods are there before it opens',
    Empty: 'a group without methods has no tile',
  },
  /** How a transaction stands. */
  status: {
    ...ASKS_NOTHING,
    ...NO_CALL,
    Loading: 'knows the state that opened it, and asks for a newer one behind it',
    Empty: 'opens with a transaction only',
    Expired: 'told as failed',
  },
  /** Text alone; Filled is how it looks. */
  text: {
    ...NO_TRANSACTION,
    ...NO_CALL,
    Loading: 'text alone',
    Empty: 'text alone',
    FieldError: 'text alone',
  },
} satisfies Record<string, Reasons>;

export interface ScreenStates {
  kind: keyof typeof KINDS;
  /** States of this screen that its kind does not have. */
  also?: readonly State[];
  not?: Reasons;
}

/** By `plugin/screen`, or `plugin/screen@design` where a design's differs. */
export const SCREENS: Readonly<Record<string, ScreenStates>> = {
  'card-redirect/base': { kind: 'form' },
  'card-redirect/instruction': {
    kind: 'payment',
    not: { ...NO_CALL, Expired: 'the instruction tells its own date' },
  },
  'card-redirect/unified-form': {
    kind: 'paymentWithInput',
    also: ['Loading'],
    not: { Empty: 'opens with a flow only' },
  },
  'card-redirect/withdrawal': { kind: 'form' },
  'crypto/list': { kind: 'groupList' },
  'crypto/amount': { kind: 'form' },
  'crypto/address': { kind: 'payment', not: { ...NO_CALL, Expired: 'an address stays good' } },
  'crypto/coin': { kind: 'groupList' },
  'crypto/network': { kind: 'form' },
  'crypto/payout': { kind: 'form' },
  'easy-pay/base': { kind: 'form' },
  'easy-pay/eazype': { kind: 'paymentWithInput' },
  'host-to-host/base': { kind: 'form' },
  'host-to-host/banks': { kind: 'form' },
  'host-to-host/payee': { kind: 'payment', also: ['Loading'] },
  'india-upi/base': { kind: 'form' },
  'india-upi/invoice': { kind: 'paymentWithInput', also: ['Loading'] },
  'nigerian-banks/banks': { kind: 'form' },
  'peer-to-peer/list': { kind: 'groupList' },
  'peer-to-peer/base': { kind: 'form' },
  'peer-to-peer/invoice': { kind: 'payment', also: ['Loading'] },
  'peer-to-peer/unified-form': {
    kind: 'paymentWithInput',
    not: { Empty: 'opens with a flow only', ErrorOfTheCall: 'what is told leads on even when the call fails' },
  },
  'peer-to-peer/instruction': { kind: 'text' },
  'pix/base': { kind: 'form' },
  'pix/pix': { kind: 'payment', also: ['Loading'] },
  'shell-withdrawal/confirm': {
    kind: 'paymentWithInput',
    also: ['Loading'],
    not: { Empty: 'Waiting shows the field before anything is typed' },
  },
  'shell-withdrawal/prepare': { kind: 'form' },
  'transactions/history': { kind: 'list' },
  'shell/list': {
    kind: 'list',
    not: { Empty: 'the empty page, a screen of its own', ErrorOfTheCall: 'the error page, a screen of its own' },
  },
  'shell/group': { kind: 'groupList' },
  'shell/bonusDetails': { kind: 'text', also: ['Empty'] },
  'shell/complete': { kind: 'status' },
  'shell/empty': { kind: 'text' },
  'shell/error': { kind: 'text', also: ['ErrorOfTheCall'], not: { Filled: 'ErrorOfTheCall shows it' } },
  'shell/resume': { kind: 'text', also: ['Loading'], not: { Filled: 'Loading shows it' } },
  'shell/form': {
    kind: 'text',
    also: ['Loading', 'Failed'],
    not: { Filled: 'Loading shows it', Offline: 'a window of its own, without a connection' },
  },
};

/** Undefined: the state must have a story. */
export function reasonAgainst(state: State, { kind, also = [], not = {} }: ScreenStates): string | undefined {
  const ofKind: Reasons = KINDS[kind];
  return not[state] ?? (also.includes(state) ? undefined : ofKind[state]);
}
