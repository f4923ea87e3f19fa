import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FirstListView } from './first-list-view';
import { renderInto } from './render-element';

function rendered(element: ReactElement): HTMLElement {
  const parent = document.createElement('div');
  renderInto(parent, element);
  parent.normalize();
  return parent;
}

/** The DOM that the parser makes of React's markup, in which attribute order and self-closing tags do not matter. */
function parsed(element: ReactElement): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = renderToString(element);
  // Remove the image preload links that React adds to its markup.
  for (const link of parent.querySelectorAll('link')) link.remove();
  for (const one of parent.querySelectorAll('[style]')) one.setAttribute('style', (one as HTMLElement).style.cssText);
  return parent;
}

const view = (tiles: Parameters<typeof FirstListView>[0]['tiles']) => (
  <FirstListView
    title="Deposit"
    listLabel="Methods"
    loadingLabel="Loading"
    closeLabel="Close"
    hasClose
    icons={['history']}
    tiles={tiles}
    again={AGAIN}
    findLabel="Search"
    moreLabel="More"
  />
);

const AGAIN = {
  label: 'Pay again',
  tiles: [{ id: 'a', label: 'Card', accountLabel: 'Visa •••• 4242', amountText: '€50', iconUrl: '/a.svg' }],
};

const facts = { limitText: 'up to 5', iconUrl: '/a.svg' };

describe('renderInto', () => {
  it.each([
    ['a skeleton', view(undefined)],
    [
      'methods, groups and badges',
      view([
        { view: { kind: 'method', id: 'a', label: 'A', ...facts, badge: { kind: 'top', label: 'Top' } } },
        {
          view: { kind: 'method', id: 'b', label: '<b>&amp;', limitText: undefined, iconUrl: null, badge: undefined },
          place: { index: 1, size: 50 },
        },
        {
          view: {
            kind: 'group',
            id: 'c',
            label: 'C',
            limitText: 'up to 7',
            iconUrls: ['/a.svg', null],
            count: 7,
            moreLabel: 'and 5',
          },
        },
      ]),
    ],
    [
      'texts, numbers, nothing and lists',
      <p key="x" tabIndex={-1} hidden>
        {[1, null, false, <b key="b">3</b>, 'four']}
      </p>,
    ],
  ])('makes of %s what React makes of it', (_name, element) => {
    expect(rendered(element)).toEqual(parsed(element));
  });

  it('listens', () => {
    const onClick = vi.fn();
    rendered(
      <button type="button" onClick={onClick}>
        Pay
      </button>,
    )
      .querySelector('button')
      ?.click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
