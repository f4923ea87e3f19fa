import type { DependencyContainer } from 'tsyringe';
import { Monitoring } from '../core/monitoring/monitoring';
import { Settings } from '../core/settings/settings';
import { reporter } from './beside';

/** A chunk of its own, because most brands have no font. */
export function loadFont(app: DependencyContainer): void {
  const { brandFont } = app.resolve(Settings);
  const report = reporter(app.resolve(Monitoring));
  if (brandFont.family)
    void import('../ui/tokens/brand-font').then((it) => it.loadBrandFont(document, brandFont, report)).catch(report);
}
