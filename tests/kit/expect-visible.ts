import { expect, waitFor } from 'storybook/test';

/** Waits for it, and for the end of its fading in: nothing may be measured half-way. */
export async function expectVisible(found: HTMLElement | Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
  const ending = document.getAnimations().filter((animation) => !isEndless(animation));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().iterations === Infinity;
}

interface Texts {
  queryAllByText(text: string | RegExp): HTMLElement[];
}

/**
 * A refusal is told in a notification, which goes by itself, and on the page, where it stays. Only the latter can be waited
 * for: a slow machine looks when the former is gone.
 */
export function expectTold(canvas: Texts, message: string | RegExp): Promise<void> {
  const onThePage = () => {
    const place = canvas.queryAllByText(message).find((element) => element.closest('main'));
    if (!place) throw new Error(`not told on the page: ${message}`);
    return place;
  };
  return expectVisible(waitFor(onThePage));
}
