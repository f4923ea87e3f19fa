import { useEffect, useState, type ComponentType } from 'react';
import { ErrorHandler } from '../core/errors/error-handler';
import { Session } from '../core/session/session';
import { loadWithRetry } from '../kernel/loading/lazy';
import { useInject } from '../kernel/react';
import { FullLoaded } from './full-loaded';

/** Below a list where the host lets the player change the language. Loaded once the list is painted. */
export function LateLanguageMenu() {
  const { languageMenu } = useInject(Session).payload;
  const fullLoaded = useInject(FullLoaded);
  const errors = useInject(ErrorHandler);
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (!languageMenu) return;
    const load = () => loadWithRetry(() => import('./language-menu')).then(({ default: menu }) => setMenu(() => menu));
    fullLoaded.whenNotified(() => void load().catch(errors.report));
  }, [languageMenu, fullLoaded, errors]);
  return Menu && <Menu />;
}
