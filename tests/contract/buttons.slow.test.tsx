// @vitest-environment happy-dom
/** On every page of every plugin, after a reload: each button does something, and what it does is in buttons.txt. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RouterStore } from '@/kernel/router/router-store';
import { App } from '@/shell/app';
import { loadDesign } from '@/shell/load-design';
import { storyWindow } from '../kit/story-window';
import { openPlace, PLACES } from './places';

afterEach(cleanup);

type Place = (typeof PLACES)[number];
type Shown = Awaited<ReturnType<typeof show>>;

const ROUND_MS = 15;
/** Rounds in which a page that has done what was pressed does not change; and one that is just opened. */
const AFTER_PRESS = 4;
const AFTER_OPENING = 12;

/** Until the page stands still: the gateway in memory has answered, a page's code is loaded. */
async function settle(router: Pick<RouterStore, 'pending'>, rounds: number): Promise<void> {
  let before: string | undefined;
  for (let quiet = 0; quiet < rounds;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, ROUND_MS)));
    const { innerHTML } = document.body;
    quiet = innerHTML === before && router.pending === undefined ? quiet + 1 : 0;
    before = innerHTML;
  }
}

async function show(place: Place) {
  const window = storyWindow(place.path);
  const { app, router, channel, end } = await openPlace(place, window.asWindow);
  const { Layout, Crashed } = await loadDesign[place.design]();
  const { container } = render(<App container={app} Layout={Layout} Crashed={Crashed} />);
  await settle(router, AFTER_OPENING);
  const buttons = () => {
    const found = [...container.querySelectorAll<HTMLElement>('button, a[href]')].filter(isPressable);
    // A link that the gateway has not been asked about yet has no name; its space is kept.
    return new Map(found.map((one) => [nameOf(one), one] as const).filter(([name]) => name !== ''));
  };
  return { router, path: router.path, channel, window, buttons, end: () => (cleanup(), end()) };
}

const isPressable = (one: HTMLElement) =>
  !(one as HTMLButtonElement).disabled && !one.closest('[hidden], [inert], [aria-hidden="true"]');
const nameOf = (one: HTMLElement) =>
  (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const isQuestion = () => document.querySelector('[role="dialog"], dialog[open]') !== null;

/** What the press of a button leads to and what the host hears. */
async function press({ router, path, channel, window }: Shown, button: HTMLElement): Promise<string[]> {
  const { innerHTML } = document.body;
  const [heard, opened, followed] = [channel.sent.length, window.popups.length, window.followed.length];
  const { prints: printed } = window;
  // A link would lead the page of all test files to another address.
  const stay = (event: Event) => button instanceof HTMLAnchorElement && event.preventDefault();
  document.addEventListener('click', stay, { once: true });
  act(() => void fireEvent.click(button));
  await settle(router, AFTER_PRESS);
  const effects = [
    router.path !== path && `goes to ${router.path}`,
    ...channel.sent.slice(heard).map(({ messageType }) => `host: ${messageType}`),
    window.popups.length > opened && 'a window',
    window.prints > printed && 'prints',
    ...window.followed.slice(followed).map((url) => `follows ${new URL(url).protocol}`),
    isQuestion() && 'a question',
    button instanceof HTMLAnchorElement && `a link to ${button.protocol}`,
  ].filter((one) => typeof one === 'string');
  return effects.length === 0 && document.body.innerHTML !== innerHTML ? [PAGE_CHANGES] : effects;
}

const PAGE_CHANGES = 'the page changes';
const table: string[] = [];

it.each(PLACES)('$path in the $design design', async (place) => {
  // Loads the page's code, whose loading would look like a page that stands still.
  await (await show(place)).end();
  let shown = await show(place);
  for (const name of shown.buttons().keys()) {
    const button = shown.buttons().get(name);
    expect(button, name).toBeDefined();
    const effects = await press(shown, button!);
    table.push(`${place.design} ${place.path}: ${name} → ${effects.join(', ')}`);
    expect(effects, name).not.toEqual([]);
    if (effects[0] === PAGE_CHANGES) continue;
    await shown.end();
    shown = await show(place);
  }
  await shown.end();
});

it('is the table', async () => {
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('buttons.txt');
});
