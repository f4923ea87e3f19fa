import type { Breadcrumb } from '@sentry/react';
import type { MonitoredUser } from './monitoring';
import { scrub, scrubText } from './scrub';

/**
 * Keys of an event that the SDK itself fills and needs unchanged: ids that may look like numbers, and live objects. The
 * user was scrubbed when it was set.
 */
const OWN_PARTS = new Set(['event_id', 'replay_id', 'sdk', 'sdkProcessingMetadata', 'debug_meta', 'timestamp', 'user']);
const TRACE_IDS = ['trace_id', 'span_id', 'parent_span_id', 'replay_id'] as const;

interface AnyEvent {
  contexts?: { trace?: object } & Record<string, unknown>;
}

/** Returns an event of any kind without what must not leave the device (see `scrubText`). */
export function scrubEvent<E extends object>(event: E): E {
  const parts = Object.entries(event).map(([key, part]) => [key, OWN_PARTS.has(key) ? part : scrub(part)]);
  const clean = Object.fromEntries(parts) as E & AnyEvent;
  const { contexts } = event as AnyEvent;
  if (contexts?.trace && clean.contexts?.trace) Object.assign(clean.contexts.trace, pick(contexts.trace, TRACE_IDS));
  return clean;
}

/** Keeps the ids that the spec names, unchanged if they look like ids, and nothing else of the player. */
export function scrubUser(user: MonitoredUser): MonitoredUser {
  const id = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : scrubText(text));
  return { id: id(user.id), partner_key: id(user.partner_key), hash_id: id(user.hash_id) };
}

/** Keeps only what our code and the network said; drops what was clicked, typed or printed to the console. */
export function scrubBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb | null {
  const category = breadcrumb.category ?? '';
  if (category === 'console' || category.startsWith('ui.')) return null;
  // Restore the id of an earlier event, which may have been scrubbed because it looks like a number.
  return { ...(scrub(breadcrumb) as Breadcrumb), ...pick(breadcrumb, ['event_id']) };
}

function pick(source: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key)));
}
