/** Banks of the simulated payees' cards, by the first eight digits (ISO/IEC 7812). All ranges are made up. */

export interface PayeeBank {
  bin: string;
  /** The card's network, under the gateway's name for it. */
  paymentSystem: string;
  /** The gateway's name for the bank. */
  type: string;
  name: string;
  iconId?: string;
}

const bank = (bin: string, paymentSystem: string, type: string, name: string, iconId?: string): PayeeBank =>
  iconId === undefined ? { bin, paymentSystem, type, name } : { bin, paymentSystem, type, name, iconId };

/** Banks by the prefix of the method's name. */
const BY_METHOD: Readonly<Record<string, readonly PayeeBank[]>> = {
  uz_uzcard: [
    bank('86001234', 'uzcard', 'ipoteka', 'Ipoteka Bank', 'uzcard'),
    bank('86005678', 'uzcard', 'hamkor', 'Hamkorbank', 'uzcard'),
  ],
  uz_humo: [
    bank('98601201', 'humo', 'kapital', 'Kapitalbank', 'humo'),
    bank('98603503', 'humo', 'aloqa', 'Aloqabank', 'humo'),
  ],
  kg_mbank: [bank('41695800', 'visa', 'mbank', 'MBank', 'mbank')],
  kg_optima: [bank('41695801', 'visa', 'optima', 'Optima Bank', 'optima')],
  kg_demir: [bank('41695802', 'visa', 'demir', 'DemirBank', 'demir')],
  kg_bakai: [bank('94170003', 'elcart', 'bakai', 'Bakai Bank', 'bakai')],
  kg_kompanion: [bank('94170004', 'elcart', 'kompanion', 'Kompanion Bank', 'kompanion')],
  kg_aiyl: [bank('94170005', 'elcart', 'aiyl', 'Aiyl Bank', 'aiyl')],
  kg_kicb: [bank('41695806', 'visa', 'kicb', 'KICB', 'kicb')],
  kg_eldik: [bank('94170007', 'elcart', 'eldik', 'Eldik Bank', 'eldik')],
  kg_doscredo: [bank('94170008', 'elcart', 'doscredo', 'DosCredoBank', 'doscredo')],
  kg_finca: [bank('41695809', 'visa', 'finca', 'FINCA Bank', 'finca')],
  kg_keremet: [bank('94170010', 'elcart', 'keremet', 'Keremet Bank', 'keremet')],
  ua_monobank: [bank('53754100', 'mastercard', 'monobank', 'monobank', 'monobank')],
  ua_privat24: [bank('51687400', 'mastercard', 'privatbank', 'PrivatBank', 'privat24')],
  ua_pumb: [bank('53553700', 'mastercard', 'pumb', 'PUMB', 'pumb')],
  ru_: [
    bank('22007001', 'mir', 'tbank', 'T-Bank', 'tbank'),
    bank('22022001', 'mir', 'sber', 'Sber', 'sber'),
    bank('22001501', 'mir', 'alfa', 'Alfa-Bank', 'alfa'),
  ],
  kz_kaspi: [bank('44004300', 'visa', 'kaspi', 'Kaspi Bank', 'kaspi')],
  kz_halyk: [bank('44056400', 'visa', 'halyk', 'Halyk Bank', 'halyk')],
  tr_: [
    bank('97920301', 'troy', 'ziraat', 'Ziraat Bankası', 'ziraat'),
    bank('97920600', 'troy', 'isbank', 'İş Bankası', 'isbank'),
  ],
};
const ANY = [bank('42424201', 'visa', 'test', 'Test Bank', 'bank')];

export function banksOf(methodName: string): readonly PayeeBank[] {
  return Object.entries(BY_METHOD).find(([prefix]) => methodName.startsWith(prefix))?.[1] ?? ANY;
}

/** `bin`: six to eight digits. */
export function bankByBin(bin: string): PayeeBank | undefined {
  return [...Object.values(BY_METHOD).flat(), ...ANY].find((each) => each.bin.startsWith(bin.slice(0, 8)));
}
