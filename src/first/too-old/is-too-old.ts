declare global {
  interface Window {
    /** The first script has run to its end: index.html asks for it. */
    cashierStarts?: boolean;
  }
}

/**
 * Whether the browser lacks what all of the target have: then a start that fails will fail again. `color-mix` came with
 * Chrome 111 and Firefox 113 (index.html asks for it, too), lookbehind with Safari 16.4, where a file with one can't be read.
 */
export function isTooOld(): boolean {
  try {
    // From text: as a literal it would keep this very file from being read.
    return !(CSS.supports('color', 'color-mix(in srgb, red, red)') && new RegExp('(?<=a)b').test('ab'));
  } catch {
    return true;
  }
}
