import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { DepositForm } from '@/cashier/deposit/deposit-form';
import type { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { Submission, type SubmitResult } from '@/cashier/submission/submission';
import { UserStore } from '@/cashier/user/user-store';
import type { PaymentMethod } from '@/contract/method';
import { Registry } from '@/kernel/registry-token';
import { PATHS } from '../paths';
import { DepositSearch } from './deposit-search';
import { P2PCreate } from './p2p-create';

/**
 * Milliseconds for which the form waits for the search for an open deposit. The search is only a convenience: the
 * create call finds it too.
 */
const CHECK_LIMIT_MS = 2_000;

/** From the form to the payee's card: search for an open deposit, score, create (spec 4, "Peer-to-peer"). */
@injectable()
export class P2PDepositStore {
  method: PaymentMethod | undefined = undefined;

  constructor(
    @inject(DepositForm) readonly form: PaymentForm,
    @inject(P2PCreate) private readonly create: P2PCreate,
    @inject(Submission) private readonly submission: Submission,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(DepositSearch) private readonly search: DepositSearch,
    @inject(Registry) private readonly registry: Registry,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.submission.error;
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting;
  }

  get isChecking(): boolean {
    return this.submission.isChecking;
  }

  /** True while the gateway searches for an open deposit of this method. */
  get isResuming(): boolean {
    return this.search.isAsking;
  }

  /** Methods that can be chosen on this page: those of the current group, if its tile opens this page. */
  get choices(): readonly PaymentMethod[] {
    const group = this.methods.currentGroup;
    return group && this.registry.pathForGroup('deposit', group) === PATHS.base ? group.methods : [];
  }

  /** Call it when the screen opens: fills the form for the method and searches for an open deposit. */
  enter(): void {
    this.open();
    // A failed search does not stop the player: asked for a new deposit, the gateway finds the open one.
    if (this.method) void this.search.run(this.method.name, CHECK_LIMIT_MS);
  }

  /** Sets up fields and suggested amount of the chosen method, or of the group's first method if a whole group was opened. */
  open(): void {
    const method = this.methods.currentMethod ?? this.methods.currentGroup?.methods[0];
    if (!method) return;
    this.methods.selectMethod(method.name);
    const { currency, country } = this.user;
    if (this.method?.name !== method.name) this.submission.leave();
    this.method = method;
    this.submission.clearFailure();
    this.form.setMethod(method, { currency, country, snippet: this.methods.snippet[method.name] });
  }

  choose(methodName: string): void {
    if (this.methods.selectMethod(methodName)) this.enter();
  }

  /** While a submit runs, returns its promise. Never rejects. */
  submit(): Promise<SubmitResult> {
    return this.submission.submit(() => {
      const { form, method } = this;
      const input = form.read();
      if (!method || !input) return void form.showErrors();
      this.search.stop();
      return { ...this.create.planOf(method, input), form, onAccountGone: this.open };
    });
  }

  reset(): void {
    this.search.stop();
    this.method = undefined;
    this.submission.reset();
    this.form.reset();
  }

  dispose(): void {
    this.submission.dispose();
    this.form.dispose();
  }
}
