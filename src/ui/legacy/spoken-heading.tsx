import type { ReactNode } from 'react';

/** The page's heading where the design shows none: screen readers and the focus still need one. */
export function SpokenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="visually-hidden" tabIndex={-1}>
      {children}
    </h1>
  );
}
