import type { DependencyContainer } from 'tsyringe';
import { BrandBadge } from '../cashier/methods/brand-badge';
import { FullLoaded } from '../shell/full-loaded';
import { ListLinks } from '../shell/list-links';

/** What the shell's screens share. Resolved at once, like every service of the whole page. */
export function registerShell(app: DependencyContainer): void {
  for (const service of [BrandBadge, FullLoaded, ListLinks]) {
    app.registerSingleton<unknown>(service);
    app.resolve<unknown>(service);
  }
}
