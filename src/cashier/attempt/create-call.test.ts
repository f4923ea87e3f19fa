import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { failureKind, namesOf } from './create-call';

const network = new AppError('', { code: 'socket.networkError' });
const lost = new AppError('', { code: 'socket.networkError', outcomeUnknown: true });
const timeout = new AppError('', { code: 'socket.timeout', outcomeUnknown: true });
const unreadable = new AppError('', { code: 'contract.invalidReply', outcomeUnknown: true });
const refusal = new AppError('', { code: 'banking.limit', status: 422 });
const expired = new AppError('', { code: 'auth.expired', status: 401 });
const broken = new AppError('', { status: 503 });

describe('failureKind', () => {
  it.each([
    ['offline', network, 'notSent'],
    ['cut', lost, 'retry'],
    ['timeout', timeout, 'retry'],
    ['unreadable', unreadable, 'leaveOpen'],
    ['refused', refusal, 'refused'],
    ['token expired', expired, 'refused'],
    ['gateway error', broken, 'retry'],
  ])('of a first try: %s', (_name, error, kind) => {
    expect(failureKind(error, false)).toBe(kind);
  });

  it.each([
    ['offline', network, 'retry'],
    ['cut', lost, 'retry'],
    ['timeout', timeout, 'retry'],
    ['unreadable', unreadable, 'leaveOpen'],
    ['refused', refusal, 'leaveOpen'],
    ['token expired', expired, 'leaveOpen'],
    ['gateway error', broken, 'retry'],
  ])('while the first outcome is unknown: %s', (_name, error, kind) => {
    expect(failureKind(error, true)).toBe(kind);
  });

  it.each([408, 409, 423, 425, 429, 500, 503, 599])('of a first try, and of a repeat: %i is no outcome', (status) => {
    const error = new AppError('', { status });
    expect([failureKind(error, false), failureKind(error, true)]).toEqual(['retry', 'retry']);
  });

  it.each([400, 401, 403, 404, 410, 422])('of a repeat: %i is no refusal', (status) => {
    const error = new AppError('', { status });
    expect([failureKind(error, false), failureKind(error, true)]).toEqual(['refused', 'leaveOpen']);
  });
});

it.each([
  [
    [{ name: 'city' }, { name: 'zip' }],
    ['city', 'zip'],
  ],
  [null, []],
  [undefined, []],
])('the names of the fields %j', (fields, names) => {
  expect(namesOf(fields)).toEqual(names);
});
