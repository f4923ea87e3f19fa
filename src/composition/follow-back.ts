import type { DependencyContainer } from 'tsyringe';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { RouterStore } from '../kernel/router/router-store';

/** The host's back button or gesture. */
export function followBack(app: DependencyContainer): void {
  const bridge = app.resolve(HostBridge);
  const goBack = () => {
    if (app.resolve(PaymentFrame).askToLeave() || app.resolve(RouterStore).back()) return;
    // Without this message a host that shows its own back button would seem dead here.
    bridge.send({ messageType: 'onGoBackUnhandled' });
  };
  for (const type of ['onGoBack', 'onSwipeBack'] as const) bridge.on(type, goBack);
}
