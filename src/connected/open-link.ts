import { useCallback } from 'react';
import { BrowserWindow } from '../cashier/payment-window/browser-window';
import { readPaymentLink } from '../cashier/payment-window/app-link';
import { ErrorHandler } from '../core/errors/error-handler';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Session } from '../core/session/session';
import { useInject } from '../kernel/react';

/**
 * Opens a payment page or a wallet app; call it in the click. A native view leaves both to the host, since links to other
 * apps die in web views. A link of any other scheme is refused (see `readPaymentLink`): shown and reported.
 */
export function useOpenLink(): (url: string) => void {
  const host = useInject(HostBridge);
  const session = useInject(Session);
  const errors = useInject(ErrorHandler);
  const { document } = useInject(BrowserWindow);
  return useCallback(
    (url) => {
      try {
        const link = readPaymentLink(url);
        if (session.isNative) host.send({ messageType: 'openExtBrowser', url: link.href });
        else followLink(document, link.href, link.kind === 'web');
      } catch (error) {
        errors.handle(error);
      }
    },
    [host, session, errors, document],
  );
}

/** By a real link: a web page gets a tab of its own; an app's link must not, since an empty tab would stay behind. */
function followLink(document: Document, href: string, isOwnTab: boolean): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  if (isOwnTab) Object.assign(anchor, { target: '_blank', rel: 'noopener noreferrer' });
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
