/** Message keys of the UPI page. Each plugin that shows it has them in its own files, under the key `upi`. */
export const UPI_MESSAGES = [
  'title',
  'validFor',
  'apps',
  'anyApp',
  'showQr',
  'showApps',
  'qr',
  'amountOpen',
  'payee',
  'vpa',
  'howTo.title',
  'howTo.phone.pay',
  'howTo.desktop.pay',
  'howTo.pin',
  'howTo.utr',
  'utr.title',
  'utr.late',
  'utr.label',
  'utr.hint',
  'utr.required',
  'utr.length',
  'utr.refused',
  'paid',
  'alreadyPaid',
  'expired.title',
  'expired.text',
  'gone.title',
  'gone.text',
  'refused.title',
  'refused.text',
  'newCode',
  'otherMethod',
] as const;
export type UpiMessage = (typeof UPI_MESSAGES)[number];

/** Returns the message in the player's language. */
export type UpiSay = (message: UpiMessage, values?: Readonly<Record<string, string>>) => string;
