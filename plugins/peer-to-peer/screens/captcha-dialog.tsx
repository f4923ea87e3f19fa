import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Captcha, type CaptchaChallenge } from '@/core/captcha/captcha';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import styles from './captcha-dialog.module.css';

/** Dialog for a captcha that needs the player's input, with a button to cancel it. */
export const CaptchaDialog = observer(function CaptchaDialog() {
  const { challenge } = useInject(Captcha);
  return challenge ? <OpenChallenge challenge={challenge} /> : null;
});

/** A native dialog out of the browser's top layer, so that the captcha service's content can appear above it. */
const OpenChallenge = observer(function OpenChallenge({ challenge }: { challenge: CaptchaChallenge }) {
  const locale = useInject(Locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  // Close the dialog while it is still in the document, because only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.show();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (place.current) challenge.mount(place.current);
  }, [challenge]);
  return (
    <>
      <div className={styles.scrim} />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault();
          challenge.close();
        }}
        // Browsers may close the dialog without a cancelable `cancel` event (HTML, "close watcher").
        onClose={({ currentTarget }) => {
          if (!currentTarget.open) challenge.close();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Else the host would take the key for its own: the dialog may be gone when it is looked for.
          event.preventDefault();
          challenge.close();
        }}
      >
        <h2 className={styles.title} id={id}>
          {locale.t('peer-to-peer:captcha.title')}
        </h2>
        <p className={styles.text}>{locale.t('peer-to-peer:captcha.text')}</p>
        <div ref={place} className={styles.body} />
        <div className={styles.actions}>
          <Button variant="secondary" isFullWidth onClick={challenge.close}>
            {locale.t('peer-to-peer:captcha.cancel')}
          </Button>
        </div>
      </dialog>
    </>
  );
});
