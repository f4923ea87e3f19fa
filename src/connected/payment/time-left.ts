/** Whole seconds until `expiresAt` (ISO 8601), rounded up; 0 from then on. Undefined without a valid time. */
export function secondsLeft(expiresAt: string | null | undefined, now: number): number | undefined {
  const end = Date.parse(expiresAt ?? '');
  return Number.isNaN(end) ? undefined : Math.max(0, Math.ceil((end - now) / 1000));
}

/** `mm:ss`, from an hour on `h:mm:ss`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The end time in the player's own time zone, e.g. `Nov 25, 4:20 PM`; undefined without a valid time. */
export function timeOfDay(expiresAt: string | null | undefined, tag: string): string | undefined {
  const end = Date.parse(expiresAt ?? '');
  if (Number.isNaN(end)) return undefined;
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(tag, { ...parts, numberingSystem: 'latn' }).format(end);
}
