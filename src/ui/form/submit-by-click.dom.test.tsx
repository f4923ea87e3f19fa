import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button/button';
import { submitByClick } from './submit-by-click';

afterEach(cleanup);

it.each([
  ['by the button', (user: UserEvent) => user.click(screen.getByRole('button'))],
  ['by Enter', (user: UserEvent) => user.type(screen.getByRole('textbox'), '{Enter}')],
])('submits once, without an event of the form, as in a sandbox without forms: %s', async (_, press) => {
  const user = userEvent.setup();
  const seen: string[] = [];
  const form = (isBusy: boolean) => (
    <form noValidate onSubmit={() => seen.push('event')}>
      <input />
      <Button type="submit" isLoading={isBusy} onClick={submitByClick(() => seen.push('click'))}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await press(user);
  expect(seen).toEqual(['click']);
  rerender(form(true));
  await press(user);
  expect(seen).toEqual(['click']);
});
