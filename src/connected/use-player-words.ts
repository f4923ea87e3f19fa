import { useEffect } from 'react';
import { PLAYER } from '../core/locale/i18next-locale';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';

/**
 * Loads the messages `player:…` when a page needs them. False until they are loaded: then do not show them yet. Call it
 * in an observer.
 */
export function usePlayerWords(isNeeded = true): boolean {
  const locale = useInject(Locale);
  useEffect(() => {
    if (isNeeded) void locale.loadNamespace(PLAYER);
  }, [isNeeded, locale]);
  return isNeeded && locale.has(PLAYER);
}
