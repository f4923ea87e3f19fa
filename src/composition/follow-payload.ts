import type { DependencyContainer } from 'tsyringe';
import type { LoadedPayload } from '../contract/host';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Monitoring } from '../core/monitoring/monitoring';
import { RouterStore } from '../kernel/router/router-store';
import { beside } from './beside';
import type { PlayerScope } from './player-scope';

/** What only some hosts ask for. */
export function followPayload(
  app: DependencyContainer,
  scope: PlayerScope,
  { height, view, experiments }: LoadedPayload,
  root: HTMLElement,
): void {
  const when = { scope, monitoring: app.resolve(Monitoring) };
  if (experiments['list_layout'] === 'rows')
    beside(
      when,
      () => import('../ui/current/rows'),
      (it) => it.showRows(document.documentElement),
    );
  if (view)
    beside(
      when,
      () => import('./quick/follow-quick'),
      (it) => it.followQuick(app, document.documentElement),
    );
  if (height === 'auto')
    beside(
      when,
      () => import('./auto-height/follow-height'),
      (it) => it.followHeight(root, app.resolve(HostBridge), app.resolve(RouterStore)),
    );
}
