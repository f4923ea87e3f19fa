/** In a frame that is out of sight, as far down a host's page, no frame is drawn before it is scrolled to. */
const LATEST_MS = 1000;

/** After the paint of the next frame; a hidden page has none, and one that is out of sight gets none for now. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
