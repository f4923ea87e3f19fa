import { observer } from 'mobx-react-lite';
import type { Elements } from '../../../ui/elements';
import { BrowserWindow } from '../../../core/window/browser-window';
import { iconUrl } from '../../../cashier/methods/icon-url';
import type { PayableUpi } from '../stores/check-upi-invoice';
import { upiAppLinks, upiOpener } from '../stores/upi-apps';
import { Locale } from '../../../core/locale/locale';
import { Session } from '../../../core/session/session';
import { Settings } from '../../../core/settings/settings';
import { useInject } from '../../../kernel/react';
import { Icon } from '../../../ui/icons/icon';
import { DetailsList } from '../../../ui/layout/details-list';
import { AppButtons } from '../../../ui/payment/app-buttons';
import { QrCode } from '../../../ui/payment/qr-code';
import { StepList } from '../../../ui/payment/step-list';
import { Note } from '../../../ui/views/note';
import { CopyRow } from '../../../connected/payment/copy-row';
import { useOpenLink } from '../../../connected/payment/open-link';
import type { UpiSay } from './upi-say';
import styles from './upi.module.css';

interface UpiCodeBlockProps {
  payable: PayableUpi;
  /** Formatted for display. */
  amount: string;
  say: UpiSay;
}

/**
 * The code to scan, the apps that open it, and the payee. The way that suits the device comes first, the other is
 * folded.
 */
export const UpiCodeBlock = observer(function UpiCodeBlock({ payable, amount, say }: UpiCodeBlockProps) {
  const { platform } = useInject(Session);
  const locale = useInject(Locale);
  const isDesktop = platform === 'desktop';
  const qr = (
    <div className={styles.qr}>
      <QrCode value={payable.link.uri} label={say('qr')} />
    </div>
  );
  const apps = <UpiApps payable={payable} say={say} />;
  const steps = [say(isDesktop ? 'howTo.desktop.pay' : 'howTo.phone.pay'), say('howTo.pin'), say('howTo.utr')];
  return (
    <>
      {payable.isAmountOpen && <Note role="status">{say('amountOpen', { amount })}</Note>}
      {payable.cautions.length > 0 && <Note>{locale.t('payment.codeCaution')}</Note>}
      {isDesktop ? qr : apps}
      <More label={say(isDesktop ? 'showApps' : 'showQr')}>{isDesktop ? apps : qr}</More>
      <section className={styles.section}>
        <DetailsList items={[{ label: say('payee'), value: payable.payeeName }]} />
        <CopyRow label={say('vpa')} value={payable.vpa} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{say('howTo.title')}</h2>
        <StepList steps={steps} />
      </section>
    </>
  );
});

/**
 * Links in a browser, which always opens a link on a click; buttons in a native view, where the host opens the address.
 */
const UpiApps = observer(function UpiApps({ payable, say }: Pick<UpiCodeBlockProps, 'payable' | 'say'>) {
  const { platform, isNative } = useInject(Session);
  const settings = useInject(Settings);
  const { navigator } = useInject(BrowserWindow);
  const openLink = useOpenLink();
  const opener = upiOpener(platform, isNative, navigator.userAgent);
  const apps = upiAppLinks(payable.link, opener, payable.apps).map(({ id, name, icon, scheme, href }) => ({
    id,
    label: name ?? say('anyApp'),
    iconUrl: iconUrl(icon, settings),
    ...(isNative ? { onSelect: () => openLink(href, scheme) } : { href }),
  }));
  return <AppButtons label={say('apps')} apps={apps} />;
});

function More({ label, children }: { label: string; children: Elements }) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <Icon name="expand" size={1.25} />
      </summary>
      {children}
    </details>
  );
}
