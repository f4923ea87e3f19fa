/** What a code has that its standard does not allow. Monitoring receives this, but never the code itself. */
export type CodeCaution = 'characters' | 'length' | 'decimals' | 'repeated' | 'address' | 'bic' | 'remittance';

/** What a code says of the sum; undefined where the payer types it. */
export interface CodeAmount {
  value: string;
  /** ISO 4217 code, or its number. */
  currency: string;
}

/** A code that has been read, before its amount is compared. */
export type CodeReading =
  | { ok: true; amount: CodeAmount | undefined; cautions: readonly CodeCaution[] }
  | { ok: false; fault: string };

export interface Payment {
  /** Major units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}
