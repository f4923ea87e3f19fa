/** Adyen Web as its Drop-in guide sets it up: eight method types are imported by name, so the build leaves out all others. */
import {
  AdyenCheckout,
  BankTransfer,
  Blik,
  Boleto,
  Card,
  Dropin,
  MBWay,
  Pix,
  SepaDirectDebit,
  UPI,
} from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

const services = `${location.origin}/adyen-services/test/`;

const checkout = await AdyenCheckout({
  paymentMethodsResponse: await /** @type {any} */ (window).methods,
  clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCHBE',
  environment: 'test',
  _environmentUrls: { api: services, analytics: services, cdn: { images: services, translations: services } },
  locale: 'en-US',
  countryCode: 'DE',
  amount: { value: 5000, currency: 'EUR' },
  analytics: { enabled: false },
  onSubmit() {},
  onAdditionalDetails() {},
});

new Dropin(checkout, {
  paymentMethodComponents: [Card, SepaDirectDebit, MBWay, Blik, Pix, UPI, BankTransfer, Boleto],
  openFirstPaymentMethod: false,
  openFirstStoredPaymentMethod: false,
}).mount('#dropin');
