import type { DependencyContainer } from 'tsyringe';
import { BrandBadge } from '../cashier/methods/brand-badge';
import { FirstList } from '../shell/first-list/first-list';
import { FullLoaded } from '../shell/full-loaded';
import { ListLinks } from '../shell/list-links';

/** What the shell's screens share. Resolved at once, like every service of the whole page. */
export function registerShell(app: DependencyContainer, firstList: FirstList): void {
  app.registerInstance(FirstList, firstList);
  for (const service of [BrandBadge, FullLoaded, ListLinks]) {
    app.registerSingleton<unknown>(service);
    app.resolve<unknown>(service);
  }
}
