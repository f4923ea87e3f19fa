import { useRef, useState } from 'react';
import { ErrorHandler } from '../core/errors/error-handler';
import { Locale } from '../core/locale/locale';
import { Session } from '../core/session/session';
import { Settings } from '../core/settings/settings';
import { ServerClock } from '../core/time/server-clock';
import { Clock } from '../core/time/time';
import type { PackedTrace } from '../core/trace/pack-trace';
import { TraceRecorder } from '../core/trace/trace-recorder';
import { useInject } from '../kernel/react';
import type { Elements } from '../ui/elements';
import { CheckField } from '../ui/fields/check-field';
import styles from './support-trace.module.css';
import { usePlayerWords } from './use-player-words';

interface SupportTrace {
  /** The checkbox for the player's consent, unticked at first, and what would be sent. */
  consent: Elements;
  /** The packed trace; undefined until the player has agreed and it is packed. Read it in the click handler. */
  text: string | undefined;
}

/** The details of this visit that a player may give to support. Nothing is put together before the player agrees. */
export function useSupportTrace(): SupportTrace {
  const recorder = useInject(TraceRecorder);
  const session = useInject(Session);
  const settings = useInject(Settings);
  const clock = useInject(Clock);
  const serverClock = useInject(ServerClock);
  const errors = useInject(ErrorHandler);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords();
  const [isWanted, setWanted] = useState(false);
  const [packed, setPacked] = useState<PackedTrace>();
  const requestId = useRef(0);

  const pack = async () => {
    const id = ++requestId.current;
    try {
      const { packTrace } = await import('../core/trace/pack-trace');
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const serverOffset = serverClock.now() - clock.now();
      const { entries, typed } = recorder;
      const made = await packTrace({ entries, typed, session, settings, serverOffset, viewport });
      if (id === requestId.current) setPacked(made);
    } catch (error) {
      if (id !== requestId.current) return;
      setWanted(false);
      errors.handle(error);
    }
  };
  const choose = (wants: boolean) => {
    setWanted(wants);
    setPacked(undefined);
    requestId.current += 1;
    if (wants) void pack();
  };

  const label = locale.t('player:help.traceContent');
  const consent = hasWords && (
    <div className={styles.trace}>
      <CheckField label={locale.t('player:help.trace')} isChecked={isWanted} onChange={choose} />
      {packed && (
        <details>
          <summary className={styles.summary}>{label}</summary>
          <textarea
            className={styles.content}
            readOnly
            rows={5}
            value={JSON.stringify(packed.trace, undefined, 1)}
            aria-label={label}
            translate="no"
            dir="ltr"
          />
        </details>
      )}
    </div>
  );
  return { consent, text: packed?.text };
}
