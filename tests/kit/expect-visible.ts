import { expect, userEvent, waitFor } from 'storybook/test';

/**
 * Waits until the element is visible, and finishes its animations: measuring it half-way would give wrong results, and a
 * busy machine may delay frames.
 */
export async function expectVisible(found: HTMLElement | Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
  for (const animation of document.getAnimations()) if (!isEndless(animation)) animation.finish();
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().iterations === Infinity;
}

/** Answers a question (ui/views/confirm-dialog): its button takes no click of the double tap that has opened it. */
export async function confirm(found: HTMLElement | Promise<HTMLElement>): Promise<void> {
  const button = await found;
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

interface Texts {
  queryAllByText(text: string | RegExp): HTMLElement[];
}

/**
 * Waits for a refusal's message on the page. The same message is also shown in a notification, which disappears by itself
 * and may be gone when a slow machine looks.
 */
export function expectTold(canvas: Texts, message: string | RegExp): Promise<void> {
  const onThePage = () => {
    const place = canvas.queryAllByText(message).find((element) => element.closest('main'));
    if (!place) throw new Error(`not told on the page: ${message}`);
    return place;
  };
  return expectVisible(waitFor(onThePage));
}
