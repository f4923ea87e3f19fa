/** For the page's own handlers of errors. Not `reportError`, which came with Chrome 95. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
