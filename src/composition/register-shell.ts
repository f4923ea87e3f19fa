import type { DependencyContainer } from 'tsyringe';
import { BrandBadge } from '../cashier/methods/brand-badge';
import { FullLoaded } from '../shell/full-loaded';
import { ListLinks } from '../shell/list-links';

/**
 * Registers what the shell's screens share, and resolves it at once, like every service that lives as long as the page.
 */
export function registerShell(app: DependencyContainer): void {
  for (const service of [BrandBadge, FullLoaded, ListLinks]) {
    app.registerSingleton<unknown>(service);
    app.resolve<unknown>(service);
  }
}
