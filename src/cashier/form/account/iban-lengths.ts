/**
 * Characters of an IBAN by country: ISO 13616 registry of SWIFT (release 99), and the countries outside of it whose
 * banks issue IBANs all the same.
 */
const LENGTHS =
  'AD24AE23AL28AO25AT20AZ28BA20BE16BF28BG22BH22BI27BJ28BR29BY28CF27CG27CH21CI28CM27CR22CV25CY28CZ24DE22DJ27DK18DO28' +
  'DZ26EE20EG29ES24FI18FK18FO18FR27GA27GB22GE22GI23GL18GQ27GR27GT28GW25HN28HR21HU28IE22IL23IQ23IR26IS26IT27JO30KM27' +
  'KW30KZ20LB28LC32LI21LT20LU20LV21LY25MA28MC27MD24ME22MG27MK19ML28MN20MR27MT31MU30MZ25NE28NI28NL18NO15OM23PK24PL28' +
  'PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SN28SO23ST25SV28TD27TG28TL23TN24TR26UA29VA22VG24XK20YE30';

const byCountry = new Map(LENGTHS.match(/.{4}/g)?.map((one) => [one.slice(0, 2), Number(one.slice(2))]));

/** `iban`: without spaces, in capitals. Undefined for a country that issues none, as far as is known. */
export const ibanLength = (iban: string): number | undefined => byCountry.get(iban.slice(0, 2));

/** Countries whose numbers have digits alone, and those with four letters of the bank before digits alone (same registry). */
const DIGITS =
  'AE AT BA BE BI CR CZ DE DJ DK EE EG ES FI FO GL HR HU IL IS LT LY ME MN MR NO PL PT RS SD SE SI SK SO ST TL TN VA XK';
const LETTERS_FIRST = 'GB IE IQ NI NL SV';

/** `iban`: in capitals. False where a letter stands for a digit, of which the check digits miss one in 97. */
export function hasIbanForm(iban: string): boolean {
  const country = iban.slice(0, 2);
  if (DIGITS.includes(country)) return /^..\d+$/.test(iban);
  return !LETTERS_FIRST.includes(country) || /^..\d\d[A-Z]{4}\d+$/.test(iban);
}
