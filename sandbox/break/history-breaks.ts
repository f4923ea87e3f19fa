import { randomUUID } from 'node:crypto';
import { HTTP_PATHS } from '../../src/contract/http';
import { altered, alteredBody, alteredData, type Loose, type MakeBreak, type Message } from './break';

const LIST = 'BANKING:transactions-list';
const ACCOUNTS = 'BANKING:accounts-list';

const linesOf = ({ transactions }: Loose) => transactions as Loose[];
const changedLines = (change: (lines: Loose[], message: Message) => Loose[]): MakeBreak =>
  alteredData(LIST, (data, message) => ({ ...data, transactions: change(linesOf(data), message) }));

/** Returns one line more than requested. */
const oneMore: MakeBreak = () => ({
  receive(_socket, message, send, answer) {
    const request = message as Message;
    const limit = Number(request.data?.['limit']);
    if (request.type !== LIST || !(limit < 50)) return answer(message, send);
    return answer({ ...request, data: { ...request.data, limit: limit + 1 } }, send);
  },
});

/** A player without transactions sees the lines last shown to another player. */
const anyonesLines: MakeBreak = (now) => {
  let last: Loose[] = [];
  return changedLines((lines) => {
    if (lines.length > 0) last = lines;
    return last;
  })(now);
};

/** Leaves out the first deposit created after the break was switched on. */
const losesOneDeposit: MakeBreak = () => {
  let lost: unknown;
  return {
    receive: (_socket, message, send, answer) =>
      answer(message, (reply) => {
        const { type } = message as Message;
        const data = reply.data as Loose | undefined;
        if (type === 'BANKING:deposit-create') lost ??= data?.['depositId'];
        if (type !== LIST || !data) return send(reply);
        send({ ...reply, data: { ...data, transactions: linesOf(data).filter(({ id }) => id !== lost) } });
      }),
  };
};

export const historyBreaks: Record<string, MakeBreak> = {
  'history.shape': changedLines((lines) => lines.map((line) => ({ ...line, amount: String(line['amount']) }))),
  'history.order': changedLines(([first, second, ...rest], { data }) =>
    first && second && data['limit'] === 50
      ? [second, first, ...rest]
      : [first, second, ...rest].filter((line) => line !== undefined),
  ),
  'history.paging': changedLines((lines, { data }) => (data['before'] ? lines.slice(1) : lines)),
  'history.limit': oneMore,
  'history.made': losesOneDeposit,
  'history.client-key': changedLines((lines) => lines.map((line) => ({ ...line, clientKey: randomUUID() }))),
  'history.status-agrees': changedLines((lines) =>
    lines.map((line) => (line['flow'] === 'withdrawal' ? { ...line, status: 'waiting' } : line)),
  ),
  'history.foreign': anyonesLines,
};

const standing = (key: string, change: (entries: Loose[]) => Loose[]): MakeBreak =>
  alteredBody(HTTP_PATHS.paymentMethods, (body) => ({
    ...body,
    [key]: change((body[key] as Loose[] | undefined) ?? []),
  }));
const accounts = (change: (account: Loose) => Loose): MakeBreak =>
  alteredData(ACCOUNTS, ({ accounts: list }) => ({ accounts: (list as Loose[]).map(change) }));

/** Replies with success but forgets no account. */
const forgetsNothing: MakeBreak = () => ({
  async receive(_socket, message, send, answer) {
    const { type, messageId } = message as Message;
    if (type !== 'BANKING:account-forget') return answer(message, send);
    send({ messageId, status: 200, data: {}, time: Date.now() });
  },
});

/** Ignores the account that a create names. */
const looksForNoAccount: MakeBreak = () => ({
  receive(_socket, message, send, answer) {
    const { data, ...request } = message as Message;
    if (request.type !== 'BANKING:deposit-create') return answer(message, send);
    const { accountId: _accountId, ...rest } = data;
    return answer({ ...request, data: rest }, send);
  },
});

export const additionBreaks: Record<string, MakeBreak> = {
  'additions.recent': standing('recent', () => [{ name: 5 }]),
  'additions.locks': standing('locks', () => [{ flow: 'both', reason: 'maintenance' }]),
  'additions.limits': standing('limits', (all) => [...all, { kind: 'deposit', period: 'year', max: 1, used: 0 }]),
  'additions.lock-reasons': standing('locks', () => [{ flow: 'withdrawal', reason: 'because' }]),
  'additions.silence': altered('BANKING:account-name', () => null),
  'additions.accounts': accounts((account) => ({ ...account, label: 5 })),
  'additions.account-label': accounts((account) => ({ ...account, label: 'Visa 4242 4242 4242 4242' })),
  'additions.account-forget': forgetsNothing,
  'additions.account-foreign': looksForNoAccount,
  'additions.limits-set': alteredData('BANKING:limits-set', () => ({ limits: [] })),
  'additions.decline': changedLines((lines) =>
    lines.map((line) => (line['decline'] ? { ...line, decline: { reason: 'a bad mood' } } : line)),
  ),
};
