import { useLayoutEffect, useState } from 'react';

/**
 * Which of these parts came only after the page's content was painted: they stand where they move nothing, until the page is
 * opened again. @param isReady the content is there
 */
export function useLateParts<Part extends string>(isReady: boolean, parts: Readonly<Record<Part, boolean>>) {
  const [absent, setAbsent] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (!isReady) return;
    setAbsent(Object.keys(parts).filter((part) => !parts[part as Part]));
    return () => setAbsent([]);
    // What is there as the content is painted; what changes later is what this is about.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
  return (part: Part) => parts[part] && absent.includes(part);
}
