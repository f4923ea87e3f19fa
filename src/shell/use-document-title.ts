import { useEffect } from 'react';

/** Named so in the list of open pages, and by screen readers when the frame is entered. */
export function useDocumentTitle(title: string): void {
  useEffect(() => void (document.title = title), [title]);
}
