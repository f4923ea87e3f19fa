import { describe, expect, it } from 'vitest';
import { decidePage, decideStart, type PageFacts, type Said, type Start, type StartFacts } from './decide';
import { ENDED_LIFE_MS, PLACE_LIFE_MS } from './place-record';

const at = (path: string, guard: string, ago = 0) => ({ path, flow: 'deposit' as const, guard, at: -ago });
const code = at('/deposit/code', 'transaction');
const complete = at('/deposit/complete', 'transaction');
const form = at('/deposit/redirect/base', 'method');
const history = at('/deposit/history', 'none');

describe('where a start leads', () => {
  it.each<[string, Partial<StartFacts>, Start]>([
    ['nothing stored', { place: undefined }, 'asked'],
    ['the list', { place: at('/deposit', 'none') }, 'asked'],
    ['a page that needs nothing', { place: history }, 'place'],
    ['a form, whose method has to be chosen', { place: form }, 'search'],
    ['a code, which is never stored', { place: code, isHeld: true }, 'search'],
    ['the end of a payment that is held', { place: complete, isHeld: true }, 'place'],
    ['the end of a payment whose owner is unknown', { place: complete }, 'search'],
    ['the end of a payment that may not exist', { place: complete, isHeld: true, step: 'checking' }, 'search'],
    [
      'the page itself, however old',
      { place: at(code.path, 'transaction', PLACE_LIFE_MS), asked: code.path },
      'search',
    ],
    ['half an hour ago', { place: at(code.path, 'transaction', PLACE_LIFE_MS) }, 'asked'],
    ['a minute after the end', { place: at(complete.path, 'transaction', ENDED_LIFE_MS), step: 'ended' }, 'asked'],
    [
      'a minute later, the end of a payment that has not ended',
      { place: at(complete.path, 'transaction', ENDED_LIFE_MS), isHeld: true },
      'place',
    ],
    [
      'a minute later, the code of one that has ended',
      { place: at(code.path, 'transaction', ENDED_LIFE_MS), step: 'ended' },
      'search',
    ],
    ['just within half an hour', { place: at(code.path, 'transaction', PLACE_LIFE_MS - 1) }, 'search'],
    ['within the minute', { place: complete, isHeld: true, step: 'ended' }, 'place'],
    ['the list of the flow', { place: history, asked: '/deposit' }, 'place'],
    ['the list of the other flow', { place: history, asked: '/withdrawal' }, 'asked'],
    ['the resume page, after a reload of it', { place: form, asked: '/resume' }, 'search'],
    ['another page', { place: code, asked: '/deposit/history' }, 'asked'],
    ['another payment of an unknown owner', { place: code, asked: complete.path, isAskedUnknown: true }, 'searchAsked'],
  ])('%s', (_name, facts, start) => {
    const nothing = { asked: '/', place: undefined, step: 'created', isHeld: false, isAskedUnknown: false, now: 0 };
    expect(decideStart({ ...nothing, ...facts })).toBe(start);
  });
});

describe('the page of a payment', () => {
  const found = (more = {}): Said => ({ kind: 'found', own: undefined, ...more });
  const lasting = { shown: '/deposit/voucher', showsEnds: true };
  const isLate = true;

  it.each<[string, Partial<PageFacts>, Said, string, boolean?]>([
    ['shown here, and the gateway has it', { shown: '/deposit/code' }, found({ own: '/deposit/pix' }), '/deposit/code'],
    ['shown here, and the gateway can’t say', { shown: '/deposit/code' }, { kind: 'unknown' }, '/deposit/code'],
    ['shown here, and over', { shown: '/deposit/code' }, { kind: 'ended' }, '/deposit/complete'],
    ['shown here on a page that shows ends', lasting, { kind: 'ended' }, '/deposit/voucher'],
    ['shown here, and no answer', { shown: '/deposit/code' }, { kind: 'late' }, '/deposit/complete', isLate],
    ['shown here, and nobody’s', { shown: '/deposit/code' }, { kind: 'notOurs' }, '/deposit'],
    ['this design has a page', {}, found({ own: '/deposit/pix' }), '/deposit/pix'],
    ['this design has none', {}, found(), '/deposit/complete'],
    ['fields are missing', {}, { kind: 'lacksFields' }, '/deposit/redirect/base'],
    ['shown here, and fields are missing', { shown: '/deposit/code' }, { kind: 'lacksFields' }, '/deposit/code'],
    ['a code is awaited', {}, { kind: 'toConfirm' }, '/withdrawal/confirm'],
    ['the gateway can’t say', {}, { kind: 'unknown' }, '/deposit/complete'],
    ['over', {}, { kind: 'ended' }, '/deposit/complete'],
    ['no answer', {}, { kind: 'late' }, '/deposit/complete', isLate],
  ])('%s', (_name, facts, said, path, late = false) => {
    const nothing = { flow: 'deposit' as const, shown: undefined, showsEnds: false, form: '/deposit/redirect/base' };
    expect(decidePage({ ...nothing, ...facts }, said)).toEqual(late ? { path, isLate } : { path });
  });
});
