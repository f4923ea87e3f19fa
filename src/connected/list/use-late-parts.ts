import { useLayoutEffect, useState } from 'react';

/**
 * Which of these parts appeared only after the page's content was painted: until the page is opened again, they are placed
 * where they move nothing.
 *
 * @param isReady true once the content is there
 */
export function useLateParts<Part extends string>(isReady: boolean, parts: Readonly<Record<Part, boolean>>) {
  const [absent, setAbsent] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (!isReady) return;
    setAbsent(Object.keys(parts).filter((part) => !parts[part as Part]));
    return () => setAbsent([]);
    // Records the parts at the time of the content's paint; `parts` changing later must not run this again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
  return (part: Part) => parts[part] && absent.includes(part);
}
