import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import type { PaymentMethod } from '../../contract/method';
import { Registry } from '../../kernel/registry-token';
import type { AttemptIntent } from '../attempt/attempt-record';
import { MethodsStore } from '../methods/methods-store';

/** The page that this design has for a create's response. Expects the flow's list to be loaded. */
@injectable()
export class ReplyPage {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Registry) private readonly registry: Registry,
  ) {}

  of(intent: AttemptIntent, response: ApiResponse): string | undefined {
    const method = this.methodOf(intent);
    return method && this.registry.pathForReply(intent.flow, response, method);
  }

  /** Whether the form shows the waiting payment by itself. */
  isForm(intent: AttemptIntent): boolean {
    return this.registry.resumesByForm(intent.flow, this.methodOf(intent));
  }

  private methodOf({ methodName }: AttemptIntent): PaymentMethod | undefined {
    return this.methods.known.find(({ name }) => name === methodName);
  }
}
