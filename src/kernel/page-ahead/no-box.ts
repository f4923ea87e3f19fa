/** The element generates no box of its own; its children are laid out in its place. */
export const NO_BOX = { display: 'contents' } as const;
