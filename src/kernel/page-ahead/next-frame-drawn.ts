/** Longest wait in milliseconds, because a hidden page draws no frames. */
const LONGEST_MS = 500;

/** Resolves once the browser has drawn a frame, at the start of the next one. */
export function nextFrameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
