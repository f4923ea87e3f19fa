import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { Registry } from '../../kernel/registry-token';
import { isOpen } from '../attempt/attempt-machine';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { LostCreate } from '../attempt/lost-create';
import { ChosenPage } from '../methods/chosen-page';
import { MethodsStore } from '../methods/methods-store';
import { isEndStatus } from '../status/status-rules';
import { CONFIRM_PATH } from './place-record';
import { decidePage, needsDetails, type Decision, type Said } from './decide';
import { ProviderPage } from './provider-page';
import { ReplyPage } from './reply-page';
import { TransactionDetails } from './transaction-details';

/** Finds the page of a payment. Expects its method to be chosen and its flow's list to be loaded. */
@injectable()
export class PaymentPages {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(LostCreate) private readonly lost: LostCreate,
    @inject(TransactionDetails) private readonly details: TransactionDetails,
    @inject(ReplyPage) private readonly replyPage: ReplyPage,
    @inject(ProviderPage) private readonly provider: ProviderPage,
    @inject(Registry) private readonly registry: Registry,
  ) {}

  /** The page of a payment that has an id. `known`: where this tab has shown it. Rejects when aborted. */
  async of(attempt: AttemptRecord, id: string, known: string | undefined, signal: AbortSignal): Promise<Decision> {
    const { flow } = attempt.intent;
    if (!(await this.details.isPlayers(flow, id, signal))) return { path: `/${flow}` };
    // The page of the provider that stands ready is of the payment before.
    if (this.details.choose(attempt, id)) this.provider.reset();
    // That page shows one withdrawal of those that wait; of another one the gateway says where it stands.
    const shown = known === CONFIRM_PATH && !this.details.isToConfirm(id) ? undefined : known;
    if (shown !== undefined && !needsDetails(shown)) return { path: shown };
    if (shown === undefined && this.replyPage.isForm(attempt.intent)) return { path: this.formOf(flow) };
    const said = await this.ask(attempt, id, shown, signal);
    if (shown === undefined && said.kind === 'lacksFields') this.attempts.forget(flow, id);
    return this.decide(attempt.intent, shown, said);
  }

  /** The page of the transaction that a create with a lost reply has made; undefined when none was found. */
  async ofLost(lost: AttemptRecord, signal: AbortSignal): Promise<Decision | undefined> {
    if (!isOpen(lost)) return undefined;
    const line = await this.lost.find(lost, signal);
    if (!line) return undefined;
    // A gateway may have rounded or converted what was wished; its list says what it has made.
    const { amount, currency } = line;
    const attempt = { ...lost, intent: { ...lost.intent, amount, currency } };
    const hasEnded = isEndStatus(line.status);
    if (!hasEnded && this.replyPage.isForm(attempt.intent)) return { path: this.formOf(attempt.intent.flow) };
    const said: Said = hasEnded ? { kind: 'ended' } : await this.ask(attempt, line.id, undefined, signal);
    if (said.kind === 'notOurs' || said.kind === 'lacksFields') return undefined;
    if (said.kind !== 'found' && said.kind !== 'toConfirm') this.details.takeLine(attempt, line);
    return this.decide(attempt.intent, undefined, said);
  }

  formOf(flow: Flow): string {
    return (this.methods.currentMethod && this.page.form) ?? `/${flow}`;
  }

  private decide({ flow }: AttemptIntent, shown: string | undefined, said: Said): Decision {
    const showsEnds = shown !== undefined && this.registry.pageAt(shown)?.showsEnds === true;
    return decidePage({ flow, shown, showsEnds, form: this.formOf(flow) }, said);
  }

  private async ask(attempt: AttemptRecord, id: string, shown: string | undefined, signal: AbortSignal): Promise<Said> {
    const outcome = await this.details.ask(id, attempt, signal);
    if (outcome.kind !== 'found') return outcome;
    const { response } = outcome;
    if (response.isFieldsRequired) return { kind: 'lacksFields' };
    const own = this.replyPage.of(attempt.intent, response);
    if (shown === undefined && own === undefined) this.provider.offer(response);
    return { kind: 'found', own };
  }
}
