/** Formats a time from the gateway for the player; a time of today without its date. `now`: milliseconds since the epoch. */
export function shownTime(iso: string, tag: string, now = Date.now()): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(tag, { ...day, timeStyle: 'short', numberingSystem: 'latn' }).format(date);
}

/** Whether a time is in the future. A past time says nothing about when something that still lasts will end, so it is not shown. */
export const isToCome = (iso: string | null | undefined, now = Date.now()): iso is string =>
  iso != null && Date.parse(iso) > now;
