import type { MethodField } from '../../contract/method';
import { WALLET_NAME } from './field-key';

/** A method field under the name that the form gives it; `serverName` is the gateway's name, which its errors use. */
export type FieldSource = MethodField & { readonly serverName: string };

/**
 * The fields that the form shows, in order (spec 3): `amount` is dropped, the wallet field becomes `customWallet`, and
 * of two fields with one name the later replaces the earlier in its place. A request carries one wallet only, so the
 * wallet flag of any further field is ignored: its value is sent under its own name and not lost.
 */
export function fieldSources(fields: readonly MethodField[]): FieldSource[] {
  return mergeSources([], fields);
}

/**
 * Merges in the fields that a reply asks for, by the same rules: known names are replaced in their place, new ones are
 * added at the end.
 */
export function mergeSources(sources: readonly FieldSource[], fields: readonly MethodField[]): FieldSource[] {
  const merged = [...sources];
  for (const field of fields) {
    if (field.type === 'amount') continue;
    const source = toSource(field, merged);
    const at = merged.findIndex((known) => known.name === source.name);
    if (at < 0) merged.push(source);
    else merged[at] = source;
  }
  return merged;
}

function toSource(field: MethodField, known: readonly FieldSource[]): FieldSource {
  const wallet = known.find((source) => source.name === WALLET_NAME);
  const isWallet =
    field.name === WALLET_NAME || (field.wallet === true && (!wallet || wallet.serverName === field.name));
  return { ...field, name: isWallet ? WALLET_NAME : field.name, serverName: field.name };
}
