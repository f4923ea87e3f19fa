/** Milliseconds. Browsers draw no frames for an iframe that is scrolled out of sight, e.g. far down a host's page. */
const LATEST_MS = 1000;

/** Resolves after the next frame is painted; at once in a hidden page, and after a second in one that is out of sight. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
