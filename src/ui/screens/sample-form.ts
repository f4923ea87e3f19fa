import { createForm } from 'final-form';
import { cardBrand } from '../../cashier/form/card-brand';
import { shapeFor } from '../../cashier/form/text-shape';
import type { SampleAmount, SampleField } from '../form/sample-form-view.fixture';

const required = (value: string) => (value === '' ? 'Fill in this field' : undefined);

export const SAMPLE_AMOUNT: SampleAmount = {
  key: 'amount',
  label: 'Amount',
  currency: 'INR',
  limitsText: 'From 500 to 100 000 INR',
  quickAmounts: ['500', '1000', '5000', '25000'].map((value) => ({
    value,
    label: Number(value).toLocaleString('en').replace(',', ' '),
  })),
  validate: (text) => (text === '' || Number(text) < 500 ? 'The smallest amount is 500 INR' : undefined),
  shown: (text) => text,
};

/** Adds the shape that the cashier derives from the gateway's `mask`. */
const shaped = ({ mask, ...field }: Omit<SampleField, 'shape'> & { mask?: string }): SampleField => ({
  ...field,
  shape: shapeFor({ type: field.type === 'date' || field.type === 'phone' ? 'text' : field.type, mask }),
  brandOf: cardBrand,
});

const CARD: Parameters<typeof shaped>[0][] = [
  {
    key: 'card_number',
    name: 'card_number',
    type: 'card_pan',
    label: 'Card number',
    items: [],
    validate: (value) => (value.replaceAll(' ', '').length < 16 ? 'The number of the card is not complete' : undefined),
  },
  { key: 'expiry', name: 'expiry', type: 'expire_date', label: 'Valid until', items: [], validate: required },
  { key: 'holder', name: 'holder', type: 'card_cardholder', label: 'Name on the card', items: [], validate: required },
];
export const SAMPLE_FIELDS: readonly SampleField[] = CARD.map(shaped);

const OTHERS: Parameters<typeof shaped>[0][] = [
  {
    key: 'phone',
    name: 'phone',
    type: 'text',
    label: 'Phone number',
    mask: '+996 000 000 000',
    inputMode: 'tel',
    autoComplete: 'tel',
    items: [],
    validate: required,
  },
  {
    key: 'bank',
    name: 'bank',
    type: 'dropdown',
    label: 'Bank',
    placeholder: 'Choose a bank',
    items: [
      { text: 'State Bank of India', value: 'sbi' },
      { text: 'HDFC Bank', value: 'hdfc' },
    ],
    validate: required,
  },
  {
    key: 'ifsc',
    name: 'ifsc',
    type: 'text_uppercase',
    label: 'IFSC',
    mask: 'AAAA0******',
    items: [],
    validate: required,
  },
  {
    key: 'utr',
    name: 'utr',
    type: 'input_with_tooltip',
    label: 'UTR number',
    tooltip: 'Twelve digits. You find them in your bank’s app, in the details of the payment.',
    mask: '000000000000',
    items: [],
    validate: required,
  },
  {
    key: 'network',
    name: 'network',
    type: 'networks',
    label: 'Network',
    placeholder: 'Choose a network',
    items: [{ text: 'TRC-20', value: 'trc20' }],
    validate: required,
  },
  {
    key: 'email',
    name: 'email',
    type: 'text',
    label: 'E-mail',
    isDisabled: true,
    items: [],
  },
];
export const EVERY_FIELD: readonly SampleField[] = [...CARD, ...OTHERS].map(shaped);

export const sampleForm = (initialValues: Record<string, string> = {}) =>
  createForm<Record<string, string>>({ onSubmit: () => {}, initialValues });
