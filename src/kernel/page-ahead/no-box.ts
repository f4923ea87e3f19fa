/** In place of an element's own box, those of what is in it. */
export const NO_BOX = { display: 'contents' } as const;
