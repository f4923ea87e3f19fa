/** The player asked the browser for fewer bytes: nothing is fetched ahead of need. `Save-Data` is Chromium's alone. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data)').matches;
}
