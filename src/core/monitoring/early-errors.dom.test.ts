import { expect, it, vi } from 'vitest';
import { watchUncaught } from './early-errors';

it('hears uncaught errors and rejections until it is stopped', () => {
  const heard = vi.fn();
  const stop = watchUncaught(heard);
  const fault = new Error('early');
  window.dispatchEvent(new ErrorEvent('error', { error: fault, message: 'early' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
  expect(heard.mock.calls).toEqual([[fault], ['Script error.'], ['refused']]);
});
