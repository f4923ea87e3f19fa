import { describe, expect, it } from 'vitest';
import { TRACE_VERSION, type Trace, type TracedEntry } from '../../src/core/trace/trace-format';
import { endOf, testStorySource, traceSource } from './story-source';

const page = (name: string): TracedEntry => ({ at: 0, kind: 'page', name });
const refused = (code: string): TracedEntry => ({
  at: 0,
  kind: 'call',
  name: 'BANKING:deposit-create',
  error: { code, status: 400, message: '', outcomeUnknown: false },
});
const traceOf = (...entries: TracedEntry[]): Trace => ({
  v: TRACE_VERSION,
  version: 'v1',
  at: 0,
  serverOffset: 0,
  session: {
    country: 'de',
    currency: 'EUR',
    lang: 'en',
    theme: 'light',
    platform: 'mobile',
    design: 'current',
    host: {},
  },
  viewport: { width: 360, height: 740 },
  settings: {},
  entries,
});

describe('the end of a visit', () => {
  it('is the last page, with the refusal that it told of', () => {
    expect(endOf(traceOf(page('/deposit'), refused('early'), page('/deposit/pix'), refused('banking.x')))).toEqual({
      path: '/deposit/pix',
      error: 'banking.x',
    });
  });

  it('without a refusal of an earlier page', () => {
    expect(endOf(traceOf(refused('early'), page('/deposit')))).toEqual({ path: '/deposit', error: undefined });
  });

  it('stands in the test', () => {
    const story = { name: 'a', root: '../../..', title: 'Replays/a' };
    const source = testStorySource(story, traceOf(page('/deposit/pix'), refused('banking.x')));
    expect(source).toContain(`{ path: '/deposit/pix', error: 'banking.x' }`);
    expect(source).toContain(`from '../../../tests/kit/replay/replay-story'`);
  });
});

it('writes a trace that is read as it was', () => {
  const trace = traceOf(page('/deposit'), refused('banking.x'));
  expect(JSON.parse(traceSource(trace))).toEqual(trace);
  expect(traceSource(traceOf())).toContain('"entries"');
});
