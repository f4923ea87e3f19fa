/** A time of the gateway's as a player reads it: of today the hour alone. `now`: milliseconds since the epoch. */
export function shownTime(iso: string, tag: string, now = Date.now()): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(tag, { ...day, timeStyle: 'short', numberingSystem: 'latn' }).format(date);
}

/** Whether it is worth a word: a time that is over says nothing of when a thing that still is so ends. */
export const isToCome = (iso: string | null | undefined, now = Date.now()): iso is string =>
  iso != null && Date.parse(iso) > now;
