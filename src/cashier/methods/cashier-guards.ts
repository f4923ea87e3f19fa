import { inject, injectable } from 'tsyringe';
import { Registry, type RouteGuards } from '../../kernel/registry-token';
import { CurrentTransaction } from '../attempt/current-transaction';
import { groupPathOf } from './group-path';
import { MethodsStore } from './methods-store';

/** Answers the router's guards from the chosen method, group and transaction (spec 2, "Guards"). */
@injectable()
export class CashierGuards implements RouteGuards {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(CurrentTransaction) private readonly transaction: Pick<CurrentTransaction, 'current'>,
    @inject(Registry) private readonly registry: Registry,
  ) {}

  hasMethod(): boolean {
    return this.methods.currentMethod !== undefined;
  }

  hasGroup(): boolean {
    return this.methods.currentGroup !== undefined;
  }

  groupPath(): string | undefined {
    const { currentGroup, flow } = this.methods;
    return currentGroup && groupPathOf(this.registry, flow, currentGroup);
  }

  hasTransaction(): boolean {
    return this.transaction.current !== undefined;
  }

  onRefused(): void {
    this.methods.reset();
  }
}
