/** Registers the cashier's services that live as long as the page, each class for its token. */
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { RouteGuards } from '../kernel/registry-token';
import { SavedAccounts } from './accounts/saved-accounts';
import { AttemptStore } from './attempt/attempt-store';
import { CurrentTransaction } from './attempt/current-transaction';
import { OtherTabs } from './attempt/other-tabs';
import { StoredOwner } from './attempt/stored-owner';
import { BonusStep } from './bonus/bonus-step';
import { BonusStore } from './bonus/bonus-store';
import { WishedAmount } from './amount/wished-amount';
import { KeptInput } from './form/kept-input';
import { LatestForm } from './form/latest-form';
import { ChosenPage } from './methods/chosen-page';
import { CashierGuards } from './methods/cashier-guards';
import { Catalogue } from './methods/catalogue';
import { CatalogueSource } from './methods/catalogue-source';
import { FirstAmount } from './methods/first-amount';
import { GatewayCatalogueSource } from './methods/gateway-catalogue-source';
import { HostListing } from './methods/host-listing';
import { ListEvents } from './methods/list-events';
import { ListStore } from './methods/list-store';
import { MethodsStore } from './methods/methods-store';
import { QuickView } from './methods/quick-view';
import { StateEnds } from './methods/state-ends';
import { PaymentFrame } from './payment-window/payment-frame';
import { PaymentWindow } from './payment-window/payment-window';
import { ContinueOffer } from './return/continue-offer';
import { OwnOffer } from './return/own-offer';
import { TransactionDetails } from './return/transaction-details';
import { PaymentPages } from './return/payment-pages';
import { ProviderPage } from './return/provider-page';
import { ReplyPage } from './return/reply-page';
import { StartPlace } from './return/start-place';
import { LostCreate } from './attempt/lost-create';
import { NextTry } from './methods/next-try';
import { PlaceKeeper } from './return/place-keeper';
import { Resume } from './return/resume';
import { ListWatch } from './submission/list-watch';
import { ReturnToPayment } from './submission/return-to-payment';
import { RivalPayments } from './submission/rival-payments';
import { HostWord } from './submission/host-word';
import { SecondPayment } from './submission/second-payment';
import { DepositLimits } from './standing/deposit-limits';
import { LockWatch } from './protection/lock-watch';
import { PlayerStanding } from './standing/player-standing';
import { StandingRefresh } from './protection/standing-refresh';
import { TimeReminder } from './standing/time-reminder';
import { TransactionStatusStore } from './status/transaction-status-store';
import { BrowserWakeSignals, WakeSignals } from './status/wake-signals';
import { ConfirmedWithdrawal } from './withdrawal/confirmed-withdrawal';
import { ConfirmationCheck } from './withdrawal/confirmation-check';
import { PendingConfirmation } from './attempt/pending-confirmation';
import { Preparation } from './methods/preparation';
import { UserStore } from './user/user-store';

/**
 * Registers one instance of each for the whole app. Needs the core's tokens, Registry, Navigation and BrowserWindow.
 * Returns a function that resolves them all, so that none is first created in a plugin's scope; that function returns
 * another one, which disposes them.
 */
export function registerCashier(container: DependencyContainer): () => () => void {
  const tokens: InjectionToken<unknown>[] = [];
  const one = <T>(token: InjectionToken<T>, useClass: InjectionToken<T> = token) => {
    tokens.push(token);
    container.registerSingleton(token, useClass);
  };
  one(UserStore);
  one(BonusStore);
  one(BonusStep);
  one(WishedAmount);
  one(SavedAccounts);
  one(KeptInput);
  one(LatestForm);
  one(WakeSignals, BrowserWakeSignals);
  one(TransactionStatusStore);
  one(AttemptStore);
  one(PendingConfirmation);
  one(StoredOwner);
  one(OtherTabs);
  one(CurrentTransaction);
  one(Preparation);
  one(PaymentFrame);
  one(PaymentWindow);
  one(PlayerStanding);
  one(CatalogueSource, GatewayCatalogueSource);
  one(Catalogue);
  one(HostListing);
  one(FirstAmount);
  one(MethodsStore);
  one(StateEnds);
  one(StandingRefresh);
  one(LockWatch);
  one(DepositLimits);
  one(TimeReminder);
  one(ConfirmedWithdrawal);
  one(ConfirmationCheck);
  one(ChosenPage);
  one(QuickView);
  one(ListStore);
  one(ListEvents);
  one(RouteGuards, CashierGuards);
  one(PlaceKeeper);
  one(TransactionDetails);
  one(LostCreate);
  one(ReplyPage);
  one(ProviderPage);
  one(PaymentPages);
  one(Resume);
  one(StartPlace);
  one(ContinueOffer);
  one(OwnOffer);
  one(NextTry);
  one(ReturnToPayment, Resume);
  one(RivalPayments);
  one(ListWatch);
  one(SecondPayment);
  one(HostWord);
  return () => {
    const services = tokens.map((token) => container.resolve(token));
    return () => services.filter(isDisposable).forEach((service) => service.dispose());
  };
}

function isDisposable(service: unknown): service is { dispose(): void } {
  return typeof (service as { dispose?: unknown }).dispose === 'function';
}
