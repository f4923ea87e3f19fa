import { expect, it } from 'vitest';
import { LoadedPayload } from '../contract/host';
import type { Theme } from '../contract/primitives';
import { followSystemTheme } from './follow-system-theme';
import * as v from 'valibot';

/** A system whose theme can change, and the themes that the session was given. */
function started(theme?: string) {
  const query = Object.assign(new EventTarget(), { matches: false });
  const themes: Theme[] = [];
  const session = { payload: v.parse(LoadedPayload, { theme }), setTheme: (next: Theme) => void themes.push(next) };
  const follower = followSystemTheme(session, { matchMedia: () => query as unknown as MediaQueryList });
  const turn = (isDark: boolean) => {
    query.matches = isDark;
    query.dispatchEvent(new Event('change'));
  };
  return { ...follower, turn, themes };
}

it('follows the system from the start where the host says so', () => {
  const { turn, stop, themes } = started('auto');
  turn(true);
  turn(false);
  stop();
  turn(true);
  expect(themes).toEqual(['dark', 'light']);
});

it.each([['light'], ['dark'], [undefined]])('leaves the theme where the host has said %s', (theme) => {
  const { turn, themes } = started(theme);
  turn(true);
  expect(themes).toEqual([]);
});

it('takes the host’s latest word, and none from what is no theme', () => {
  const { turn, onHost, themes } = started('light');
  onHost({ theme: 'auto' });
  turn(true);
  expect(themes).toEqual(['light', 'dark']);
  onHost({ theme: 'pink' });
  onHost('{"token":"second"}');
  turn(false);
  expect(themes).toEqual(['light', 'dark', 'light']);
  onHost({ theme: 'dark' });
  turn(true);
  expect(themes).toHaveLength(3);
});
