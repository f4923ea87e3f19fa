/** What the gateway's list says of creates whose reply was lost, and of payments that were made elsewhere. */
import { describe, expect, it, vi } from 'vitest';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { lines, rejecting, resumingTab } from '../return/return.fixture';
import { ATTEMPT_KEY_LIFE_MS, type AttemptIntent } from './attempt-record';
import { LostCreate } from './lost-create';
import { sharedBrowser } from './other-tabs.fixture';

const LIST = 'BANKING:transactions-list';
const lost = new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });

function searching(payload?: Record<string, unknown>, channels?: Window) {
  const kit = resumingTab(payload, channels);
  const page = kit.load();
  const [line] = lines(kit.clock.now());
  const list = (...listed: Partial<TransactionLine>[]) => {
    const transactions = listed.map((facts) => ({ ...line!, ...facts }));
    kit.realtime.script(LIST, () => ({ transactions, hasMore: false }));
  };
  /** A deposit of which nothing is heard. */
  const lose = async (amount = 500, card?: string) => {
    const call = kit.call(amount, 'visa', card);
    page.attempts.confirmBeside(call.intent);
    await page.attempts.create({ ...call, send: () => Promise.reject(lost) }).catch(() => undefined);
    return page.attempts.latest('deposit')!;
  };
  const make = async (amount = 500) => {
    page.attempts.confirmBeside(kit.call(amount).intent);
    return (await page.attempts.create(kit.call(amount))).reply.depositId!;
  };
  const search = page.get(LostCreate);
  const find = (attempt: Awaited<ReturnType<typeof lose>>, signal = new AbortController().signal) =>
    search.find(attempt, signal).then((found) => found?.id);
  const asked = () => kit.realtime.sentOf(LIST).map(({ data }) => data);
  return { ...kit, ...page, list, lose, make, search, find, asked };
}

describe('the search for a lost create', () => {
  it('asks for the latest twenty, and goes by the key alone where the list names one', async () => {
    const { list, lose, find, asked } = searching();
    const attempt = await lose();
    list({ id: 'd2', clientKey: 'of another' }, { id: 'd1', clientKey: attempt.key });
    expect([await find(attempt), asked()]).toEqual(['d1', [{ limit: 20 }]]);
    list({ id: 'd2', clientKey: 'of another', amount: 70 }, { id: 'd3' });
    expect(await find(attempt)).toBeUndefined();
  });

  it.each([
    ['has no list', 404, 0],
    ['has a fault', 500, 1],
  ])('finds nothing where the gateway %s, and a fault alone is reported', async (_what, status, reports) => {
    const { lose, find, realtime, errors } = searching();
    const attempt = await lose();
    realtime.script(LIST, rejecting(new AppError('', { status })));
    expect([await find(attempt), errors.reported.length]).toEqual([undefined, reports]);
  });

  it('ends when the page is left while the line is closed', async () => {
    const { lose, find, realtime } = searching();
    const attempt = await lose();
    realtime.cut();
    const leaving = new AbortController();
    const told = find(attempt, leaving.signal).catch(() => 'left');
    leaving.abort();
    expect(await told).toBe('left');
  });

  it('finds one that is still being sent itself', async () => {
    const { list, call, attempts, find } = searching();
    void attempts.create({ ...call(), send: () => new Promise(() => undefined) });
    list({});
    expect(await find(attempts.latest('deposit')!)).toBe('d1');
  });

  it('takes the first of as many as were lost, but none where one more was made than was lost', async () => {
    const { list, lose, make, find } = searching();
    const [first] = [await lose(), await lose()];
    list({ id: 'd9' }, { id: 'd8' });
    expect(await find(first)).toBe('d8');
    const id = await make();
    list({ id: 'd9' }, { id: 'd8' }, { id: 'd7' }, { id });
    expect(await find(first)).toBeUndefined();
  });

  it('does not count what was lost of other amounts', async () => {
    const { list, lose, find } = searching();
    await lose(600);
    const attempt = await lose(500);
    list({ id: 'd9' }, { id: 'd8' });
    expect(await find(attempt)).toBeUndefined();
  });

  it('takes a line to any account where its own has no name', async () => {
    const { list, lose, find } = searching();
    const attempt = await lose(500, 'none');
    list({ destination: '••••1111' });
    expect(await find(attempt)).toBe('d1');
  });

  it('never goes by its looks alone where the attempt may be another player’s', async () => {
    const kit = searching({});
    const { key } = await kit.lose();
    kit.changeToken();
    kit.list({});
    const { attempts, get } = kit.load();
    const { signal } = new AbortController();
    expect(await get(LostCreate).find(attempts.find(key)!, signal)).toBeUndefined();
  });
});

describe('a look at the list', () => {
  it('asks for the latest twenty, and says whether there was an answer', async () => {
    const { list, search, asked, realtime } = searching();
    list({});
    expect([await search.look(), asked()]).toEqual([{ hasAnswer: true }, [{ limit: 20 }]]);
    realtime.script(LIST, rejecting(new AppError('', { status: 503 })));
    expect(await search.look()).toEqual({ hasAnswer: false });
  });

  it('is not had on a closed line, where the host would be told of an error', async () => {
    const { search, realtime } = searching();
    expect(search.canLook).toBe(true);
    realtime.cut();
    const request = vi.spyOn(realtime, 'request');
    expect([search.canLook, await search.look()]).toEqual([false, { hasAnswer: false }]);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a payment that was made elsewhere', () => {
  const wish: AttemptIntent = { flow: 'deposit', methodName: 'visa', amount: 500, currency: 'INR' };
  const ago = (ms: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1) - ms).toISOString() });

  const rivalIn = async (line: Partial<TransactionLine>) => {
    const { list, search } = searching();
    expect(search.rivalOf(wish)).toBeUndefined();
    list({ id: 'd9', ...line });
    await search.look();
    return search.rivalOf(wish)?.id;
  };

  it.each<[string, Partial<TransactionLine>]>([
    ['it waits', { amount: 70 }],
    ['it looks the same and was made', { status: 'processed' }],
    ['it is a quarter of an hour old', ago(ATTEMPT_KEY_LIFE_MS)],
  ])('is one beside which the wish may be paid twice where %s', async (_what, line) => {
    expect(await rivalIn(line)).toBe('d9');
  });

  it.each<[string, Partial<TransactionLine>]>([
    ['it was made and looks otherwise', { status: 'processed', amount: 70 }],
    ['it has failed', { status: 'mistaked' }],
    ['it goes by another method', { paymentMethod: 'pix' }],
    ['it is of the other flow', { flow: 'withdrawal' }],
    ['it is older', ago(ATTEMPT_KEY_LIFE_MS + 1)],
  ])('is none beside which the wish may be paid twice where %s', async (_what, line) => {
    expect(await rivalIn(line)).toBeUndefined();
  });

  it('is none that this tab has made, or is making, but for one of the other flow with its id', async () => {
    const { list, search, make, lose } = searching();
    const id = await make();
    const { key } = await lose(600);
    list({ id }, { id: 'd9', amount: 600, clientKey: key });
    await search.look();
    expect(search.rivalOf(wish)).toBeUndefined();
    list({ id, flow: 'withdrawal' });
    await search.look();
    expect(search.rivalOf({ ...wish, flow: 'withdrawal' })?.id).toBe(id);
  });

  it('is none that another tab is known to have made', async () => {
    const browser = sharedBrowser();
    const { list, search } = searching(undefined, browser.tab().window);
    const other = searching(undefined, browser.tab().window);
    await other.make();
    await settled();
    list({ id: 'd1' }, { id: 'd2' });
    await search.look();
    expect(search.rivalOf(wish)?.id).toBe('d2');
  });
});
