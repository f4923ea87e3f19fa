import './quick.css';
import { autorun } from 'mobx';
import type { DependencyContainer } from 'tsyringe';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import { ChosenPage } from '../../cashier/methods/chosen-page';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { QUICK_PAGE, QuickView } from '../../cashier/methods/quick-view';
import { completePath } from '../../cashier/payment-page/complete-path';
import { PaymentFrame } from '../../cashier/payment-window/payment-frame';
import { RESUME_PATH } from '../../cashier/return/decide';
import { RouterStore } from '../../kernel/router/router-store';

/** Pages that fit a small frame, besides the form. */
const SMALL: readonly string[] = ['/', QUICK_PAGE, RESUME_PATH, completePath('deposit')];

/** Ends the quick view for what does not fit it. Returns a function that stops it. */
export function followQuick(app: DependencyContainer, root: HTMLElement): () => void {
  const [quick, router, page] = [app.resolve(QuickView), app.resolve(RouterStore), app.resolve(ChosenPage)];
  const [frame, methods, accounts] = [app.resolve(PaymentFrame), app.resolve(MethodsStore), app.resolve(SavedAccounts)];
  const fits = () => {
    if (frame.source) return false;
    if (router.path !== page.form) return SMALL.includes(router.path);
    // Without the account the form asks for all of its fields.
    return !methods.currentMethod || !accounts.isLost('deposit', methods.currentMethod);
  };
  const stop = autorun(() => {
    if (!fits()) quick.end();
    if (quick.isOn) root.dataset['view'] = 'quick';
    else delete root.dataset['view'];
  });
  return () => {
    stop();
    delete root.dataset['view'];
  };
}
