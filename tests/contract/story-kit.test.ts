/** The stories' kit itself: texts for testing layouts, and the clock that can be advanced. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playClock } from '../kit/play-clock';
import { longestOf, mapTexts, pseudo, type Messages } from '../kit/story-texts';
import { stateOf } from './atlas-stories';

describe('pseudo', () => {
  it('is accented, in brackets, and 40 % longer', () => {
    expect(pseudo('Deposit')).toBe('[Ðéþöšîţ ~~~]');
  });

  it('keeps placeholders, nested texts and tags', () => {
    expect(pseudo('Pay {{amount}} <b>now</b> $t(list.title)')).toMatch(/\{\{amount\}\} <b>.*<\/b> \$t\(list\.title\)/);
    fc.assert(fc.property(fc.string(), (text) => pseudo(`${text}{{value}}`).includes('{{value}}')));
  });
});

describe('longestOf', () => {
  const files: Messages[] = [
    { list: { title: 'Deposit', more_one: '{{count}} more', more_other: '{{count}} more' } },
    { list: { title: 'Пополнение', more_one: 'ещё {{count}}', more_few: 'ещё {{count}} способа', more_many: 'ещё' } },
  ];
  const change = longestOf(files, (text) => text.length);

  it('takes each text from the language that needs the most room, whatever plural class it stands in', () => {
    const [english, russian] = files.map((file) => mapTexts(file, change));
    expect(english).toEqual({
      list: { title: 'Пополнение', more_one: 'ещё {{count}} способа', more_other: 'ещё {{count}} способа' },
    });
    expect(Object.keys(russian!['list']!)).toContain('more_few');
  });
});

describe('playClock', () => {
  it('has what is due by then happen at once and in order, and the rest later', () => {
    const clock = playClock();
    const seen: string[] = [];
    clock.after(120_000, () => seen.push('two minutes'));
    clock.after(60_000, () => seen.push('one minute'));
    clock.after(3_600_000, () => seen.push('an hour'));
    const cancel = clock.after(1000, () => seen.push('cancelled'));
    cancel();
    const before = clock.now();
    clock.skip(180_000);
    expect(seen).toEqual(['one minute', 'two minutes']);
    expect(clock.now() - before).toBeGreaterThanOrEqual(180_000);
    clock.stop();
  });

  it('goes on repeating after it was set forward', () => {
    const clock = playClock();
    let ticks = 0;
    const cancel = clock.every(1000, () => (ticks += 1));
    clock.skip(5000);
    clock.skip(1000);
    cancel();
    clock.skip(5000);
    expect(ticks).toBe(2);
    clock.stop();
  });
});

describe('stateOf', () => {
  it.each([
    ['Expired', 'Expired'],
    ['ExpiredOnArrival', 'Expired'],
    ['FieldErrorUtrMissing', 'FieldError'],
    ['Emptying', undefined],
    ['Refused', undefined],
  ])('%s shows %s', (story, state) => expect(stateOf(story)).toBe(state));
});
