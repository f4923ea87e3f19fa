import type { Locale } from '../core/locale/locale';
import { fakeLocale } from '../core/locale/locale.fake';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../core/time/clock.fake';
import { sampleRegistry } from '../cashier/test-kit/samples';
import { ScriptedRealtime } from '../cashier/test-kit/scripted-realtime';
import { AppError } from '../core/errors/app-error';
import type { LinkSpec } from '../kernel/plugin';
import type { FullLoaded } from './full-loaded';
import { ListLinks } from './list-links';

const LIST = 'BANKING:transactions-list';
const spec: LinkSpec = {
  flow: 'deposit',
  designs: ['current'],
  route: 'history',
  label: 'transactions:title',
  icon: 'history',
  probe: { type: LIST, data: { limit: 1 } },
};

/** A list whose painting the test triggers. */
function paintedLater() {
  const listeners: (() => void)[] = [];
  return {
    fullLoaded: { whenNotified: (listener: () => void) => void listeners.push(listener) } as unknown as FullLoaded,
    paint: () => listeners.forEach((listener) => listener()),
  };
}

describe('ListLinks', () => {
  let realtime: ScriptedRealtime;
  let painted: ReturnType<typeof paintedLater>;
  let links: ListLinks;
  const loaded: string[] = [];
  const state = () => links.of('deposit').map(({ isReady }) => isReady);
  const refuse = async (status: number | undefined) => {
    realtime.refuse(new AppError('no', { status, code: 'contract.unknownType' }));
    await settled();
  };
  beforeEach(() => {
    realtime = new ScriptedRealtime();
    painted = paintedLater();
    loaded.length = 0;
    const locale = Object.create(fakeLocale(), {
      has: { value: () => true },
      loadNamespace: { value: async (name: string) => void loaded.push(name) },
    }) as Locale;
    const linksOf = (flow: string) => [{ path: `/${flow}/transactions`, spec, namespace: 'transactions' }];
    links = new ListLinks(sampleRegistry({ linksOf }), realtime, locale, painted.fullLoaded);
  });

  it('asks nothing before the list is painted; the place is kept', () => {
    expect(realtime.sent).toEqual([]);
    expect(state()).toEqual([false]);
  });

  it('asks once for both lists, and is ready with its label', async () => {
    painted.paint();
    expect(realtime.sent).toMatchObject([{ type: LIST, data: { limit: 1 } }]);
    realtime.reply(LIST, { transactions: [], hasMore: false });
    await settled();
    expect(links.of('withdrawal')).toMatchObject([{ path: '/withdrawal/transactions', isReady: true }]);
    expect(loaded).toEqual(['transactions']);
    await realtime.connect();
    expect(realtime.sent).toHaveLength(1);
  });

  it.each([400, 404])('shows nothing to a gateway that answers %i', async (status) => {
    painted.paint();
    await refuse(status);
    expect(state()).toEqual([]);
    await realtime.connect();
    expect(realtime.sent).toHaveLength(1);
  });

  it.each([401, 429, 500, undefined])('asks again after %s, which says nothing of what it knows', async (status) => {
    painted.paint();
    await refuse(status);
    expect(state()).toEqual([false]);
    await realtime.connect();
    expect(realtime.sent).toHaveLength(2);
  });

  it('waits for the channel', async () => {
    realtime.cut();
    painted.paint();
    expect(realtime.sent).toEqual([]);
    await realtime.connect();
    expect(realtime.sent).toHaveLength(1);
  });
});
