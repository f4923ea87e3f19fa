/** Which class stands behind each token of the cashier that lives as long as the page. */
import { Lifecycle, type DependencyContainer, type InjectionToken } from 'tsyringe';
import { RouteGuards } from '../kernel/registry-token';
import { AttemptStore } from './attempt/attempt-store';
import { CurrentTransaction, MobxCurrentTransaction } from './attempt/current-transaction';
import { AskingStoredOwner, StoredOwner } from './attempt/stored-owner';
import { MobxAttemptStore } from './attempt/mobx-attempt-store';
import { BonusStore, MobxBonusStore } from './bonus/bonus-store';
import { CashierGuards } from './methods/cashier-guards';
import { CatalogueSource, GatewayCatalogueSource } from './methods/catalogue-source';
import { ListEvents } from './methods/list-events';
import { ListStore, MobxListStore } from './methods/list-store';
import { MethodsStore } from './methods/methods-store';
import { MobxMethodsStore } from './methods/mobx-methods-store';
import { BrowserPaymentWindow, PaymentWindow } from './payment-window/payment-window';
import { CashierContinueOffer, ContinueOffer } from './resume/continue-offer';
import { TransactionDetails, GatewayTransactionDetails } from './resume/transaction-details';
import { TransactionPaths } from './resume/transaction-paths';
import { ListedLostCreate, LostCreate } from './resume/lost-create';
import { PlaceKeeper, StoredPlaceKeeper } from './resume/place-keeper';
import { CashierResume, Resume } from './resume/resume-store';
import { SecondPayment } from './resume/second-payment';
import { MobxTransactionStatusStore, TransactionStatusStore } from './status/transaction-status-store';
import { BrowserWakeSignals, WakeSignals } from './status/wake-signals';
import { PendingConfirmation, StoredPendingConfirmation } from './withdrawal/pending-confirmation';
import { CashierPreparation, Preparation } from './withdrawal/preparation';
import { MobxUserStore, UserStore } from './user/user-store';

type Class<T> = new (...dependencies: never[]) => T;

/**
 * One of each for the whole app. Needs the core's tokens, Registry, Navigation and BrowserWindow. Returns a function
 * that resolves them all, so that none is first made by a plugin's scope; it returns the way to dispose them.
 */
export function registerCashier(container: DependencyContainer): () => () => void {
  const tokens: InjectionToken<unknown>[] = [];
  const one = <T>(token: InjectionToken<T>, useClass: Class<T>) => {
    tokens.push(token);
    container.register(
      token,
      { useClass: useClass as new (...args: unknown[]) => T },
      { lifecycle: Lifecycle.Singleton },
    );
  };
  one(UserStore, MobxUserStore);
  one(BonusStore, MobxBonusStore);
  one(WakeSignals, BrowserWakeSignals);
  one(TransactionStatusStore, MobxTransactionStatusStore);
  one(AttemptStore, MobxAttemptStore);
  one(PendingConfirmation, StoredPendingConfirmation);
  one(StoredOwner, AskingStoredOwner);
  one(CurrentTransaction, MobxCurrentTransaction);
  one(Preparation, CashierPreparation);
  one(PaymentWindow, BrowserPaymentWindow);
  one(CatalogueSource, GatewayCatalogueSource);
  one(MethodsStore, MobxMethodsStore);
  one(ListStore, MobxListStore);
  one(ListEvents, ListEvents);
  one(RouteGuards, CashierGuards);
  one(PlaceKeeper, StoredPlaceKeeper);
  one(TransactionDetails, GatewayTransactionDetails);
  one(LostCreate, ListedLostCreate);
  one(TransactionPaths, TransactionPaths);
  one(Resume, CashierResume);
  one(ContinueOffer, CashierContinueOffer);
  one(SecondPayment, SecondPayment);
  return () => {
    const services = tokens.map((token) => container.resolve(token));
    return () => services.filter(isDisposable).forEach((service) => service.dispose());
  };
}

function isDisposable(service: unknown): service is { dispose(): void } {
  return typeof (service as { dispose?: unknown }).dispose === 'function';
}
