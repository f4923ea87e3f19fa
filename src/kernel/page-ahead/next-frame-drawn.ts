/** A page that is not seen draws no frames. */
const LONGEST_MS = 500;

/** Resolves once the browser has drawn a frame, as the one after it begins. */
export function nextFrameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
