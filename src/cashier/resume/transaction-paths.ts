import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { DisplayType } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Registry } from '../../kernel/registry-token';
import type { AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { LostCreate } from './lost-create';
import { TransactionDetails } from './transaction-details';

export const CONFIRM_PATH = '/withdrawal/confirm';

/** On which page a transaction goes on that was not seen in this tab. Its method is chosen, and its flow's list is there. */
@injectable()
export class TransactionPaths {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionDetails) private readonly details: TransactionDetails,
    @inject(LostCreate) private readonly lost: LostCreate,
    @inject(Registry) private readonly registry: Registry,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {}

  /** Where the deposit leads that a create with a lost reply has made; undefined when none was found. */
  async ofLost(attempt: AttemptRecord, signal: AbortSignal): Promise<string | undefined> {
    const { flow, methodName } = attempt.intent;
    if (attempt.step !== 'checking') return undefined;
    const method = this.methods.methods.find(({ name }) => name === methodName);
    // The form of a peer-to-peer method asks for its open deposit by itself.
    if (method?.cardViewType === DisplayType.p2p) return undefined;
    const id = await this.lost.find(attempt, signal);
    if (id === undefined) return undefined;
    const outcome = await this.details.fetch(id, attempt.intent, signal);
    if (outcome.kind === 'toConfirm') return CONFIRM_PATH;
    if (outcome.kind !== 'found') {
      if (flow === 'deposit' || outcome.kind === 'notOurs') return undefined;
      this.attempts.settle(attempt.intent, id);
      return '/withdrawal/complete';
    }
    const { response } = outcome;
    if (response.isFieldsRequired) return undefined;
    const own = method && this.registry.pathForReply(flow, response, method);
    if (own !== undefined) return own;
    this.offerPage(response);
    return response.source || flow === 'withdrawal' ? `/${flow}/complete` : undefined;
  }

  /** The page of a transaction that was not seen in this tab. */
  async ofListed(attempt: AttemptRecord, id: string, signal: AbortSignal): Promise<string> {
    const { flow, methodName } = attempt.intent;
    const method = this.methods.methods.find(({ name }) => name === methodName);
    if (method?.cardViewType === DisplayType.p2p) return this.ofForm(flow);
    const outcome = await this.details.fetch(id, attempt.intent, signal);
    if (outcome.kind === 'toConfirm') return CONFIRM_PATH;
    if (outcome.kind !== 'found') return `/${flow}/complete`;
    const { response } = outcome;
    // It was never finished, so there is nothing to be paid yet.
    if (response.isFieldsRequired) {
      this.attempts.forget(flow, id);
      return this.ofForm(flow);
    }
    const own = method && this.registry.pathForReply(flow, response, method);
    if (own !== undefined) return own;
    this.offerPage(response);
    return `/${flow}/complete`;
  }

  /** For a complete page that stands by what storage has. Rejects only when aborted. */
  async offerPageOf(attempt: AttemptRecord, id: string, signal: AbortSignal): Promise<void> {
    if (this.paymentWindow.isOpen) return;
    const outcome = await this.details.fetch(id, attempt.intent, signal);
    if (outcome.kind === 'found') this.offerPage(outcome.response);
  }

  ofForm(flow: Flow): string {
    const { currentMethod, currentGroup } = this.methods;
    return currentMethod ? this.registry.pathForMethod(flow, currentMethod, currentGroup !== undefined) : `/${flow}`;
  }

  /** The provider's page may never have opened in that view, or be gone with it. */
  private offerPage(response: ApiResponse): void {
    try {
      this.paymentWindow.offer(response);
    } catch (error) {
      this.errors.report(error);
    }
  }
}
