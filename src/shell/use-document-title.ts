import { useEffect } from 'react';

/** Sets the title that lists of open pages show, and that screen readers read when the frame is entered. */
export function useDocumentTitle(title: string): void {
  useEffect(() => void (document.title = title), [title]);
}
