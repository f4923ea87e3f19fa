import { useCallback } from 'react';
import { BrowserWindow } from '../../core/window/browser-window';
import { readPaymentLink } from '../../cashier/payment-window/app-link';
import { ErrorHandler } from '../../core/errors/error-handler';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Session } from '../../core/session/session';
import { useInject } from '../../kernel/react';

/**
 * Opens a payment page or a wallet app; call it in the click handler. In a native view the host opens both, since links
 * to other apps fail in web views. A link of any other scheme is refused (see `readPaymentLink`), and the error is
 * shown and reported.
 */
export function useOpenLink(): (url: string, appScheme?: string) => void {
  const host = useInject(HostBridge);
  const session = useInject(Session);
  const errors = useInject(ErrorHandler);
  const window = useInject(BrowserWindow);
  return useCallback(
    (url, appScheme) => {
      try {
        const { href, kind } = readPaymentLink(url, appScheme);
        if (session.isNative) host.send({ messageType: 'openExtBrowser', url: href });
        else if (kind === 'web') window.open(href, '_blank', 'noopener,noreferrer');
        // In this frame: an app's link does not replace the page, while a new tab would stay behind, empty.
        else window.location.assign(href);
      } catch (error) {
        errors.handle(error);
      }
    },
    [host, session, errors, window],
  );
}
