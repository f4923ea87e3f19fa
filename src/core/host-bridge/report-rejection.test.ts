import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { ManualClock } from '../time/clock.fake';
import { fakeHostBridge } from './host-bridge.fake';
import { reportRejection } from './report-rejection';

const refused = () => new AppError('Expired', { status: 401 });

function setUp() {
  const host = fakeHostBridge();
  const clock = new ManualClock();
  const refuse = (token: string, isStale = false) => reportRejection(host, refused(), { token, isStale }, clock);
  const told = () => host.sent.map(({ messageType }) => messageType);
  return { clock, refuse, told };
}

describe('what the host hears of a refused call', () => {
  const heard = (error: AppError) => {
    const host = fakeHostBridge();
    reportRejection(host, error, { token: 't', isStale: false });
    return host.sent;
  };

  it('is its message, status, address, code and id', () => {
    const details = { code: 'banking.limit', status: 422, url: 'BANKING:deposit-create', requestId: 'r1' };
    const { status, url, code, requestId } = details;
    expect(heard(new AppError('Limit reached', details))).toEqual([
      { messageType: 'Error', message: 'Limit reached', status, url, code, requestId },
    ]);
  });

  it('is its code, or its status, where it has no message', () => {
    expect(heard(new AppError('', { code: 'socket.timeout' }))).toEqual([
      { messageType: 'Error', message: 'socket.timeout', status: null, url: null, code: 'socket.timeout' },
    ]);
    expect(heard(new AppError('', { status: 302 }))).toEqual([
      { messageType: 'Error', message: 'Status 302', status: 302, url: null },
    ]);
  });
});

describe('a token that the gateway refuses', () => {
  it('is reported once, however many calls went with it', () => {
    const { refuse, told } = setUp();
    for (let calls = 0; calls < 3; calls++) refuse('old');
    expect(told()).toEqual(['Error', 'onTokenExpired', 'Error', 'Error']);
  });

  it('is reported again for the next one, and for an empty one', () => {
    const { refuse, told } = setUp();
    refuse('');
    refuse('next');
    expect(told()).toEqual(['Error', 'onTokenExpired', 'Error', 'onTokenExpired']);
  });

  it('is reported again when the host has given no other for half a minute', () => {
    const { clock, refuse, told } = setUp();
    refuse('old');
    clock.advance(30_000);
    refuse('old');
    expect(told()).toEqual(['Error', 'onTokenExpired', 'Error', 'onTokenExpired']);
  });

  it('is not asked for when it has been replaced', () => {
    const { refuse, told } = setUp();
    refuse('old', true);
    expect(told()).toEqual(['Error']);
  });
});
