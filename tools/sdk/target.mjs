/**
 * The oldest browsers that the host SDK supports, far older than the cashier's own target: a host page in one of them
 * still shows the frame, in which the cashier says that the browser is too old.
 */
export const SDK_TARGET = ['chrome80', 'safari14', 'firefox74'];
