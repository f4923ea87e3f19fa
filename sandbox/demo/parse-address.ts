/** Undefined for what is none. `URL.canParse` is younger than the browsers that the cashier is for. */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
