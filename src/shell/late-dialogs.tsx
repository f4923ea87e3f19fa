/** Dialogs in the frame, above the page that caused them. Few players ever see one: its code is loaded once it is wanted. */
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { InjectionToken } from 'tsyringe';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { TimeReminder } from '../cashier/standing/time-reminder';
import { HostWord } from '../cashier/submission/host-word';
import { SecondPayment } from '../cashier/submission/second-payment';
import { ErrorHandler } from '../core/errors/error-handler';
import { loadAlone } from '../kernel/loading/load-alone';
import { useInject } from '../kernel/react';

interface LateDialog<Store> {
  isWanted(store: Store): boolean;
  /** It may be wanted soon: its code is loaded. */
  isComing?(store: Store): boolean;
  /** Receives whether its code is there. */
  onLoading?(store: Store, loading: Promise<boolean>): void;
  load(): Promise<{ default: ComponentType }>;
  /** The code cannot be loaded: the store must not wait for an answer. */
  onLost(store: Store): void;
  /** The player is not told when that happens. */
  isQuiet?: true;
}

function lateDialog<Store>(token: InjectionToken<Store>, dialog: LateDialog<Store>) {
  const { isWanted, isComing, load, onLoading, onLost, isQuiet } = dialog;
  return observer(function LateDialog() {
    const store = useInject(token);
    const errors = useInject(ErrorHandler);
    const [Dialog, setDialog] = useState<ComponentType>();
    const isShown = isWanted(store);
    const isLoaded = isShown || isComing?.(store) === true;
    const begin = useEffectEvent(() => {
      const loading = loadAlone(load).then(
        ({ default: loaded }) => {
          setDialog(() => loaded);
          return true;
        },
        (error: unknown) => {
          if (isQuiet || !isWanted(store)) errors.report(error);
          else errors.handle(error);
          onLost(store);
          return false;
        },
      );
      onLoading?.(store, loading);
    });
    useEffect(() => {
      if (isLoaded) begin();
    }, [isLoaded]);
    return isShown && Dialog ? <Dialog /> : null;
  });
}

export const SecondPaymentDialog = lateDialog(SecondPayment, {
  isWanted: ({ first }) => first !== undefined,
  load: () => import('./second-payment-question'),
  // If the question cannot be asked, the answer counts as no.
  onLost: (second) => second.keep(),
});

/** The host has not allowed a payment. */
export const HostRefusalDialog = lateDialog(HostWord, {
  isWanted: ({ refusal }) => refusal !== undefined,
  // The network may be gone by then.
  isComing: ({ isAsked }) => isAsked,
  onLoading: (host, loading) => host.showBy(loading),
  load: () => import('./host-refusal-message'),
  onLost: (host) => host.close(),
});

/** Says how long the cashier has been open, if the deployment wants that. */
export const TimeReminderDialog = lateDialog(TimeReminder, {
  isWanted: ({ isShown }) => isShown,
  load: () => import('./time-reminder-message'),
  // The next interval shows it again.
  onLost: ({ goOn }) => goOn(),
  isQuiet: true,
});

/** The provider's page in the place of the cashier's, below the header. */
export const LatePaymentFrame = lateDialog(PaymentFrame, {
  isWanted: ({ source }) => source !== undefined,
  load: () => import('./payment-frame-page'),
  // The page below offers the same payment by this way and by others.
  onLost: (frame) => frame.hide(),
});
