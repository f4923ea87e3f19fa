/**
 * Whether the player asked the browser for fewer bytes; if so, nothing is fetched ahead of need. Only Chromium has
 * `saveData`.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data)').matches;
}
