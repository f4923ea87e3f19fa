/** The keys of Pix as its directory holds them (Banco Central do Brasil, Manual Operacional do DICT). */
import { isCnpj, isCpf } from './check-digits';

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const IS_KEY: Readonly<Record<PixKeyKind, (text: string) => boolean>> = {
  cpf: (text) => /^[\d\s.-]+$/.test(text) && isCpf(text),
  cnpj: isCnpj,
  /** E.164. Without the plus, eleven digits are a CPF; `55` may be typed, and a mobile has nine digits. */
  phone: (text) => /^\+\d{8,15}$/.test(text.replace(/[\s().-]/g, '')) && isPlausible(text.replace(/\D/g, '')),
  email: (text) => text.length <= 77 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  /** "Chave aleatória": a UUID (RFC 9562). */
  random: (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text),
};

const isPlausible = (digits: string) => !digits.startsWith('55') || /^55[1-9][1-9](?:9\d{8}|[2-8]\d{7})$/.test(digits);

/** What a gateway's word for a kind of key says: `cpf`, `PHONE`, `telefone`, `celular`, `evp`. Undefined for any other. */
export function pixKeyKind(word: string): PixKeyKind | undefined {
  const kinds: readonly (readonly [RegExp, PixKeyKind])[] = [
    [/^cpf$/i, 'cpf'],
    [/^cnpj$/i, 'cnpj'],
    [/phone|fone|^tel|celular|mobile/i, 'phone'],
    [/mail/i, 'email'],
    [/evp|random|aleat|uuid/i, 'random'],
  ];
  return kinds.find(([pattern]) => pattern.test(word.trim()))?.[1];
}

/** `kind`: as the player has chosen it; any when absent. */
export const isPixKey = (text: string, kind?: PixKeyKind): boolean =>
  (kind ? [IS_KEY[kind]] : Object.values(IS_KEY)).some((isKey) => isKey(text));

/** A telephone number as it is dialled in Brazil, to which only the `+55` of a key is missing; not what is printed as a CPF. */
export const isPhoneWithoutPrefix = (text: string): boolean =>
  !/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text) &&
  /^(?:55)?[1-9][1-9](?:9\d{8}|[2-8]\d{7})$/.test(text.replace(/[\s().-]/g, ''));
