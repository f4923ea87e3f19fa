import * as v from 'valibot';
import { Theme } from '../contract/primitives';
import { readPayload } from '../core/host-bridge/host-data';
import type { Session } from '../core/session/session';

const Change = v.object({ theme: v.picklist([...Theme.options, 'auto']) });

/** Follows the system's theme while the host's latest word about the theme is `auto`. */
export function followSystemTheme(
  session: Pick<Session, 'payload' | 'setTheme'>,
  window: Pick<Window, 'matchMedia'>,
): { onHost(payload: unknown): void; stop(): void } {
  let isAuto = session.payload.theme === 'auto';
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    if (isAuto) session.setTheme(system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  return {
    onHost(payload) {
      const change = v.safeParse(Change, readPayload(payload));
      if (!change.success) return;
      isAuto = change.output.theme === 'auto';
      apply();
    },
    stop: () => system.removeEventListener('change', apply),
  };
}
