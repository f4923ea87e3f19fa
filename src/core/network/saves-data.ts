/** The player asked the browser for fewer bytes (Save-Data; Chromium only): nothing is fetched ahead of need. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
