/** Each plugin has a container of its own while one of its routes is open. */
import type { DependencyContainer } from 'tsyringe';
import type { PluginFlow } from './plugin';

export class PluginScopes {
  private readonly scopes = new Map<string, DependencyContainer>();

  constructor(private readonly app: DependencyContainer) {}

  /** The plugin's scope: the open one, or a new child in which `flow` has registered its stores. */
  open(pluginId: string, flow: PluginFlow): DependencyContainer {
    const open = this.scopes.get(pluginId);
    if (open) return open;
    const scope = this.app.createChildContainer();
    try {
      flow.register(scope);
    } catch (error) {
      if (!import.meta.env.DEV) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`register() in plugins/${pluginId}/flow.ts threw: ${reason}`, { cause: error });
    }
    this.scopes.set(pluginId, scope);
    return scope;
  }

  /**
   * Disposes every scope except those of the given plugins. Called once the new screen is mounted, so that the old one
   * never loses its stores while it renders.
   */
  leaveAllBut(...pluginIds: readonly string[]): void {
    for (const [id, scope] of this.scopes) {
      if (pluginIds.includes(id)) continue;
      this.scopes.delete(id);
      void scope.dispose();
    }
  }
}
