import { afterEach, expect, it } from 'vitest';
import { fakeSession } from '../core/session/session.fake';
import { readSettings } from '../core/settings/read-settings';
import { drawFirstList } from './draw-first-list';
import { noFirstList, type FirstList } from './first-list';
import { showFirstList } from './show-first-list';

const METHOD = { name: 'test_card', category: 'cards', currency: ['INR'], text: { en: 'Test card' }, cardViewType: 1 };

afterEach(() => document.body.replaceChildren());

/** `takesOver`: the application comes between the answer and the paint, for which another file may be needed. */
function show(takesOver: boolean) {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root')!;
  const sent: string[] = [];
  let list: FirstList = noFirstList;
  const body = {
    get data() {
      if (takesOver) {
        list.leave();
        root.innerHTML = '<main>The application</main>';
      }
      return [METHOD];
    },
  };
  list = showFirstList({
    root,
    host: { send: ({ messageType }) => void sent.push(messageType) },
    session: fakeSession(),
    settings: readSettings(document).settings,
    flow: 'deposit',
    tag: 'en-US',
    methods: Promise.resolve({ body, ms: 1 }),
    messages: [],
    tapped: undefined,
    fetchPage: () => undefined,
  });
  return { root, sent, list };
}

it('paints the list and notifies the host', async () => {
  const { root, sent, list } = show(false);
  await list.settled;
  expect(root.textContent).toContain('Test card');
  expect(sent).toEqual(['FullLoaded']);
});

it('paints nothing over the application that came before the paint', async () => {
  const { root, sent, list } = show(true);
  await list.settled;
  expect(root.innerHTML).toBe('<main>The application</main>');
  expect({ sent, isPainted: list.isPainted }).toEqual({ sent: [], isPainted: false });
});

it('draws a skeleton without texts and a close button until the texts have come', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root')!;
  const page = { root, flow: 'deposit' as const, session: fakeSession() };
  const registry = { linksOf: () => [] };
  drawFirstList(page, registry, () => '', undefined);
  expect([root.textContent, root.querySelector('header button')]).toEqual(['', null]);
  drawFirstList(page, registry, (key) => key, undefined);
  expect(root.textContent).toContain('title.depositMethod');
  expect(root.querySelectorAll('header')).toHaveLength(1);
});
