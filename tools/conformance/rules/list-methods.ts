/** Rules for the content of the list's methods, beyond their shape. */
import Big from 'big.js';
import { GROUPS } from '../../../src/contract/method';
import { HTTP_PATHS } from '../../../src/contract/http';
import type { Context } from '../context';
import { check, Failed, skip } from '../outcome';
import { rulesOf } from '../rule';

const MOST_PAGES = 500;
type Page = { name: string; category?: string | null }[];

/** The list once more, page by page, as the cashier reads it. */
async function pagesOf(context: Context, limit: number): Promise<Page[]> {
  return context.memo.once(`pages of ${limit}`, async () => {
    const pages: Page[] = [];
    let after: string | undefined;
    do {
      const query = { ...context.region, limit: `${limit}`, ...(after && { after }) };
      const { status, body } = await context.http.get(HTTP_PATHS.paymentMethods, query, context.authorization());
      const { data, next } = (body ?? {}) as { data?: unknown; next?: unknown };
      if (status !== 200 || !Array.isArray(data)) throw new Failed(`page ${pages.length + 1}: status ${status}`);
      pages.push(data as Page);
      after = typeof next === 'string' && next !== '' ? next : undefined;
    } while (after && pages.length < MOST_PAGES);
    if (after) throw new Failed(`next never ends: ${MOST_PAGES} pages`);
    return pages;
  });
}

const key = ({ name, category }: Page[number]) => `${category ?? ''}/${name}`;
const named = (names: readonly string[]) => names.slice(0, 5).join(', ');

export const listMethodRules = rulesOf('list', [
  {
    id: 'list.unique-names',
    title: 'No method is listed twice',
    says: 'A method’s name, within its category, is what creates, pages and the history call it by.',
    source: 'spec 3; src/contract/method.ts',
    why: 'Two tiles open the same form, and a page that begins after that name loses or doubles methods.',
    fix: 'Send each method once per category.',
    async run(context) {
      const keys = ((await context.rawMethods('deposit')) as Page).map(key);
      const twice = keys.filter((each, index) => keys.indexOf(each) !== index);
      check(twice.length === 0, `listed twice: ${named(twice)}`);
      return `${keys.length} different names`;
    },
  },
  {
    id: 'list.amount-rules',
    title: 'Limits leave room for an amount',
    says: 'min is not above max and neither is negative; 0 and 0 mean no limits.',
    source: 'spec 5; src/contract/method.ts',
    why: 'The form opens with an amount that it refuses.',
    fix: 'Correct the limits of the named method and currency.',
    async run(context) {
      const methods = await context.methods('deposit');
      const bad = methods.flatMap(({ name, amount_rules }) =>
        Object.entries(amount_rules ?? {})
          .filter(([, { min, max }]) => new Big(min).lt(0) || new Big(max).lt(min))
          .map(([currency, { min, max }]) => `${name} ${currency}: ${min} to ${max}`),
      );
      check(bad.length === 0, named(bad));
      return `limits of ${methods.length} methods`;
    },
  },
  {
    id: 'list.field-regex',
    title: 'Regular expressions of fields compile',
    says: 'regex is the source of a regular expression, tested with the u flag.',
    source: 'spec 3; src/contract/method.ts',
    why: 'The field is taken whatever the player types, and the provider refuses it after the pay button.',
    fix: 'Write it so that new RegExp(source, "u") takes it: no needless escapes, no look-behind of another dialect.',
    async run(context) {
      const methods = await context.methods('deposit');
      const fields = methods.flatMap(({ name, fields: list }) => (list ?? []).map((field) => ({ name, field })));
      const bad = fields.filter(({ field }) => field.regex && !compiles(field.regex));
      check(bad.length === 0, named(bad.map(({ name, field }) => `${name}.${field.name}: ${field.regex}`)));
      return `${fields.length} fields`;
    },
  },
  {
    id: 'list.text-fallback',
    title: 'Texts by language have English',
    says: 'A Text is a language-to-text map with en as the fallback.',
    source: 'contract 3 (Text)',
    why: 'A player of another language sees the method’s technical name.',
    fix: 'Add en to the named method’s text.',
    async run(context) {
      const methods = await context.methods('deposit');
      const bad = methods.filter(({ text }) => Object.keys(text ?? {}).length > 0 && !text?.['en']);
      check(bad.length === 0, `without en: ${named(bad.map(({ name }) => name))}`);
      return `texts of ${methods.length} methods`;
    },
  },
  {
    id: 'list.paging',
    title: 'Pages lose and double nothing',
    says: 'limit and after turn the pages of the list; next absent, null or empty means no more. A gateway without pages answers with all.',
    source: 'contract 5; src/contract/http.ts (MethodsQuery)',
    why: 'A method is missing from a long list, or stands in it twice.',
    fix: 'Begin a page right after the method that after names, in one order for all pages.',
    async run(context) {
      const whole = ((await context.rawMethods('deposit')) as Page).map(key);
      const pages = await pagesOf(context, 2);
      const paged = pages.flat().map(key);
      const lost = whole.filter((each) => !paged.includes(each));
      const doubled = paged.filter((each, index) => paged.indexOf(each) !== index && !isTwice(whole, each));
      check(lost.length === 0, `lost: ${named(lost)}`);
      check(doubled.length === 0, `doubled: ${named(doubled)}`);
      return pages.length === 1 && whole.length > 2 ? 'the gateway has no pages' : `${pages.length} pages`;
    },
  },
  {
    id: 'list.groups-whole',
    title: 'A group stands on one page',
    says: 'Methods of one category that is a group are never split by a page.',
    source: 'src/contract/http.ts (MethodsQuery.limit)',
    why: 'The group’s tile says a wrong number of methods and opens with some missing.',
    fix: 'Let a page be longer than limit rather than end inside a group.',
    async run(context) {
      const groups = ((await context.rawMethods('deposit')) as Page).map(({ category }) => category);
      if (!groups.some((each) => GROUPS.some((group) => group === each))) return skip('the list has no group');
      const pages = await pagesOf(context, 2);
      if (pages.length === 1) return skip('the gateway has no pages');
      const split = GROUPS.filter((group) => pages.filter((page) => page.some((m) => m.category === group)).length > 1);
      check(split.length === 0, `on several pages: ${named(split)}`);
      return `${pages.length} pages`;
    },
  },
  {
    id: 'list.icons',
    title: 'Icons are SVG files',
    says: 'GET /files/icons/{iconId}.svg is the method’s icon.',
    source: 'contract 2',
    why: 'The tile shows a placeholder.',
    fix: 'Serve the file with the type image/svg+xml; --files-url says where icons are, when not on the gateway.',
    async run(context) {
      const icon = (await context.methods('deposit')).flatMap(({ iconIds }) => iconIds ?? [])[0];
      if (!icon) return skip('no method names an icon');
      const path = `${context.options.filesUrl ?? context.options.gateway}/files/icons/${encodeURIComponent(icon)}.svg`;
      const { status, headers } = await context.http.get(path, {});
      check(status === 200, `${icon}.svg: status ${status}`);
      const type = headers.get('Content-Type') ?? 'missing';
      check(type.startsWith('image/svg+xml'), `${icon}.svg: Content-Type is ${type}`);
      return `${icon}.svg`;
    },
  },
]);

const isTwice = (keys: readonly string[], each: string) => keys.indexOf(each) !== keys.lastIndexOf(each);

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}
