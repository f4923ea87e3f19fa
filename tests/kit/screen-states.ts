/**
 * The states of a screen that a designer asks for. A story shows the state with which its name begins: `Expired`,
 * `ExpiredOnArrival`. States that make no sense for a plugin's screen are listed in its `states.fixture.ts`, with the
 * reason.
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

/** Reasons why a kind of screen does not have a state. */
export const KINDS = {
  /** Amount, fields and a button that sends them. Loading: sent, no reply yet. */
  form: NO_TRANSACTION,
  /** How to pay while a transaction is pending. Empty: the reply contains nothing to pay with. */
  payment: { ...ASKS_NOTHING, Loading: 'drawn from the reply that opened it' },
  /** Like `payment`, with a field for what the player knows after paying. */
  paymentWithInput: { Loading: 'drawn from the reply that opened it' },
  /** Tiles that the screen loads itself. */
  list: { ...NO_TRANSACTION, FieldError: 'asks for nothing' },
  /** Tiles that were loaded with the list before. */
  groupList: {
    ...NO_TRANSACTION,
    ...NO_CALL,
    FieldError: 'asks for nothing',
    Loading: 'the methods are there before it opens',
    Empty: 'a group without methods has no tile',
  },
  /** The status of a transaction. */
  status: {
    ...ASKS_NOTHING,
    ...NO_CALL,
    Loading: 'knows the state that opened it, and asks for a newer one behind it',
    Empty: 'opens with a transaction only',
    Expired: 'told as failed',
  },
  /** Text alone; the state Filled shows it. */
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

/** Keys: the screen's name, or `screen@design` where one design differs. */
export type StatesOfScreens = Readonly<Record<string, ScreenStates>>;

/** The reason why the screen does not have the state; undefined when the state must have a story. */
export function reasonAgainst(state: State, { kind, also = [], not = {} }: ScreenStates): string | undefined {
  const ofKind: Reasons = KINDS[kind];
  return not[state] ?? (also.includes(state) ? undefined : ofKind[state]);
}
