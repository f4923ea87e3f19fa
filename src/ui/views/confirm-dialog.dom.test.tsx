import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const onConfirm = vi.fn();
  const texts = { title: 'A payment is under way', confirmLabel: 'Make another', cancelLabel: 'Cancel' };
  render(<ConfirmDialog {...texts} onConfirm={onConfirm} onCancel={vi.fn()} />);
  const tap = (detail: number) => fireEvent.click(screen.getByText('Make another'), { detail });
  return { onConfirm, tap };
}

it('takes no tap of the double tap that has opened it, and any later one', () => {
  const { onConfirm, tap } = open();
  tap(1);
  act(() => void vi.advanceTimersByTime(499));
  tap(2);
  expect(onConfirm).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  tap(1);
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('is confirmed by a key at once', () => {
  const { onConfirm, tap } = open();
  tap(0);
  expect(onConfirm).toHaveBeenCalledOnce();
});
