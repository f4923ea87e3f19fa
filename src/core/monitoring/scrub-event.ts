import type { Breadcrumb } from '@sentry/react';
import { scrub, scrubText } from './scrub';

/** Parts that the service itself makes and needs whole: ids that may look like numbers, and live objects. */
const OWN_PARTS = new Set(['event_id', 'replay_id', 'sdk', 'sdkProcessingMetadata', 'debug_meta', 'user', 'timestamp']);
const TRACE_IDS = ['trace_id', 'span_id', 'parent_span_id', 'replay_id'] as const;

interface AnyEvent {
  user?: object;
  contexts?: { trace?: object } & Record<string, unknown>;
}

/** An event of any kind without what must not leave the device (see `scrubText`). */
export function scrubEvent<E extends object>(event: E): E {
  const parts = Object.entries(event).map(([key, part]) => [key, OWN_PARTS.has(key) ? part : scrub(part)]);
  const clean = Object.fromEntries(parts) as E & AnyEvent;
  const { user, contexts } = event as AnyEvent;
  if (user) clean.user = scrubUser(user);
  if (contexts?.trace && clean.contexts?.trace) Object.assign(clean.contexts.trace, pick(contexts.trace, TRACE_IDS));
  return clean;
}

/** Ids as the spec names them, when they look like ids; nothing else of the player. */
function scrubUser(user: object): Record<string, unknown> {
  const ids = Object.entries(pick(user, ['id', 'partner_key', 'hash_id']));
  return Object.fromEntries(
    ids.map(([key, id]) => [key, /^[\w-]{1,64}$/.test(String(id)) ? id : scrubText(String(id))]),
  );
}

/** Only what we and the network said: what was clicked, typed or printed to the console is dropped. */
export function scrubBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb | null {
  const category = breadcrumb.category ?? '';
  if (category === 'console' || category.startsWith('ui.')) return null;
  return scrub(breadcrumb) as Breadcrumb;
}

function pick(source: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key)));
}
