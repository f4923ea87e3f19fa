import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../contract/http';
import english from '../../locales/en.json';
import { FakeMonitoring } from '../monitoring/monitoring.fake';
import { FakeNotifications } from '../notifications/notifications.fake';
import { fakeLocale } from '../locale/locale.fake';
import { AppError } from './app-error';
import { SpecErrorHandler } from './spec-error-handler';

const messages = {
  httpCodes: { 503: 'Back soon' },
  common: {
    errors: { socket: { timeout: 'No answer yet' }, banking: { merchantClientError: 'x', paymentMethodRegex: 'y' } },
  },
  provider: { error: 'Try another method' },
};

function handlerWith(texts: Messages = messages) {
  const notifications = new FakeNotifications();
  const monitoring = new FakeMonitoring();
  return { notifications, monitoring, handler: new SpecErrorHandler(fakeLocale(texts), notifications, monitoring) };
}
const textOf = (error: unknown, texts?: Messages) => handlerWith(texts).handler.handle(error);

it('tells the text to a page that keeps the error, and shows and reports nothing', () => {
  const { handler, notifications, monitoring } = handlerWith({ provider: { error: 'Something went wrong' } });
  expect(handler.textOf(new AppError('No', { code: 'banking.unknown' }))).toBe('Something went wrong');
  expect([notifications.contents, monitoring.errors]).toEqual([[], []]);
});

describe('the order of spec 8', () => {
  it('1. the text of the status goes before everything', () => {
    expect(textOf(new AppError('own', { status: 503, code: 'banking.merchantClientError' }))).toBe('Back soon');
  });
  it('2. the merchant’s error says what it says', () => {
    expect(textOf(new AppError('Limit reached', { status: 422, code: 'banking.merchantClientError' }))).toBe(
      'Limit reached',
    );
  });
  it('2. with nothing said, the code’s text is shown', () => {
    expect(textOf(new AppError(' ', { code: 'banking.merchantClientError' }))).toBe('x');
  });
  it('3. another code has its own text, nested by its dots', () => {
    expect(textOf(new AppError('m', { code: 'socket.timeout' }))).toBe('No answer yet');
  });
  it('3. or the generic one: unknown, a group of texts, or no key at all', () => {
    for (const code of [
      'banking.unknown',
      'socket',
      '',
      'common:errors',
      'a b',
      '../x',
      '__proto__',
      'toString',
      '.',
    ]) {
      expect(textOf(new AppError('m', { code }))).toBe('Try another method');
    }
  });
  it('4. the code of a wrong field yields only the generic text', () => {
    expect(textOf(new AppError('m', { code: 'banking.paymentMethodRegex' }))).toBe('Try another method');
  });
  it('4. so does anything without a code', () => {
    for (const thrown of [new Error('secret'), 'text', null, undefined, { a: 1 }]) {
      expect(textOf(thrown)).toBe('Try another method');
    }
  });
  it('shows something even when no message file has arrived', () => {
    expect(textOf(new Error('x'), {})).toBe('Error occurred');
  });
  it('never throws and always shows one non-empty text', () => {
    const errors = fc.record({
      message: fc.string(),
      code: fc.option(fc.string(), { nil: undefined }),
      status: fc.integer(),
    });
    fc.assert(
      fc.property(errors, ({ message, code, status }) => {
        const { handler, notifications } = handlerWith();
        const text = handler.handle(new AppError(message, { code, status }));
        expect(text.trim()).not.toBe('');
        expect(notifications.list).toMatchObject([{ kind: 'snackbar', color: 'danger', content: text }]);
      }),
    );
  });
});

describe('reporting', () => {
  it.each([
    new AppError('refused', { status: 422, code: 'banking.limit', url: 'BANKING:deposit-create' }),
    new AppError('expired', { status: 401 }),
    new AppError('down', { code: 'socket.networkError' }),
    new AppError('down', { code: 'http.networkError' }),
  ])('counts what is expected: $message', (error) => {
    const { handler, monitoring } = handlerWith();
    handler.handle(error);
    expect(monitoring.errors).toEqual([]);
    expect(monitoring.actions).toHaveLength(1);
  });

  it.each([
    new AppError('broken', { status: 500, code: 'a.b', url: 'BANKING:deposit-create' }),
    new AppError('late', { code: 'socket.timeout' }),
    new AppError('malformed', { code: 'contract.invalidReply', status: 200 }),
    new TypeError('x is undefined'),
  ])('reports what is a fault: $message', (error) => {
    const { handler, monitoring } = handlerWith();
    handler.report(error, { attempt: 2 });
    expect(monitoring.errors).toEqual([{ error, context: expect.objectContaining({ attempt: 2 }) }]);
    expect(monitoring.actions).toEqual([]);
  });

  it('names code, status and request', () => {
    const { handler, monitoring } = handlerWith();
    const request = { url: 'BANKING:deposit-create', requestId: 'm-1' };
    handler.report(new AppError('refused', { status: 422, code: 'banking.limit', ...request }));
    expect(monitoring.actions).toEqual([
      { name: 'error.expected', context: { code: 'banking.limit', status: 422, ...request } },
    ]);
  });
});

it('every code that the channels themselves make has an English text', () => {
  const generic = textOf(new Error('x'), english);
  expect(generic).toBe(english.provider.error);
  for (const code of [
    'socket.networkError',
    'socket.connectionFailed',
    'socket.timeout',
    'http.networkError',
    'http.timeout',
    'contract.invalidReply',
  ]) {
    expect(textOf(new AppError('m', { code }), english)).not.toBe(generic);
  }
  for (const status of [401, 429, 502, 503, 504]) {
    expect(textOf(new AppError('m', { status }), english)).not.toBe(generic);
  }
});
