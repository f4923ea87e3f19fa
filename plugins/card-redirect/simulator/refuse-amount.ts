import Big from 'big.js';

/**
 * The two error codes that the widget handles specially (spec 8), chosen by the amount's cents. @returns null for any
 * other amount
 */
export function refuseAmount(amount: number): { status: number; code: string; message: string } | null {
  const cents = new Big(amount).toFixed(2).slice(-2);
  if (cents === '13') {
    const message = 'The bank does not accept this amount. Try another one.';
    return { status: 400, code: 'banking.merchantClientError', message };
  }
  if (cents === '14') return { status: 400, code: 'banking.paymentMethodRegex', message: 'A field was refused' };
  return null;
}
