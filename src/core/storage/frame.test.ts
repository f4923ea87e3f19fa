import { describe, expect, it } from 'vitest';
import { nameFrame, type FrameWindow } from './frame';

interface TestWindow extends FrameWindow {
  readonly length: number;
  [index: number]: unknown;
}

/** A host page with these frames; an own one is of the cashier's origin, any other throws when it is read. */
function page(hashes: readonly string[]): TestWindow[] {
  const top: Record<string | number, unknown> = { length: hashes.length };
  const frames = hashes.map((hash) =>
    hash === 'foreign'
      ? (new Proxy(
          { length: 0 },
          {
            get(target, key) {
              if (key === 'length') return target.length;
              throw new DOMException('Blocked', 'SecurityError');
            },
          },
        ) as unknown as TestWindow)
      : ({ top, location: { hash }, length: 0 } as TestWindow),
  );
  frames.forEach((frame, index) => (top[index] = frame));
  return frames;
}

describe('nameFrame', () => {
  it('names flow and position, which a reload of the page keeps', () => {
    const homes = () => {
      const [a, , b] = page(['#/deposit', 'foreign', '#/withdrawal/list']);
      return [nameFrame(a!, '1').home, nameFrame(b!, '2').home];
    };
    expect(homes()).toEqual(['deposit-1', 'withdrawal-3']);
    expect(homes()).toEqual(homes());
  });

  it('knows the open frames of its origin, whatever else the page has', () => {
    const [a, , b] = page(['#/deposit', 'foreign', '#/deposit']);
    const first = nameFrame(a!, '1');
    expect(first.live()).toEqual(new Set([first.id]));
    const second = nameFrame(b!, '2');
    expect(first.live()).toEqual(new Set([first.id, second.id]));
    expect(second.id).toBe('deposit-3-2');
  });

  it('is alone in a tab of its own, and where the tab can not be seen', () => {
    const own: Record<string, unknown> = { location: { hash: '' }, length: 0 };
    own['top'] = own;
    expect(nameFrame(own as unknown as FrameWindow, '1')).toMatchObject({ id: 'deposit-0-1', home: 'deposit-0' });
    const hidden = { top: undefined, location: {} };
    expect([...nameFrame(hidden, '2').live()]).toEqual(['deposit-0-2']);
  });
});
