import { expect } from 'storybook/test';
import type { Replay } from './start-replay';

interface RecordedEnd {
  path: string;
  /** Code of the refusal that the page showed. */
  error?: string;
}

/** Fails when the replay ends on the recorded page and, if the visit ended with a refusal, with a message there. */
export async function expectOtherEnd(root: HTMLElement, { app }: Replay, { path, error }: RecordedEnd): Promise<void> {
  if (app.router.path !== path) return;
  const message = root.querySelector('[role="alert"]')?.textContent ?? '';
  if (error !== undefined && message === '') return;
  await expect(`${path} ${message}`, 'the visit still ends as the player has seen it').toBe('something else');
}
