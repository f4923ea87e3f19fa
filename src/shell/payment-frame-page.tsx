import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatAmount } from '../cashier/amount/format-amount';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { submitHiddenForm } from '../cashier/payment-window/submit-hidden-form';
import { WATCH_MS } from '../cashier/payment-window/waiting-window';
import { isEndStatus } from '../cashier/status/status-rules';
import { usePlayerWords } from '../connected/use-player-words';
import { parentOrigin } from '../core/host-bridge/host-window';
import { Locale } from '../core/locale/locale';
import { Session } from '../core/session/session';
import { Clock } from '../core/time/time';
import { BrowserWindow } from '../core/window/browser-window';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { Spinner } from '../ui/icons/spinner';
import { ConfirmDialog } from '../ui/views/confirm-dialog';
import { focusNewPage } from './focus-new-page';
import styles from './payment-frame-page.module.css';

/** Milliseconds after which another way is offered: a page that refuses frames shows nothing, and no event tells. */
const SLOW_MS = 5_000;

/** Lets the page pay, sign and open its own windows, and lead the tab away only where the player presses. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const ALLOW = 'payment *; publickey-credentials-get *; clipboard-write *';
const NAME = 'cashier-payment-page';

/**
 * The provider's page below the header, with what is paid and to whom: a bank's page in it shows neither. To leave it is
 * asked about, since the payment may be half made.
 */
const PaymentFramePage = observer(function PaymentFramePage() {
  const frame = useInject(PaymentFrame);
  const locale = useInject(Locale);
  const { current } = useInject(CurrentTransaction);
  const merchant = useMerchant();
  const hasWords = usePlayerWords();
  const { element, isLoading, isSlow, onLoad } = usePage(frame);
  useEndings(frame);
  useEscapeToLeave(frame);
  const heading = useFocusInside();
  const { source } = frame;
  const label = hasWords ? locale.t('player:pay.frame') : '';
  return (
    <main className={styles.cover} aria-label={label || undefined}>
      <h1 ref={heading} className={styles.bar} tabIndex={-1}>
        {current && <bdi>{formatAmount(current.amount, current.currency, locale.tag)}</bdi>}
        {merchant && (
          <bdi className={styles.merchant} translate="no">
            {merchant}
          </bdi>
        )}
      </h1>
      <div className={styles.page}>
        {isLoading && (
          <div className={styles.busy}>
            <Spinner />
          </div>
        )}
        <iframe
          ref={element}
          className={styles.frame}
          name={NAME}
          title={label}
          src={source?.kind === 'get' ? source.url : undefined}
          sandbox={SANDBOX}
          allow={ALLOW}
          data-loading={isLoading || undefined}
          onLoad={onLoad}
        />
      </div>
      {isSlow && <OtherWay />}
      {frame.isAsking && <LeaveQuestion />}
    </main>
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
  const { leave, stay } = useInject(PaymentFrame);
  const locale = useInject(Locale);
  const isDeposit = useInject(CurrentTransaction).current?.flow === 'deposit';
  return usePlayerWords() ? (
    <ConfirmDialog
      title={locale.t('player:pay.leave')}
      {...(isDeposit && { text: locale.t('player:pay.leaveText') })}
      confirmLabel={locale.t('player:pay.go')}
      cancelLabel={locale.t('player:pay.stay')}
      onConfirm={leave}
      isRisky
      onCancel={stay}
    />
  ) : null;
});

/** The merchant as the player knows it: the site's name, where one is known. */
function useMerchant(): string | undefined {
  const { payload, isEmbedded } = useInject(Session);
  const window = useInject(BrowserWindow);
  if (payload.host || !isEmbedded) return payload.host;
  return /^https?:\/\/(.+)/.exec(parentOrigin(window) ?? '')?.[1];
}

/** The header's Back and Close come before the page; when it goes, the focus must not stay nowhere. */
function useFocusInside() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return () => void focusNewPage();
  }, []);
  return heading;
}

/** Escape asks as Back does, and is not passed on to the host, whose dialog it would close. */
function useEscapeToLeave(frame: PaymentFrame): void {
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || frame.isAsking) return;
      event.preventDefault();
      frame.askToLeave();
    };
    // Before the cashier's own listener (use-escape.ts).
    document.addEventListener('keydown', ask, true);
    return () => document.removeEventListener('keydown', ask, true);
  }, [frame]);
}

/** Fills the frame, and closes it when the provider has sent the player back to us. */
function usePage(frame: PaymentFrame) {
  const [isLoading, setIsLoading] = useState(true);
  const [isSlow, setIsSlow] = useState(false);
  const clock = useInject(Clock);
  const { location } = useInject(BrowserWindow);
  const { source } = frame;
  const element = useRef<HTMLIFrameElement>(null);
  const look = useCallback(() => {
    const { contentWindow } = element.current ?? {};
    if (contentWindow && showsUs(contentWindow, location)) frame.hide();
  }, [frame, location]);
  useEffect(() => {
    if (source?.kind === 'post') submitHiddenForm(document, { ...source.form, method: 'POST', target: NAME });
    return clock.after(SLOW_MS, () => setIsSlow(true));
  }, [source, clock]);
  // A host's page to which the provider returns mounts its cashier some time after it has loaded.
  useEffect(() => clock.every(WATCH_MS, look), [clock, look]);
  const onLoad = () => {
    if (addressOf(element.current?.contentWindow)?.href === 'about:blank') return;
    setIsLoading(false);
    look();
  };
  return { element, isLoading, isSlow, onLoad };
}

/** Whether the cashier's own page is shown there: as the return page, or in a frame of the host's page. */
function showsUs(there: Window, own: Pick<Location, 'origin' | 'pathname'>): boolean {
  const shown = addressOf(there);
  if (shown?.origin === own.origin && shown.pathname === own.pathname) return true;
  return Array.from({ length: there.length }, (_, at) => there[at]!).some((one) => showsUs(one, own));
}

/** Undefined for a page of another origin, which can't be looked at. */
function addressOf(there: Window | null | undefined): Location | undefined {
  try {
    return there?.location.href ? there.location : undefined;
  } catch {
    return undefined;
  }
}

/** The page goes away once the payment has ended, and when the cashier shows another page. */
function useEndings(frame: PaymentFrame): void {
  const { status } = useInject(CurrentTransaction);
  const { path } = useInject(Navigation);
  const [first] = useState(path);
  const hasEnded = path !== first || isEndStatus(status);
  useEffect(() => {
    if (hasEnded) frame.hide();
  }, [hasEnded, frame]);
}

export default PaymentFramePage;
