import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenKeeper } from './token-keeper';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const SETTLED = 2500;
function keeper(request?: () => string | Promise<string>) {
  const given: string[] = [];
  const reported: string[] = [];
  const tokens = tokenKeeper(
    () => request,
    (token) => given.push(token),
    (code) => reported.push(code),
  );
  return { given, reported, tokens };
}

describe('a token that has expired', () => {
  it('is asked for once, however many calls were refused', async () => {
    const request = vi.fn<() => Promise<string>>().mockResolvedValue('new');
    const { given, reported, tokens } = keeper(request);
    for (let call = 0; call < 9; call += 1) tokens.expired();
    await vi.advanceTimersByTimeAsync(0);
    expect([given, reported]).toEqual([['new'], []]);
  });

  it('is asked for again where the new one is refused, and told after three', async () => {
    let count = 0;
    const { given, reported, tokens } = keeper(() => `bad ${(count += 1)}`);
    for (let refusal = 0; refusal < 4; refusal += 1) {
      tokens.expired();
      await vi.advanceTimersByTimeAsync(SETTLED);
    }
    expect([given, reported]).toEqual([['bad 1', 'bad 2', 'bad 3'], ['token_rejected']]);
  });

  it('is reported at once where the new one is the old one', async () => {
    const { given, reported, tokens } = keeper(() => 'same');
    tokens.expired();
    await vi.advanceTimersByTimeAsync(SETTLED);
    tokens.expired();
    await vi.advanceTimersByTimeAsync(SETTLED);
    expect([given, reported]).toEqual([['same'], ['token_rejected']]);
  });

  it('is reported where the page gives no way to ask', async () => {
    const { reported, tokens } = keeper();
    tokens.expired();
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual(['token_rejected']);
  });

  it('is reported where the way to ask fails', async () => {
    const { given, reported, tokens } = keeper(() => Promise.reject(new Error('offline')));
    tokens.expired();
    await expect(vi.advanceTimersByTimeAsync(1)).rejects.toThrow('offline');
    expect([given, reported]).toEqual([[], ['token_rejected']]);
  });

  it('is reported where no answer comes; the next refusal asks anew, and a late answer is taken', async () => {
    const answers: ((token: string) => void)[] = [];
    const request = vi.fn<() => Promise<string>>(() => new Promise((answer) => void answers.push(answer)));
    const { given, reported, tokens } = keeper(request);
    tokens.expired();
    await vi.advanceTimersByTimeAsync(29_000);
    tokens.expired();
    expect([request.mock.calls.length, reported]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reported).toEqual(['token_rejected']);
    tokens.expired();
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(2);
    answers[0]?.('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual(['late']);
  });

  it('is not given to a cashier that is gone', async () => {
    const { given, tokens } = keeper(() => Promise.resolve('late'));
    tokens.expired();
    tokens.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual([]);
  });
});
