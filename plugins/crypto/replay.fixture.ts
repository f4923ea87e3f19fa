import type { Revive } from '../../tests/kit/replay/replay-input';
import { networkNamed } from './networks';
import { makeAddress } from './simulator/make-address';

/** A placeholder is no address of any network, and the page shows none that can't be paid to. */
export const revive: Revive = ({ apiResponse }) => {
  const invoice = apiResponse?.data?.crypto;
  const network = invoice && networkNamed(invoice.network);
  if (!network) return;
  const address = makeAddress(network.id, 'replay');
  invoice.uri = invoice.uri?.replace(invoice.address, address);
  invoice.address = address;
};
