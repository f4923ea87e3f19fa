import { expect, it, vi } from 'vitest';
import { prefetch, takePrefetched, type PrefetchedResponses } from './prefetched-responses';

it('an answer knows how long it took, from the script that sent its request, however late it is taken', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const responses: PrefetchedResponses = new Map();
  let answer!: (list: unknown) => void;
  void prefetch(responses, '/methods', () => new Promise((resolve) => (answer = resolve)));
  now.mockReturnValue(3100);
  answer('list');
  await Promise.resolve();
  now.mockReturnValue(9000);
  const taken = takePrefetched(responses, '/methods');
  expect([await taken, taken?.ms]).toEqual(['list', 3000]);
  expect(takePrefetched(responses, '/methods')).toBeUndefined();
  now.mockRestore();
});
