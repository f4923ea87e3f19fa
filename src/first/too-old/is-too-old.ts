declare global {
  interface Window {
    /** True once the first script has run to its end; read by index.html. */
    cashierStarts?: boolean;
  }
}

/**
 * Whether the browser lacks what every supported browser has, so that a failed start would fail again. `color-mix` came
 * with Chrome 111 and Firefox 113 (index.html tests it, too), lookbehind with Safari 16.4, before which a file with one
 * cannot be parsed.
 */
export function isTooOld(): boolean {
  try {
    // Built from a string: a literal lookbehind would keep this very file from being parsed.
    return !(CSS.supports('color', 'color-mix(in srgb, red, red)') && new RegExp('(?<=a)b').test('ab'));
  } catch {
    return true;
  }
}
