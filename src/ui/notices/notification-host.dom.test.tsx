import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeView } from './notice';
import { NotificationHost } from './notification-host';

afterEach(cleanup);

const danger = (id: string): NoticeView => ({
  id,
  kind: 'snackbar',
  color: 'danger',
  title: 'Error',
  content: 'Failed',
});

function setup(notices: readonly NoticeView[] = []) {
  const calls = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  const view = (list: readonly NoticeView[]) => <NotificationHost notices={list} closeLabel="Close" {...calls} />;
  const { rerender } = render(view(notices));
  return { ...calls, user: userEvent.setup(), update: (list: readonly NoticeView[]) => rerender(view(list)) };
}

describe('NotificationHost', () => {
  it('has its live regions before there is anything to say', () => {
    setup();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('interrupts for danger only', () => {
    setup([danger('1'), { id: '2', kind: 'toast', color: 'primary', content: 'Copied' }]);
    expect(within(screen.getByRole('alert')).getByText('Failed')).toBeTruthy();
    expect(within(screen.getByRole('status')).getByText('Copied')).toBeTruthy();
  });

  it('says the same text again: the second notice is a node of its own', () => {
    const { update } = setup([danger('1')]);
    const before = screen.getByText('Failed');
    update([danger('2')]);
    expect(screen.getByText('Failed')).not.toBe(before);
  });

  it('stands still under the pointer and the focus', async () => {
    const { user, onPause, onResume, onClose } = setup([danger('1')]);
    await user.hover(screen.getByText('Failed'));
    expect(onPause).toHaveBeenLastCalledWith('1');
    await user.unhover(screen.getByText('Failed'));
    expect(onResume).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(onPause).toHaveBeenCalledTimes(2);
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledWith('1');
  });
});
