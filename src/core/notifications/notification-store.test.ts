import { autorun, observable, runInAction } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../time/clock.fake';
import { MAX_SHOWN, NotificationStore } from './notification-store';
import { countingRandom } from '../time/random.fake';

let clock: ManualClock;
let store: NotificationStore;
const contents = () => store.list.map((notification) => notification.content);

beforeEach(() => {
  clock = new ManualClock();
  store = new NotificationStore(clock, countingRandom());
});

it('closes a snackbar after 5000 ms and a toast after 3000 ms', () => {
  store.snackbar('Bad field');
  store.toast('Copied');
  expect(store.list).toMatchObject([
    { kind: 'snackbar', color: 'danger', content: 'Bad field', duration: 5000 },
    { kind: 'toast', color: 'primary', content: 'Copied', duration: 3000 },
  ]);
  clock.advance(2999);
  expect(contents()).toEqual(['Bad field', 'Copied']);
  clock.advance(1);
  expect(contents()).toEqual(['Bad field']);
  clock.advance(2000);
  expect(contents()).toEqual([]);
  expect(clock.pending).toBe(0);
});

it('takes the colour and the time that it is given', () => {
  store.toast('Slow', 'warning', 10_000);
  clock.advance(9999);
  expect(store.list).toMatchObject([{ color: 'warning', duration: 10_000 }]);
  clock.advance(1);
  expect(store.list).toEqual([]);
});

it('stays while it is paused and goes on with the time that was left', () => {
  store.toast('Read me');
  const { id } = store.list[0]!;
  clock.advance(2000);
  store.pause(id);
  store.pause(id);
  clock.advance(60_000);
  expect(contents()).toEqual(['Read me']);
  store.resume(id);
  store.resume(id);
  clock.advance(500);
  store.pause(id);
  clock.advance(60_000);
  store.resume(id);
  clock.advance(499);
  expect(contents()).toEqual(['Read me']);
  clock.advance(1);
  expect(contents()).toEqual([]);
});

it('announces the same words again under a new id, in place of the earlier ones', () => {
  store.toast('Declined', 'danger');
  const [first] = store.list;
  clock.advance(2000);
  store.toast('Declined', 'danger');
  expect(contents()).toEqual(['Declined']);
  expect(store.list[0]!.id).not.toBe(first!.id);
  clock.advance(2999);
  expect(contents()).toEqual(['Declined']);
});

it(`shows ${MAX_SHOWN} at most; the oldest goes`, () => {
  for (let number = 1; number <= MAX_SHOWN + 2; number += 1) store.toast(`Notice ${number}`);
  expect(contents()).toEqual(['Notice 3', 'Notice 4', 'Notice 5', 'Notice 6']);
  expect(clock.pending).toBe(MAX_SHOWN);
});

it('closes by id, all by reset, and ignores ids that are gone', () => {
  store.toast('One');
  store.toast('Two');
  const { id } = store.list[0]!;
  store.close(id);
  store.close(id);
  store.pause(id);
  store.resume(id);
  expect(contents()).toEqual(['Two']);
  store.reset();
  expect(contents()).toEqual([]);
  expect(clock.pending).toBe(0);
});

it('follows the language in which its text is read, and is known by it', () => {
  const language = observable.box('en');
  const text = () => (language.get() === 'en' ? 'Copied' : 'Copiado');
  store.toast(text);
  const seen: string[] = [];
  const stop = autorun(() => seen.push(...contents()));
  runInAction(() => language.set('pt'));
  stop();
  expect(seen).toEqual(['Copied', 'Copiado']);
  store.toast('Copiado');
  expect(contents()).toEqual(['Copiado']);
});

it('is observable', () => {
  const seen: number[] = [];
  const stop = autorun(() => seen.push(store.list.length));
  store.toast('One');
  clock.advance(3000);
  stop();
  expect(seen).toEqual([0, 1, 0]);
});
