import { useEffect } from 'react';
import { PLAYER } from '../core/locale/i18next-locale';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';

/**
 * Fetches the messages `player:…` where a page has something to say with them. False until they are there: then nothing of
 * it is shown yet. Call it in an observer.
 */
export function usePlayerWords(isNeeded = true): boolean {
  const locale = useInject(Locale);
  useEffect(() => {
    if (isNeeded) void locale.loadNamespace(PLAYER);
  }, [isNeeded, locale]);
  return isNeeded && locale.has(PLAYER);
}
