import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MethodsBody } from '../../src/contract/http';
import { GROUPS, PaymentMethod } from '../../src/contract/method';
import { parseOrThrow } from '../../src/contract/parse';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';

describe('a long list of methods', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY });
  }, 60_000);
  afterAll(() => sandbox?.close());
  const list = (query: string) =>
    fetch(`${sandbox.url}/v4/banking/payment-methods?${query}`, { headers: { Authorization: 'Bearer demo-a' } });

  it('comes page by page, in its order, and splits no group', async () => {
    const region = 'country=in&currency=INR';
    const whole = parseOrThrow(MethodsBody, await (await list(region)).json(), 'all');
    expect(whole.next).toBeUndefined();
    const pages: PaymentMethod[][] = [];
    let next: string | null | undefined = '';
    while (next != null && pages.length < 50) {
      const query: string = `${region}&limit=2${next && `&after=${next}`}`;
      const body: unknown = await (await list(query)).json();
      const page = parseOrThrow(MethodsBody, body, 'page');
      pages.push(page.data.map((entry) => parseOrThrow(PaymentMethod, entry, 'method')));
      next = page.next;
    }
    expect(pages.length).toBeGreaterThan(1);
    const methods = pages.flat();
    expect(methods.map(({ name }) => name)).toEqual(whole.data.map((entry) => (entry as { name: string }).name));
    const firstOfPages = pages.map((page) => Math.min(...page.map(({ position }) => position)));
    expect(firstOfPages).toEqual(firstOfPages.toSorted((a, b) => a - b));
    for (const group of GROUPS) {
      expect(pages.filter((page) => page.some(({ category }) => category === group)).length).toBeLessThan(2);
    }
    const rest = await list(`${region}&after=${pages[0]!.at(-1)!.name}`);
    expect(((await rest.json()) as { data: unknown[] }).data).toHaveLength(methods.length - pages[0]!.length);
  });

  it.each(['limit=0', 'limit=many', 'limit=-2', 'after=', 'after=nobody'])(
    'answers 400 to the page "%s"',
    async (page) => {
      expect((await list(`country=de&currency=EUR&${page}`)).status).toBe(400);
    },
  );
});
