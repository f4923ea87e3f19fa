/** The page on which a withdrawal's code is entered, in the model of the core, and what must hold of it. */
import { fakeLocale } from '../../core/locale/locale.fake';
import { FakeNotifications } from '../../core/notifications/notifications.fake';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock, Random } from '../../core/time/time';
import type { resumingTab } from '../return/return.fixture';
import { sampleRegistry } from '../test-kit/samples';
import { CodeRequests } from '../withdrawal/code-requests';
import { CODE_KEY, ConfirmStore } from '../withdrawal/confirm-store';
import { ConfirmedWithdrawal } from '../withdrawal/confirmed-withdrawal';
import type { LedgerLine, ModelGateway, Player } from './money-gateway.fixture';
import type { Owner, Page } from './money-page.fixture';

/** Which code the player types: the one that was sent last, the one before, or any. */
export type Typed = 'right' | 'old' | 'wrong';

type Stores = ReturnType<ReturnType<typeof resumingTab>['load']>;

export function newConfirm(stores: Stores, realtime: Realtime, clock: Clock, random: Random): ConfirmStore {
  const { confirmation, attempts, current, statuses, methods, navigation, errors } = stores;
  return new ConfirmStore(
    confirmation,
    new CodeRequests(realtime, clock, random),
    new ConfirmedWithdrawal(confirmation, attempts, current, statuses, methods, sampleRegistry(), navigation),
    statuses,
    navigation,
    errors,
    new FakeNotifications(),
    fakeLocale(),
  );
}

/** What a player has typed on a page, or asked to be sent again. */
interface Press {
  player: Player;
  id: string;
  code: string;
}

export class CodeRules {
  private readonly presses: Press[] = [];
  private readonly resends: string[] = [];
  private readonly keys = new Map<string, Press>();

  constructor(
    private readonly gateway: ModelGateway,
    private readonly fault: (what: string) => void,
  ) {
    gateway.onConfirm = (key, player, id, code) => this.onConfirm(key, { player, id, code });
  }

  /** Types a code on the page, if one is asked for there, and presses. */
  async enter({ owner, confirm }: Page, typed: Typed, taps: number): Promise<void> {
    const line = this.shown(confirm);
    if (!line || confirm.isOver) return;
    const code = codeFor(line, typed);
    this.presses.push({ player: owner.player, id: line.id, code });
    confirm.checked.change({ [CODE_KEY]: code });
    for (let tap = 0; tap < taps; tap += 1) void confirm.submit();
  }

  resend({ confirm }: Page): void {
    const line = this.shown(confirm);
    if (!line || confirm.isOver) return;
    this.resends.push(line.id);
    void confirm.resend();
  }

  check({ owner, confirm }: Page): void {
    const record = confirm.withdrawal;
    const line = this.shown(confirm);
    if (!record || !line) return;
    this.checkOwner(owner, line);
    if (record.amount !== line.amount || record.currency !== line.currency || record.methodName !== line.methodName)
      this.fault(`the code's page shows ${record.amount} ${record.currency}, and ${line.id} is another one`);
    if (confirm.isOver && line.status !== 'mistaked') this.fault(`${line.id} is said to be over`);
    const pressed = this.presses.filter(({ id }) => id === line.id);
    const keys = [...this.keys.values()].filter(({ id }) => id === line.id);
    if (keys.length > pressed.length) this.fault(`${line.id}: ${keys.length} tries and ${pressed.length} presses`);
    if (line.wrongTries > pressed.length) this.fault(`${line.id}: ${line.wrongTries} wrong tries were counted`);
    const resent = this.resends.filter((id) => id === line.id).length;
    if (line.codesSent > 1 + resent) this.fault(`${line.id}: ${line.codesSent} codes were sent`);
  }

  private checkOwner({ player }: Owner, line: LedgerLine): void {
    if (line.player !== player) this.fault(`the code's page of ${player} shows ${line.id} of ${line.player}`);
  }

  private onConfirm(key: string, sent: Press): void {
    const isPressed = this.presses.some((press) => isSame(press, sent));
    if (!isPressed) this.fault(`${sent.player} sends a code for ${sent.id} that was not entered`);
    const known = this.keys.get(key);
    if (known && !isSame(known, sent)) this.fault(`a code's key is sent with another one`);
    this.keys.set(key, sent);
  }

  private shown({ withdrawal }: ConfirmStore): LedgerLine | undefined {
    return this.gateway.ledger.find(({ id }) => id === withdrawal?.withdrawalId);
  }
}

const isSame = (a: Press, b: Press): boolean => a.player === b.player && a.id === b.id && a.code === b.code;

function codeFor({ code = '000000' }: LedgerLine, typed: Typed): string {
  if (typed === 'right') return code;
  return typed === 'old' ? String(Number(code) - 1) : '999999';
}
