import type { ReactNode } from 'react';

/** The page's heading for screen readers and the focus, where the design shows none. */
export function SpokenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="visually-hidden" tabIndex={-1}>
      {children}
    </h1>
  );
}
