/**
 * Characters of an IBAN by country: ISO 13616 registry of SWIFT (release 99), and the countries outside of it whose
 * banks issue IBANs all the same. In small letters: countries whose numbers have digits alone. `Gb`: four letters of the
 * bank before digits alone.
 */
const LENGTHS =
  'AD24ae23AL28AO25at20AZ28ba20be16BF28BG22BH22bi27BJ28BR29BY28CF27CG27CH21CI28CM27cr22CV25CY28cz24de22dj27dk18DO28' +
  'DZ26ee20eg29es24fi18FK18fo18FR27GA27Gb22GE22GI23gl18GQ27GR27GT28GW25HN28hr21hu28Ie22il23Iq23IR26is26IT27JO30KM27' +
  'KW30KZ20LB28LC32LI21lt20LU20LV21ly25MA28MC27MD24me22MG27MK19ML28mn20mr27MT31MU30MZ25NE28Ni28Nl18no15OM23PK24pl28' +
  'PS29pt25QA29RO24rs22RU33SA24SC31sd18se24si19sk24SM27SN28so23st25Sv28TD27TG28tl23tn24TR26UA29va22VG24xk20YE30';

const byCountry = new Map(LENGTHS.match(/.{4}/g)?.map((one) => [one.slice(0, 2).toUpperCase(), one]));

/** `iban`: without spaces, in capitals. Undefined for a country that issues none, as far as is known. */
export function ibanLength(iban: string): number | undefined {
  const country = byCountry.get(iban.slice(0, 2));
  return country === undefined ? undefined : Number(country.slice(2));
}

/** `iban`: in capitals. False where a letter stands for a digit, of which the check digits miss one in 97. */
export function hasIbanForm(iban: string): boolean {
  const country = byCountry.get(iban.slice(0, 2)) ?? '';
  return !/^.[a-z]/.test(country) || (/^[a-z]/.test(country) ? /^..\d+$/ : /^..\d\d[A-Z]{4}\d+$/).test(iban);
}
