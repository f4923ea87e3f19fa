/** Passes an error to the page's own error handlers. Does not use `reportError`, which came with Chrome 95. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/** An exception of one listener is reported to the page, but must not keep the message from the others. */
export function callSafely(listener: () => unknown): unknown {
  try {
    return listener();
  } catch (error) {
    return reportError(error);
  }
}
