import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OutgoingMessage } from '../contract/host';
import { readMessage } from './read-message';

const messages: OutgoingMessage[] = [
  { messageType: 'Loaded', version: 'v1.0.230' },
  { messageType: 'FullLoaded' },
  { messageType: 'onClose' },
  { messageType: 'onBeforePayment', requestId: 'r1', flow: 'deposit', method: 'visa', amount: 50, currency: 'EUR' },
  { messageType: 'onCreateTransaction', eventType: 'withdrawal', eventId: '7' },
  {
    messageType: 'onTransactionStatus',
    eventType: 'deposit',
    eventId: '7',
    status: 'processed',
    amount: 50,
    currency: 'EUR',
    paymentMethod: 'visa',
  },
  { messageType: 'onAction', name: 'verify', params: { flow: 'deposit' } },
  { messageType: 'onAnalyticsEvent', name: 'open', params: { a: 1 } },
  { messageType: 'openExtBrowser', url: 'https://pay.example/1' },
  { messageType: 'onRedirect', url: 'https://pay.example/1' },
  { messageType: 'share', title: 'OXXO', text: '1234 5678' },
  { messageType: 'Error', message: 'no', status: null, url: null, requestId: '6f1e0a52' },
  { messageType: 'onTokenExpired' },
  { messageType: 'onInitError', message: 'no' },
  { messageType: 'onResize', height: 640 },
  { messageType: 'onGoBackUnhandled' },
  { messageType: 'onExpand' },
  { messageType: 'onLanguage', lang: 'tr' },
  { messageType: 'onEscape' },
  { messageType: 'onProblem', code: 'gateway_cors', detail: 'https://api.example/' },
];

describe('readMessage', () => {
  it.each(messages)('reads $messageType', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  it('knows every message of the contract', () => {
    const known = OutgoingMessage.options.map((option) => option.entries.messageType.literal);
    expect(messages.map((message) => message.messageType)).toEqual(known);
  });

  it.each([
    ['an object', { messageType: 'onClose' }],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no type', '{}'],
    ['another program', '{"messageType":"webpackOk"}'],
    ['a name of Object', '{"messageType":"constructor"}'],
    ['a missing key', '{"messageType":"Loaded"}'],
    ['a wrong flow', '{"messageType":"onCreateTransaction","eventType":"gift","eventId":"1"}'],
    ['params that are null', '{"messageType":"onAnalyticsEvent","name":"a","params":null}'],
  ])('ignores %s', (_, data) => {
    expect(readMessage(data)).toBeUndefined();
  });

  it('agrees with the schema, whatever comes', () => {
    const key = fc.constantFrom(
      'version',
      'eventType',
      'eventId',
      'name',
      'params',
      'url',
      'message',
      'status',
      'code',
      'detail',
      'requestId',
      'x',
    );
    const value = fc.oneof(fc.constantFrom('deposit', 'gift', 1, null, true), fc.constant({}), fc.constant([]));
    const type = fc.constantFrom(...messages.map((message) => message.messageType as string), 'else');
    const anything = fc
      .tuple(type, fc.dictionary(key, value))
      .map(([messageType, rest]): Record<string, unknown> => ({ ...rest, messageType }));
    fc.assert(
      fc.property(anything, (message) => {
        // A problem that only a later release knows is reported as well.
        const isLater = message.messageType === 'onProblem' && typeof message.code === 'string';
        const known = isLater ? { ...message, code: 'bad_payload' } : message;
        expect(readMessage(JSON.stringify(message)) !== undefined).toBe(v.is(OutgoingMessage, known));
      }),
      { numRuns: 300 },
    );
  });
});
