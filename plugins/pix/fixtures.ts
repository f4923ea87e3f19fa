/** Pix methods of the Brazilian market, and replies for stories and tests. */
import type { DepositCreateReply } from '@/contract/deposit';
import { DisplayType, type MethodField, type PaymentMethod } from '@/contract/method';
import type { CatalogueMethod } from '@/contract/simulator';
import { makeBrCode } from './simulator/make-br-code';

const cpf: MethodField = {
  name: 'cpf',
  type: 'text',
  label: { en: 'CPF', pt: 'CPF do pagador' },
  mask: '000.000.000-00',
  regex: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  regex_error_key: 'fieldErrors.cpf',
  placeholder_text: '529.982.247-25',
};

const fullName: MethodField = {
  name: 'full_name',
  type: 'text',
  label: { en: 'Full name', pt: 'Nome completo', es: 'Nombre completo', mx: 'Nombre completo', ru: 'Имя и фамилия' },
  regex: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{2,60}$",
  regex_error_key: 'fieldErrors.fullName',
  placeholder_text: 'Maria da Silva',
};

function pixMethod(
  name: string,
  text: PaymentMethod['text'],
  position: number,
  more: Partial<PaymentMethod> & { limits: [number, number] },
): CatalogueMethod {
  const { limits, ...rest } = more;
  return {
    countries: ['br'],
    flows: ['deposit'],
    snippet: { BRL: 100 },
    method: {
      name,
      category: 'pix',
      currency: ['BRL'],
      text,
      amount_rules: { BRL: { min: limits[0], max: limits[1] } },
      checkLuhn: false,
      fields: [cpf],
      isPopular: true,
      isPreparationRequired: false,
      position,
      iconIds: ['pix'],
      cardViewType: DisplayType.pix,
      ...rest,
    },
  };
}

export const methods: CatalogueMethod[] = [
  pixMethod('br_pix', { en: 'Pix' }, 1, { limits: [10, 20_000], badgeType: 3 }),
  pixMethod(
    'br_pix_plus',
    { en: 'Pix, high limit', pt: 'Pix limite alto', es: 'Pix, límite alto', ru: 'Pix, большие суммы' },
    2,
    {
      limits: [5000, 100_000],
      fields: [cpf, fullName],
      isPopular: false,
    },
  ),
];

/** `expiresAt`: ISO 8601 UTC. */
export function pixReply(depositId: string, code: string, expiresAt?: string): DepositCreateReply {
  return {
    apiResponse: {
      source: null,
      method: 'GET',
      data: { pix: { code, expiresAt } },
      isFieldsRequired: false,
      depositId,
      pageId: 'pix',
    },
    depositId,
    fields: [],
  };
}

const depositId = '5f0f5c1e-6f0a-4b6e-9d0e-2f6a3f1c7b11';
const payee = { payee: 'LOJA EXEMPLO LTDA', city: 'SAO PAULO' };

export const replies = {
  dynamic: pixReply(depositId, makeBrCode({ ...payee, url: `pix.example/qr/v2/${depositId}`, amount: '100.00' })),
  static: pixReply(depositId, makeBrCode({ ...payee, key: '123e4567-e12b-12d1-a456-426655440000' })),
} satisfies Record<string, DepositCreateReply>;
