import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button/button';
import { formEvents } from './form-events';

afterEach(cleanup);

it.each([
  ['by the button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'))],
  ['by Enter', (user: ReturnType<typeof userEvent.setup>) => user.type(screen.getByRole('textbox'), '{Enter}')],
])(
  'submits once where the browser sends no submit, as in a sandbox without forms, and where it does: %s',
  async (_, press) => {
    const user = userEvent.setup();
    let count = 0;
    const form = (isBusy: boolean) => (
      <form noValidate {...formEvents(() => (count += 1))}>
        <input />
        <Button type="submit" isLoading={isBusy}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await press(user);
    expect(count).toBe(1);
    const block = (event: Event) => event.stopImmediatePropagation();
    addEventListener('submit', block, true);
    await press(user);
    removeEventListener('submit', block, true);
    expect(count).toBe(2);
    rerender(form(true));
    await press(user);
    expect(count).toBe(2);
  },
);
