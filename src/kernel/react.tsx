/** How screens reach their container. */
import { createContext, useContext, type ReactNode } from 'react';
import type { DependencyContainer, InjectionToken } from 'tsyringe';

const ContainerContext = createContext<DependencyContainer | undefined>(undefined);

export function ContainerProvider({ container, children }: { container: DependencyContainer; children: ReactNode }) {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/** The service or store of this token in the nearest scope. Throws outside a ContainerProvider. */
export function useInject<T>(token: InjectionToken<T>): T {
  return useContainer().resolve(token);
}

/** For what makes its own stores in the nearest scope. */
export function useContainer(): DependencyContainer {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useInject outside a ContainerProvider');
  return container;
}
