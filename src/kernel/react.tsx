/** How screens reach their container. */
import { untracked } from 'mobx';
import { createContext, useContext, type ReactNode } from 'react';
import type { DependencyContainer, InjectionToken } from 'tsyringe';

const ContainerContext = createContext<DependencyContainer | undefined>(undefined);

export function ContainerProvider({ container, children }: { container: DependencyContainer; children: ReactNode }) {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/**
 * The service or store of this token in the nearest scope. Throws outside a ContainerProvider. What a store reads while
 * it is constructed is not tracked, so that a change of it does not re-render the page.
 */
export function useInject<T>(token: InjectionToken<T>): T {
  const container = useContainer();
  // tsyringe would construct a new one for each caller (tests/contract/registrations.test.ts).
  if (import.meta.env.DEV && typeof token === 'function' && !container.isRegistered(token, true))
    throw new Error(
      `${token.name} is not registered, neither for the app nor for this plugin: add it to register(scope) in flow.ts`,
    );
  return untracked(() => (import.meta.env.DEV ? resolveByName(container, token) : container.resolve(token)));
}

/** Names the store and the reason when a constructor throws: the container's own error starts with neither. */
function resolveByName<T>(container: DependencyContainer, token: InjectionToken<T>): T {
  try {
    return container.resolve(token);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n').at(-1)?.trim();
    const name = typeof token === 'function' ? token.name : 'A service';
    throw new Error(`${name} could not be made: ${reason}`, { cause: error });
  }
}

/** The nearest container, for components that construct their own stores. Throws outside a ContainerProvider. */
export function useContainer(): DependencyContainer {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useInject outside a ContainerProvider');
  return container;
}
