import { afterEach, expect, it, vi } from 'vitest';
import english from '../../locales/en.json';
import { fakeLocale } from '../locale/locale.fake';
import { AppError } from './app-error';
import { errorText } from './error-text';

afterEach(() => vi.restoreAllMocks());

const { errors } = english.common;

it.each([
  ['socket.networkError', false, errors.socket.networkError],
  ['http.networkError', false, errors.http.networkError],
  ['socket.networkError', true, errors.socket.connectionFailed],
  ['http.networkError', true, errors.socket.connectionFailed],
  ['http.timeout', false, errors.http.timeout],
])('%s, the system says it is online: %s → “%s”', (code, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(errorText(new AppError('lost', { code }), fakeLocale(english))).toBe(text);
});
