/**
 * How a provider behaves, as a plugin's `simulator.ts` describes it. Pure and deterministic: clock, ids and storage are
 * passed in. The sandbox runs it on its database, Storybook and tests run it in memory. Types only; never in the
 * bundle.
 */
import type { DeclineReason } from './decline';
import type { PaymentMethod } from './method';
import type { Flow, TransactionStatus } from './primitives';
import type { DepositProgress, ReplyData, RequestData, RequestType } from './realtime';

/** One deposit or withdrawal. `amount` is a decimal text in major units. */
export interface SimulatedTransaction {
  id: string;
  flow: Flow;
  methodName: string;
  /** Id of the plugin whose simulator created it. */
  pluginId: string;
  amount: string;
  currency: string;
  status: TransactionStatus;
  /** What the simulator needs to remember; JSON. No card numbers. */
  state: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface SimulatorContext {
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
  user: { id: string; currency: string; country: string };
  /** The method that the request names. */
  method: PaymentMethod;
  /** Address of the sandbox's provider page for this transaction: the acquirer's card form for `page: 'acquirer'`. */
  providerUrl(page: string, transactionId: string, returnUrl: string): string;
  transactions: {
    insert(transaction: Omit<SimulatedTransaction, 'createdAt' | 'pluginId'>): Promise<SimulatedTransaction>;
    find(id: string): Promise<SimulatedTransaction | null>;
    /** The player's transactions of this method that have not ended, newest first. */
    findOpen(methodName: string): Promise<SimulatedTransaction[]>;
    update(id: string, state: Record<string, unknown>): Promise<SimulatedTransaction>;
    /** Ends the transaction once: writes status and ledger and pushes `{flow}.status`. Does nothing if it has ended. */
    settle(
      id: string,
      status: 'processed' | 'mistaked',
      /** Why a `mistaked` transaction failed; the gateway adds the methods to offer next. Default: `unknown`. */
      decline?: { reason: DeclineReason; isFinal?: boolean },
    ): Promise<SimulatedTransaction>;
    /**
     * Pushes how far the deposit has come (`deposit.progress`). For a player who comes back later, its keys are added to
     * each object in the `apiResponse.data` of the create's reply, such as `data.crypto`.
     */
    progress(id: string, progress: Omit<DepositProgress, 'id'>): Promise<void>;
    /**
     * Calls `Simulator.onEvent` with this event once, `ms` milliseconds from now, unless the transaction has ended by
     * then. A transaction may have several pending events. They survive a restart of the sandbox.
     */
    schedule(id: string, ms: number, event: string): Promise<void>;
  };
}

export type SimulatorReply<T extends RequestType> =
  | { status: 200; data: ReplyData<T> }
  | { status: number; code: string; message: string };

export type SimulatorHandlers = {
  [T in RequestType]?: (data: RequestData<T>, context: SimulatorContext) => Promise<SimulatorReply<T>>;
};

export interface Simulator {
  /** The plugin's id. */
  id: string;
  handles(method: PaymentMethod, flow: Flow): boolean;
  /** Used only when no other simulator handles the method, like the redirect page in the widget. */
  isFallback?: boolean;
  on: SimulatorHandlers;
  /** What the provider does later on its own, e.g. it sees a confirmation or lets a code expire; see `schedule`. */
  onEvent?(event: string, transaction: SimulatedTransaction, context: SimulatorContext): Promise<void>;
}

/** A method as the sandbox's catalogue offers it; a plugin's `fixtures.ts` exports such methods as `methods`. */
export interface CatalogueMethod {
  /** Lower-case ISO 3166-1 alpha-2 codes. */
  countries: string[];
  flows: Flow[];
  /** Suggested amount by currency. */
  snippet?: Record<string, number>;
  method: PaymentMethod;
}

/** A country whose players the demo page can stand for. */
export interface Market {
  /** Lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  name: string;
  /** ISO 4217 code. */
  currency: string;
  /** Roughly how many units of the currency make one US dollar; used only for limits of methods offered everywhere. */
  perDollar: number;
}
