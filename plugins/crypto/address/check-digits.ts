import { CHAIN_IDS, type NetworkId } from '../networks';

/**
 * True when nothing in an address of the network tells a wrong character, so that its form alone can be checked:
 * Solana's, Ethereum's in one case (ERC-55), TON's raw form, a lightning address.
 */
export function lacksCheckDigits(network: NetworkId, address: string): boolean {
  const digits = address.slice(2);
  if (network in CHAIN_IDS) return digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return (
    network === 'solana' ||
    (network === 'ton' && address.includes(':')) ||
    (network === 'lightning' && address.includes('@'))
  );
}
