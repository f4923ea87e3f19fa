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
