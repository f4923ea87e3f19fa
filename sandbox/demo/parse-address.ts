/** Undefined for an invalid address. (Not `URL.canParse`: some browsers of the cashier's target lack it.) */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
