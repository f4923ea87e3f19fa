import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatAmount } from '../cashier/amount/format-amount';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { submitHiddenForm } from '../cashier/payment-window/submit-hidden-form';
import { isEndStatus } from '../cashier/status/status-rules';
import { usePlayerWords } from '../connected/use-player-words';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { Spinner } from '../ui/icons/spinner';
import { ConfirmDialog } from '../ui/views/confirm-dialog';
import styles from './payment-frame-page.module.css';

/** Milliseconds after which another way is offered: a page that refuses frames shows nothing, and no event tells. */
const SLOW_MS = 5_000;

/** Lets the page pay, sign and open its own windows, and lead the tab away only where the player presses. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const ALLOW = 'payment *; publickey-credentials-get *; clipboard-write *';
const NAME = 'cashier-payment-page';

/** The provider's page over the whole cashier. To leave it is asked about, since the payment may be half made. */
const PaymentFramePage = observer(function PaymentFramePage() {
  const frame = useInject(PaymentFrame);
  const locale = useInject(Locale);
  const { current } = useInject(CurrentTransaction);
  const hasWords = usePlayerWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isLoading, isSlow, onLoad } = usePage(frame);
  useEndings(frame);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const { source } = frame;
  const ask = () => void frame.askToLeave();
  const title = current ? formatAmount(current.amount, current.currency, locale.tag) : '';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={hasWords ? locale.t('player:pay.frame') : undefined}
      onCancel={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <Button variant="secondary" onClick={ask}>
            {locale.t('header.back')}
          </Button>
          <span className={styles.title}>{title}</span>
        </div>
        <div className={styles.page}>
          {isLoading && (
            <div className={styles.busy}>
              <Spinner />
            </div>
          )}
          <iframe
            className={styles.frame}
            name={NAME}
            title={hasWords ? locale.t('player:pay.frame') : ''}
            src={source?.kind === 'get' ? source.url : undefined}
            sandbox={SANDBOX}
            allow={ALLOW}
            data-loading={isLoading || undefined}
            onLoad={onLoad}
          />
        </div>
        {isSlow && <OtherWay />}
      </div>
      {frame.isAsking && <LeaveQuestion />}
    </dialog>
  );
});

const OtherWay = observer(function OtherWay() {
  const frame = useInject(PaymentFrame);
  const { tryAnother, hasAnother } = useInject(PaymentWindow);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords();
  if (!hasAnother || !hasWords) return null;
  const goOn = () => {
    frame.hide();
    tryAnother();
  };
  return (
    <div className={styles.other}>
      <p role="status">{locale.t('player:pay.nothing')}</p>
      <Button variant="secondary" onClick={goOn}>
        {locale.t('player:pay.another')}
      </Button>
    </div>
  );
});

const LeaveQuestion = observer(function LeaveQuestion() {
  const { hide, stay } = useInject(PaymentFrame);
  const locale = useInject(Locale);
  return usePlayerWords() ? (
    <ConfirmDialog
      title={locale.t('player:pay.leave')}
      text={locale.t('player:pay.leaveText')}
      confirmLabel={locale.t('player:pay.go')}
      cancelLabel={locale.t('player:pay.stay')}
      onConfirm={hide}
      isRisky
      onCancel={stay}
    />
  ) : null;
});

/** Fills the frame, and sees when our own return page is shown in it. */
function usePage(frame: PaymentFrame) {
  const [isLoading, setIsLoading] = useState(true);
  const [isSlow, setIsSlow] = useState(false);
  const { source } = frame;
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    if (source?.kind === 'post') submitHiddenForm(document, { ...source.form, method: 'POST', target: NAME });
    return () => clearTimeout(timer);
  }, [source]);
  const onLoad = ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
    const address = addressOf(currentTarget);
    if (address === 'about:blank') return;
    setIsLoading(false);
    if (address && /[?&]page=return\b/.test(address)) frame.hide();
  };
  return { isLoading, isSlow, onLoad };
}

/** Undefined for a page of another origin, which can't be looked at. */
function addressOf({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    return contentWindow?.location.href;
  } catch {
    return undefined;
  }
}

/** The page goes away once the payment has ended, and when the cashier shows another page. */
function useEndings(frame: PaymentFrame): void {
  const { status } = useInject(CurrentTransaction);
  const { path } = useInject(Navigation);
  const [first] = useState(path);
  const hasEnded = path !== first || (status !== undefined && isEndStatus(status));
  useEffect(() => {
    if (hasEnded) frame.hide();
  }, [hasEnded, frame]);
}

export default PaymentFramePage;
