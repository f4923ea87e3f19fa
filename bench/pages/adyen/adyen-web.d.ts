/**
 * The part of Adyen Web that the page uses, so that types can be checked before the bench's own packages are installed.
 */
declare module '@adyen/adyen-web' {
  interface MethodType {
    type: string;
  }
  interface Checkout {
    options: object;
  }
  export function AdyenCheckout(options: object): Promise<Checkout>;
  export class Dropin {
    constructor(checkout: Checkout, options: { paymentMethodComponents: MethodType[] } & Record<string, unknown>);
    mount(selector: string): void;
  }
  export const BankTransfer: MethodType;
  export const Blik: MethodType;
  export const Boleto: MethodType;
  export const Card: MethodType;
  export const MBWay: MethodType;
  export const Pix: MethodType;
  export const SepaDirectDebit: MethodType;
  export const UPI: MethodType;
}
declare module '@adyen/adyen-web/styles/adyen.css';
