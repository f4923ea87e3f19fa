import { MethodsStore } from '@/cashier/methods/methods-store';
import { Locale } from '@/core/locale/locale';
import type { Text } from '@/contract/primitives';
import { useInject } from '@/kernel/react';

interface Terms {
  place?: string | Text | null | undefined;
  steps: readonly Text[];
  expiresAt?: string | null | undefined;
}

/** Place, steps and end time, as the pages of vouchers and withdrawals show them. Call it in an observer. */
export function useTerms(terms: Terms | undefined, methodName: string | undefined) {
  const locale = useInject(Locale);
  const methods = useInject(MethodsStore);
  const method = methods.find(methodName);
  return {
    place: locale.text(terms?.place) || locale.text(method?.text),
    steps: (terms?.steps ?? []).map((step) => locale.text(step)).filter((step) => step !== ''),
    until: lastMoment(terms?.expiresAt, locale.tag),
  };
}

/** Formats the time in the player's time zone; undefined without a valid time. */
function lastMoment(expiresAt: string | null | undefined, tag: string): string | undefined {
  const end = Date.parse(expiresAt ?? '');
  if (Number.isNaN(end)) return undefined;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', numberingSystem: 'latn' }).format(end);
}
