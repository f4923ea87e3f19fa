/**
 * The oldest browsers that the host pages' script runs in, far older than the cashier's own: a page in one of them still
 * shows the frame, in which the cashier says that the browser is too old.
 */
export const SDK_TARGET = ['chrome80', 'safari14', 'firefox74'];
