/** The player's own transactions. */
import * as v from 'valibot';
import { TransactionStatus } from '../../../src/contract/primitives';
import { TransactionLine, TransactionsListReply } from '../../../src/contract/transactions';
import { asSkipped, type Context } from '../context';
import { check, Failed, skip } from '../outcome';
import { rulesOf } from '../rule';
import type { Connection } from '../wire/connection';
import { dataOf, dataOrSkip, fits, isUnknownCall, succeeded } from '../wire/shape';

const CALL = 'BANKING:transactions-list';
const PAGE = 2;
const MOST_PAGES = 10;
/** A strict line: the cashier itself accepts an unknown status. */
const Line = v.object({ ...TransactionLine.entries, status: TransactionStatus });
const Lines = v.object({ transactions: v.array(Line), hasMore: TransactionsListReply.entries.hasMore });

interface Line {
  id: string | number;
  flow: string;
  status: string;
  createdAt: string;
  clientKey?: string | null;
}
interface Page {
  transactions: Line[];
  hasMore?: boolean | null;
}

const first = (context: Context) =>
  context.memo.once('history', async () => (await context.socket()).ask(CALL, { limit: 50 }));

/** The lines that have an id; whether they have the right shape is another rule. */
async function lines(context: Context): Promise<Line[]> {
  // Create a deposit if that is allowed, so that the history is not empty.
  if (context.options.allowCreates) await context.madeId('deposit').catch(asNothing);
  const data = dataOf(await first(context).catch(asSkipped), 'the history') as Partial<Page> | null;
  const found = data?.transactions;
  return Array.isArray(found) ? found.filter((line) => line?.id != null) : skip('the history could not be read');
}
const asNothing = () => undefined;

async function turn(socket: Connection, limit: number): Promise<Page[]> {
  const pages: Page[] = [];
  let before: string | undefined;
  do {
    const page = dataOf(await socket.ask(CALL, { limit, ...(before && { before }) }), 'a page') as Page;
    if (!Array.isArray(page?.transactions)) throw new Failed('a page has no list of transactions');
    pages.push(page);
    const last = page.transactions.at(-1);
    before = page.hasMore && last ? String(last.id) : undefined;
  } while (before && pages.length < MOST_PAGES);
  return pages;
}
const pagesOf = (context: Context) =>
  context.memo.once('history pages', async () => turn(await context.socket(), PAGE));
const idsOf = (all: readonly Line[]) => all.map(({ id }) => String(id));

export const historyRules = rulesOf('history', [
  {
    id: 'history.shape',
    title: 'Every line has the shape of the contract',
    says: `${CALL} answers { transactions: TransactionLine[], hasMore }; times are ISO 8601 with a zone, amounts are numbers.`,
    source: 'contract 5 and 6; src/contract/transactions.ts',
    why: 'A line that can’t be read costs the page.',
    fix: 'Send the named key in the named type.',
    async run(context) {
      await lines(context);
      const { transactions } = fits(Lines, (await first(context))['data'], 'the history');
      return `${transactions.length} lines`;
    },
  },
  {
    id: 'history.order',
    title: 'The newest line comes first',
    says: 'Newest first.',
    source: 'src/contract/transactions.ts (TransactionsListRequest)',
    why: 'The player looks in vain for the payment of a moment ago.',
    fix: 'Order by the time of the create, newest first, and by id where two are equal.',
    async run(context) {
      const times = (await lines(context)).map(({ createdAt }) => Date.parse(createdAt));
      if (times.length < 2) return skip('the history has fewer than two lines');
      if (times.some(Number.isNaN)) return skip('createdAt is no time');
      const at = times.findIndex((time, index) => index > 0 && time > times[index - 1]!);
      check(at < 0, `line ${at + 1} is newer than the one before it`);
      return `${times.length} lines, newest first`;
    },
  },
  {
    id: 'history.paging',
    title: 'Pages lose and double nothing',
    says: 'before is the id of the last line that is known; hasMore says whether there are more.',
    source: 'src/contract/transactions.ts (TransactionsListRequest)',
    why: 'A payment is missing from the history, or stands in it twice.',
    fix: 'Begin right after the line that before names, by the same order.',
    async run(context) {
      const whole = idsOf(await lines(context));
      if (whole.length <= PAGE) return skip(`the history has no more than ${PAGE} lines`);
      const paged = idsOf((await pagesOf(context)).flatMap(({ transactions }) => transactions));
      const doubled = paged.filter((id, index) => paged.indexOf(id) !== index);
      check(doubled.length === 0, `doubled: ${doubled.join(', ')}`);
      // Paged, the history may be longer than one page of fifty, and the tool stops after MOST_PAGES: compare what both
      // must have.
      const lost = whole.slice(0, Math.max(paged.length, PAGE + 1)).filter((id) => !paged.includes(id));
      const isWhole = paged.length >= MOST_PAGES * PAGE || whole.every((id) => paged.includes(id));
      check(lost.length === 0 && isWhole, `lost: ${(lost.length > 0 ? lost : whole.slice(paged.length)).join(', ')}`);
      return `${paged.length} lines by twos`;
    },
  },
  {
    id: 'history.limit',
    title: 'A page is no longer than was asked for',
    says: 'limit is the most lines of a page, 50 at the most.',
    source: 'src/contract/transactions.ts (TransactionsListRequest)',
    why: 'The page jumps, and old phones stall.',
    fix: 'Cut at limit.',
    async run(context) {
      if ((await lines(context)).length <= PAGE) return skip(`the history has no more than ${PAGE} lines`);
      const longest = Math.max(...(await pagesOf(context)).map(({ transactions }) => transactions.length));
      check(longest <= PAGE, `${longest} lines where ${PAGE} were asked for`);
      return `${longest} lines at the most`;
    },
  },
  {
    id: 'history.made',
    title: 'What was made stands in the history, under its id',
    says: 'Ids: answer with what you were given; the history is where a lost create is looked for.',
    source: 'contract 5; src/contract/transactions.ts',
    why: 'A payment whose answer was lost is not found again, and made once more.',
    fix: 'Write the line with the create, with the id that the create answers.',
    writes: true,
    async run(context) {
      const id = await context.madeId('deposit');
      const found = await lines(context);
      check(
        found.some((line) => String(line.id) === id && line.flow === 'deposit'),
        `deposit ${id} is not in it`,
      );
      return `deposit ${id}`;
    },
  },
  {
    id: 'history.client-key',
    title: 'A line names the create that made it',
    says: 'clientKey is the messageId of the create. Optional; where one line has it, each has its own.',
    source: 'src/contract/transactions.ts (TransactionLine.clientKey)',
    why: 'A create whose answer was lost is not found by its key, or another payment is taken for it.',
    fix: 'Store the key with the transaction and send it as it came.',
    writes: true,
    async run(context) {
      const id = await context.madeId('deposit');
      const { messageId } = await context.made('deposit');
      const found = await lines(context);
      if (found.every(({ clientKey }) => clientKey == null)) return skip('no line has a clientKey');
      const line = found.find((each) => String(each.id) === id) ?? skip(`deposit ${id} is not in the history`);
      const key = line.clientKey;
      check(key === messageId, `deposit ${id} was made by ${messageId}, and its line says ${key ?? 'nothing'}`);
      return `deposit ${id} by ${key}`;
    },
  },
  {
    id: 'history.status-agrees',
    title: 'A withdrawal that was taken back has ended here too',
    says: 'A line’s status is how the transaction stands: waiting, accepted, processed or mistaked.',
    source: 'src/contract/transactions.ts (TransactionLine.status)',
    why: 'The player sees money under way that is back already.',
    fix: 'Read status from the transaction, not from a copy.',
    writes: true,
    async run(context) {
      const { type, request } = await context.withdrawalRequest();
      const socket = await context.socket();
      const made = await socket.ask(type, request);
      const { withdrawalId } = dataOrSkip(made, 'the create') as { withdrawalId?: unknown };
      const cancel = await socket.ask('BANKING:withdrawal-cancel', { withdrawalId: String(withdrawalId) });
      if (!succeeded(cancel)) return skip('it can’t be taken back');
      const now = dataOf(await socket.ask(CALL, { limit: 50 }), 'the history') as Page;
      const line = now.transactions?.find(({ id }) => String(id) === String(withdrawalId));
      if (!line) return skip('its line is not in the history');
      check(line.status === 'mistaked', `taken back, and its line says ${line.status}`);
      return 'mistaked';
    },
  },
  {
    id: 'history.foreign',
    title: 'Nobody sees another player’s lines',
    says: 'A player sees only what is the player’s own.',
    source: 'contract 3 (Authorization)',
    why: 'Another player’s payments are shown.',
    fix: 'List by the token’s player.',
    async run(context) {
      const other = await context.other();
      const mine = new Set(idsOf(await lines(context)));
      if (mine.size === 0) return skip('the history is empty');
      const reply = await other.ask(CALL, { limit: 50 });
      if (isUnknownCall(reply)) return skip('the history is not offered');
      const theirs = (dataOrSkip(reply, 'their history') as Partial<Page>).transactions ?? [];
      const seen = idsOf(theirs).filter((id) => mine.has(id));
      check(seen.length === 0, `the other player sees ${seen.slice(0, 3).join(', ')}`);
      return 'no line in common';
    },
  },
]);
