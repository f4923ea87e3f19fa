/**
 * The states of a screen that a designer asks for. A story shows the state with which its name begins: `Expired`,
 * `ExpiredOnArrival`. What makes no sense for a screen of a plugin stands in its `states.fixture.ts`, with the reason.
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

/** By the screen's name, or `screen@design` where a design's differs. */
export type StatesOfScreens = Readonly<Record<string, ScreenStates>>;

/** Undefined: the state must have a story. */
export function reasonAgainst(state: State, { kind, also = [], not = {} }: ScreenStates): string | undefined {
  const ofKind: Reasons = KINDS[kind];
  return not[state] ?? (also.includes(state) ? undefined : ofKind[state]);
}
