/**
 * A payment as its player goes through it, from the list to its end. A plugin describes it once, in
 * `journeys.fixture.ts`; stories, contract, replay, Playwright, WebKit and the chaos rig play it with hands of their own.
 */
import type { Design, Flow, Text } from '@/contract/primitives';
import type { MessageKey } from '@/core/locale/locale';

/**
 * What stands for a text that the player reads: a message's key, the gateway's name of a method or of a field of the
 * journey's method, or the gateway's own text. Each kind of test finds it in the player's language. Another text, as that of a brand, is taken as
 * it is.
 */
export type Name = string | Text;

/** The actions and checks of a player in the cashier. Each waits until it can be done. */
export interface Hands {
  /** Opens a tile of a list: a group, a method, a coin. */
  open(name: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Replaces the field's content. */
  fill(field: string, text: string): Promise<void>;
  /** Types into a filtered list and takes the first remaining option. */
  pick(list: string, text: string): Promise<void>;
  select(list: string, option: string): Promise<void>;
  /** Takes one of several round buttons, by how its label begins. */
  choose(option: string): Promise<void>;
  /** Expects the page's own heading. A message's values may be any. */
  sees(title: Name): Promise<void>;
  /** What the provider does with the payment that was made last. */
  provider(act: 'pays' | 'declines'): Promise<void>;
}

export interface Journey {
  /** Stands in the titles of tests. */
  name: string;
  flow: Flow;
  /** Upper-case ISO 3166-1 alpha-2, and ISO 4217. */
  country: string;
  currency: string;
  /** The gateway's name of the method. */
  method: string;
  /** From the list to the form. Default: the method's tile, then a page with its name. */
  open?(hands: Hands, design: Design): Promise<void>;
  /** True when the form itself asks for the method, which a replay does not know before the form is sent. */
  asksForMethod?: true;
  /** Fills in the form. Left out when the form suggests the amount and asks for nothing more. */
  fill?(hands: Hands, design: Design): Promise<void>;
  /** The form's button. Default for a withdrawal: the button that leads to the review. */
  submit?: MessageKey;
  /** Heading of the page that follows. Default for a withdrawal: that of the accepted request. */
  page?: MessageKey | Text;
  /** The main button of that page, when it is a page to pay by: it is tried in small windows and with large text. */
  next?: MessageKey;
  /** What the page shows when the time to pay is over, and after how many milliseconds; by default a little over 15 minutes. */
  expired?: MessageKey;
  expiresAfter?: number;
  /** What else a player may do on the page, by a name for the test's title. Each is played after a payment of its own. */
  turns?: Readonly<Record<string, (hands: Hands) => Promise<void>>>;
  /** True when the payment page opens in a window of its own in a browser. */
  hasWindow?: true;
  /** In an app's web view. */
  native?: {
    /** Button of the page that opens another app. */
    button?: string;
    /** Address that the app is asked to open: per platform, or the same for both. */
    opens?: RegExp | Readonly<Record<'ios' | 'android', RegExp>>;
    /** Names of the pages to which the app's back gesture leads, between the last page and the list. */
    back?: readonly string[];
  };
}

/** A plugin's file: each export is a journey. Every kind of test plays the main ones, `deposit` and `withdrawal`. */
export type JourneysFile = Readonly<Record<string, Journey>>;

export interface PluginJourney extends Journey {
  plugin: string;
  isMain: boolean;
}

export const journeysOf = (plugin: string, file: JourneysFile): PluginJourney[] =>
  Object.entries(file).map(([name, journey]) => ({ ...journey, plugin, isMain: name === journey.flow }));

const WITHDRAWAL = { submit: 'withdrawal.continue', page: 'complete.withdrawal.accepted.title' } as const;

/** The button that sends the form, or leads to the review. */
export const submitOf = ({ submit = WITHDRAWAL.submit }: Journey): string => submit;

/** Sends the filled form and waits for the page that follows. */
export async function submitForm(hands: Hands, journey: Journey): Promise<void> {
  const { flow, page = WITHDRAWAL.page } = journey;
  await hands.press(submitOf(journey));
  if (flow === 'withdrawal') await hands.press('withdrawal.submit');
  await hands.sees(page);
}

export async function openForm(hands: Hands, { open, method }: Journey, design: Design = 'current'): Promise<void> {
  if (open) return open(hands, design);
  await hands.open(method);
  await hands.sees(method);
}

/** From the list to the page of the pending payment. */
export async function makePayment(hands: Hands, journey: Journey, design: Design = 'current'): Promise<void> {
  await openForm(hands, journey, design);
  await journey.fill?.(hands, design);
  await submitForm(hands, journey);
}

/** The provider ends the pending payment, and the player sees it. */
export async function endPayment(hands: Hands, { flow }: Journey, act: 'pays' | 'declines' = 'pays'): Promise<void> {
  await hands.provider(act);
  await hands.sees(`complete.${flow}.${act === 'pays' ? 'processed' : 'mistaked'}.title`);
}
