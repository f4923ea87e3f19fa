/** A design's frame and pages: one chunk, loaded only when the design is chosen. */
export const loadDesign = { current: () => import('./current'), legacy: () => import('./legacy') };
