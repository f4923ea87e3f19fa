/** Passes an error to the page's own error handlers. Does not use `reportError`, which came with Chrome 95. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
