/** The form of the product against the gateway: the player's own account is right, has a wrong digit, or is another country's. */
import { afterEach, describe, expect, it } from 'vitest';
import { AMOUNT_KEY, fieldKey, WALLET_NAME } from '../../src/cashier/form/field-key';
import type { PaymentForm } from '../../src/cashier/form/payment-form';
import { makePaymentForm } from '../../src/cashier/form/payment-form.fixture';
import { PaymentMethod } from '../../src/contract/method';
import { parseOrThrow } from '../../src/contract/parse';
import { giveMoney } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';

interface Payout {
  method: string;
  country: string;
  currency: string;
  field: string;
  /** Other fields of the form. */
  rest?: Record<string, string>;
  right: string;
  sent?: string;
  wrong: string;
  foreign: string;
}

const IBAN = { field: 'iban', foreign: 'GB29NWBK60161331926819' };
const PIX = { method: 'br_pix_payout', country: 'br', currency: 'BRL', field: 'pix_key', foreign: '+1 555' };
const pix = (pix_key_type: string, right: string, wrong: string) => ({ ...PIX, rest: { pix_key_type }, right, wrong });
const IMPS = { method: 'in_imps', country: 'in', currency: 'INR', rest: { account_number: '31245678901' } };

const PAYOUTS: readonly Payout[] = [
  {
    ...IBAN,
    ...{ method: 'de_sepa', country: 'de', currency: 'EUR', rest: { bic: 'COBADEFFXXX' } },
    ...{ right: 'DE89 3704 0044 0532 0130 00', sent: 'DE89370400440532013000', wrong: 'DE89370400440532013001' },
  },
  {
    ...{ method: 'mx_spei', country: 'mx', currency: 'MXN', field: 'clabe', rest: { curp: 'GOMC900514HDFRRL09' } },
    ...{ right: '032180000118359719', wrong: '032180000118359718', foreign: '2850590940090418135201' },
  },
  {
    ...{ method: 'ar_cbu', country: 'ar', currency: 'ARS', field: 'cbu' },
    ...{ right: '2850590940090418135201', wrong: '2850590940090418135202', foreign: '032180000118359719' },
  },
  {
    ...{ method: 'pe_cci', country: 'pe', currency: 'PEN', field: 'cci' },
    ...{ right: '01136600010003254221', wrong: '01136600010003254231', foreign: '032180000118359719' },
  },
  {
    ...{ method: 'ma_rib', country: 'ma', currency: 'MAD', field: 'rib' },
    ...{ right: '011519000001205000534921', wrong: '011519000001205000534931', foreign: '032180000118359719' },
  },
  {
    ...{ method: 'ng_bank_payout', country: 'ng', currency: 'NGN', field: 'nuban', rest: { bank: '011' } },
    ...{ right: '0000014579', wrong: '0000014578', foreign: '0739082714' },
  },
  {
    ...{ method: 'au_account', country: 'au', currency: 'AUD', field: 'bsb', rest: { account_number: '31926819' } },
    ...{ right: '062-000', wrong: '062-00', foreign: '20-00-0' },
  },
  {
    ...{
      method: 'gb_account',
      country: 'gb',
      currency: 'GBP',
      field: 'sort_code',
      rest: { account_number: '31926819' },
    },
    ...{ right: '20-00-00', wrong: '20-00-0', foreign: '0620-000' },
  },
  { ...IMPS, field: 'ifsc', right: 'sbin0005943', sent: 'SBIN0005943', wrong: 'SBIN1005943', foreign: 'COBADEFFXXX' },
  {
    ...{ method: 'in_upi_payout', country: 'in', currency: 'INR', field: 'upi' },
    ...{ right: 'rahul@okaxis', wrong: 'rahul@@okaxis', foreign: '+5511987654321' },
  },
  pix('cpf', '52998224725', '52998224724'),
  pix('cnpj', '12ABC34501DE35', '12ABC34501DE36'),
  pix('phone', '+5511987654321', '+551198765432'),
  pix('email', 'fulano@example.com', 'fulano@example'),
  pix('random', '123e4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-42665544000'),
];

describe('a payout', () => {
  const kit = withdrawingPlayer();
  let form: PaymentForm | undefined;
  afterEach(() => form?.dispose());

  /** The form of the gateway's own method, filled in but for the account. */
  async function filledForm({ method: name, country, currency, rest = {}, field }: Payout): Promise<string> {
    await giveMoney(kit.sandbox.url, kit.token, '5000', currency);
    const { data } = await kit.player.request('BANKING:methods-withdrawal', { country, currency, lang: 'en' });
    const offered = (data as { data: { name: string }[] }).data.find((one) => one.name === name);
    const method = parseOrThrow(PaymentMethod, offered, 'method');
    form = makePaymentForm().form;
    // The Nigerian account is called `account_number` here, and `nuban` at other gateways.
    const fields = method.fields.map((one) => (field === 'nuban' && one.wallet ? { ...one, name: 'nuban' } : one));
    form.setMethod({ ...method, fields }, { currency, country, snippet: undefined });
    const values = { full_name: 'Ana Morgan', ...rest };
    const keyOf = (one: string) => fieldKey(fields.find((known) => known.name === one)?.wallet ? WALLET_NAME : one);
    for (const [key, value] of Object.entries(values)) form.form.change(keyOf(key), value);
    form.form.change(AMOUNT_KEY, '1000');
    return keyOf(field);
  }

  /** Sends what the form lets out. */
  async function pay({ method, currency }: Payout): Promise<string | undefined> {
    const input = form!.read();
    if (!input) return undefined;
    const { amount, fields, wallet } = input;
    const request = { amount, currency, fields, payment_system: method, ...(wallet === undefined ? {} : { wallet }) };
    const reply = await kit.player.request('BANKING:withdrawal-create', request);
    expect(reply).toMatchObject({ status: 200 });
    return wallet ?? '';
  }

  it.each(PAYOUTS.map((payout) => [payout.method, payout.right, payout] as const))(
    '%s %s is sent; a wrong digit and another country’s are said in the field',
    async (_, right, payout) => {
      const key = await filledForm(payout);
      for (const text of [payout.wrong, payout.foreign]) {
        form!.form.change(key, text);
        expect(form!.problems, text).toEqual({ [key]: expect.any(String) });
        expect(await pay(payout)).toBeUndefined();
      }
      expect((await kit.list()).transactions).toEqual([]);
      form!.form.change(key, right);
      expect(form!.problems).toEqual({});
      expect(form!.wireValues[key === fieldKey(WALLET_NAME) ? WALLET_NAME : payout.field]).toBe(payout.sent ?? right);
      await pay(payout);
      expect((await kit.list()).transactions).toHaveLength(1);
    },
  );
});
