export { AddressPage as AddressScreen } from '../shared/address-page';
