import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { CurrentTransaction, MobxCurrentTransaction } from '../cashier/attempt/current-transaction';
import { MobxAttemptStore } from '../cashier/attempt/mobx-attempt-store';
import { BonusStore, MobxBonusStore } from '../cashier/bonus/bonus-store';
import { CashierGuards } from '../cashier/methods/cashier-guards';
import { CatalogueSource, GatewayCatalogueSource } from '../cashier/methods/catalogue-source';
import { ListStore, MobxListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { MobxMethodsStore } from '../cashier/methods/mobx-methods-store';
import { BrowserWindow } from '../cashier/payment-window/browser-window';
import { BrowserPaymentWindow, PaymentWindow } from '../cashier/payment-window/payment-window';
import { MobxTransactionStatusStore, TransactionStatusStore } from '../cashier/status/transaction-status-store';
import { BrowserWakeSignals, WakeSignals } from '../cashier/status/wake-signals';
import { MobxUserStore, UserStore } from '../cashier/user/user-store';
import { RouteGuards } from '../kernel/registry-token';
import { BrandBadge } from '../shell/brand-badge';
import { FullLoaded } from '../shell/full-loaded';

/** What lives as long as the page, whichever method is open. */
export function registerCashier(app: DependencyContainer): void {
  app.registerInstance(BrowserWindow, window);
  app.registerSingleton(WakeSignals, BrowserWakeSignals);
  app.registerSingleton(UserStore, MobxUserStore);
  app.registerSingleton(BonusStore, MobxBonusStore);
  app.registerSingleton(CatalogueSource, GatewayCatalogueSource);
  app.registerSingleton(MethodsStore, MobxMethodsStore);
  app.registerSingleton(ListStore, MobxListStore);
  app.registerSingleton(TransactionStatusStore, MobxTransactionStatusStore);
  app.registerSingleton(AttemptStore, MobxAttemptStore);
  app.registerSingleton(CurrentTransaction, MobxCurrentTransaction);
  app.registerSingleton(PaymentWindow, BrowserPaymentWindow);
  app.registerSingleton(RouteGuards, CashierGuards);
  app.registerSingleton(BrandBadge);
  app.registerSingleton(FullLoaded);
}

export const CASHIER_TOKENS = [
  UserStore,
  BonusStore,
  MethodsStore,
  ListStore,
  TransactionStatusStore,
  AttemptStore,
  CurrentTransaction,
  PaymentWindow,
  RouteGuards,
  BrandBadge,
  FullLoaded,
] as const;
