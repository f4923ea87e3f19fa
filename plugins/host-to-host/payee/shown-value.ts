/** A requisite in readable form: IBANs in blocks of four (ISO 13616). The copy button copies the value itself. */
export function shownValue({ name, value }: { name: string; value: string }): string {
  if (name.toLowerCase() !== 'iban' || /\s/.test(value)) return value;
  return value.replace(/.{4}(?=.)/g, '$& ');
}
