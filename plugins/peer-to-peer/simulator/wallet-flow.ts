/** The server-driven flow of providers where the player pays to a phone number instead of a card. */
import type { UnifiedFlow } from '@/contract/api-response';
import type { SimulatedTransaction } from '@/contract/simulator';

/** `minutes`: how long the payee waits. */
export function walletFlow({ id, amount, currency, createdAt }: SimulatedTransaction, minutes: number): UnifiedFlow {
  const phone = `+880 17${digitsOf(id)}`;
  return {
    title: { en: 'Send money to this number', ru: 'Переведите деньги на этот номер', es: 'Envía dinero a este número' },
    steps: [
      { en: 'Open your wallet app and choose “Send money”', ru: 'Откройте приложение кошелька и выберите «Перевод»' },
      { en: 'Send the exact amount to the number below', ru: 'Переведите точную сумму на номер ниже' },
      { en: 'Enter the transaction ID and confirm', ru: 'Введите номер операции и подтвердите' },
    ],
    items: [
      {
        name: 'amount',
        label: { en: 'Amount', ru: 'Сумма', es: 'Importe' },
        value: `${amount} ${currency}`,
        kind: 'text',
        copy: true,
      },
      {
        name: 'phone',
        label: { en: 'Phone number', ru: 'Номер телефона', es: 'Teléfono' },
        value: phone,
        kind: 'text',
        copy: true,
      },
    ],
    inputs: [
      {
        name: 'transaction_id',
        type: 'text_uppercase',
        value: '',
        label: { en: 'Transaction ID', ru: 'Номер операции', es: 'ID de la operación' },
        placeholder: '9K7A2BX4QD',
        isAdvanced: false,
        isTriggered: false,
        isDisabled: false,
        validations: [
          {
            regex: '^[A-Z0-9]{10}$',
            message: { en: 'Enter the 10 characters of the transaction ID', ru: 'Введите 10 знаков номера операции' },
          },
        ],
        items: [],
      },
    ],
    expiresAt: new Date(createdAt + minutes * 60_000).toISOString(),
    actions: ['complete', 'cancel'],
  };
}

/** Eight digits derived from the id, always the same for the same id. */
function digitsOf(id: string): string {
  const numbers = [...id].map((character) => character.charCodeAt(0) % 10);
  return numbers.slice(-8).join('').padStart(8, '3');
}
