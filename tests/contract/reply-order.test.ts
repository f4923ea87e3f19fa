/**
 * The page after a create, by the priority of spec 4: unified flow, then card, requisites or bank transfer, then the
 * custom page eazype, then pix, then the next page given. A reply that holds several opens the first.
 */
import { describe, expect, it } from 'vitest';
import { DisplayType } from '@/contract/method';
import { registryOf } from './plugins';

interface Step {
  name: string;
  path: string;
  data?: Record<string, unknown>;
  pageId?: string;
  cardViewType?: number;
}

const HOST_TO_HOST = '/deposit/host-to-host';
const ORDER: readonly Step[] = [
  { name: 'data.unifiedFlow', path: '/deposit/redirect/unified-form', data: { unifiedFlow: {} } },
  { name: 'data.card', path: HOST_TO_HOST, data: { card: {} } },
  { name: 'data.requisites', path: HOST_TO_HOST, data: { requisites: [] } },
  { name: 'page eazype', path: '/deposit/redirect/eazype', pageId: 'eazype', data: { upi: {} } },
  { name: 'page pix', path: '/deposit/redirect/pix', pageId: 'pix', data: { pix: {} } },
  { name: 'page custom', path: '/deposit/redirect/instruction', pageId: 'custom', data: { instruction: {} } },
];
const registry = registryOf('current');

/** The path for a reply with the data of all these steps. Its only page id is that of the first step that has one. */
function pathOf(steps: readonly Step[]): string | undefined {
  const data = Object.assign({}, ...steps.map((step) => step.data ?? {}));
  const pageId = steps.find((step) => step.pageId)?.pageId ?? null;
  const cardViewType = steps.find((step) => step.cardViewType)?.cardViewType ?? DisplayType.default;
  return registry.pathForReply('deposit', { data, pageId }, { cardViewType });
}

describe('a reply', () => {
  it.each(ORDER.map((step, index) => ({ name: step.name, path: step.path, rest: ORDER.slice(index) })))(
    'with $name and all that comes after it opens $path',
    ({ path, rest }) => {
      expect(pathOf(rest)).toBe(path);
      expect(pathOf([...rest].reverse().slice(-1))).toBe(path);
    },
  );

  it('to a bank transfer opens the page of requisites before any custom page, once a plugin claims it', () => {
    const isClaimed = registry.routeAt(HOST_TO_HOST) !== undefined;
    const transfer = { cardViewType: DisplayType.bankTransfer };
    const reply = { data: null, pageId: 'custom' };
    const expected = isClaimed ? HOST_TO_HOST : '/deposit/redirect/instruction';
    expect(registry.pathForReply('deposit', reply, transfer)).toBe(expected);
  });

  it.each(['unknown', 'constructor', ''])(
    'with the page id %j and nothing else leaves it to the next page',
    (pageId) => {
      expect(
        registry.pathForReply('deposit', { data: {}, pageId }, { cardViewType: DisplayType.card }),
      ).toBeUndefined();
      expect(
        registry.pathForReply('deposit', { data: null, pageId }, { cardViewType: DisplayType.card }),
      ).toBeUndefined();
    },
  );

  it('whose keys are there but empty holds nothing', () => {
    const data = { unifiedFlow: null, card: undefined, requisites: null, pix: null, upi: null };
    expect(registry.pathForReply('deposit', { data, pageId: null }, { cardViewType: 0 })).toBeUndefined();
  });
});
