/** A requisite as it is read best; copied is always the value itself. IBANs stand in blocks of four (ISO 13616). */
export function shownValue({ name, value }: { name: string; value: string }): string {
  if (name.toLowerCase() !== 'iban' || /\s/.test(value)) return value;
  return value.replace(/.{4}(?=.)/g, '$& ');
}
