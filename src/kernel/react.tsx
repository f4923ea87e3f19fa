/** How screens reach their container. */
import { untracked } from 'mobx';
import { createContext, useContext, type ReactNode } from 'react';
import type { DependencyContainer, InjectionToken } from 'tsyringe';

const ContainerContext = createContext<DependencyContainer | undefined>(undefined);

export function ContainerProvider({ container, children }: { container: DependencyContainer; children: ReactNode }) {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/**
 * The service or store of this token in the nearest scope. Throws outside a ContainerProvider. What a store reads while it
 * is made is not what the page shows: the page is not drawn again when it changes.
 */
export function useInject<T>(token: InjectionToken<T>): T {
  const container = useContainer();
  return untracked(() => container.resolve(token));
}

/** For what makes its own stores in the nearest scope. */
export function useContainer(): DependencyContainer {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useInject outside a ContainerProvider');
  return container;
}
