import { expect, it } from 'vitest';
import { P2PDeposit } from './deposit';
import { readLeniently } from './lenient';

it.each([{ payment_amount: 0 }, { payment_amount: -5 }, { payment_currency: '' }])(
  'what to transfer is not known by %j',
  (odd) => {
    const sent = { depositId: 'd1', payment_amount: 50, payment_currency: 'EUR', ...odd };
    const read = readLeniently(P2PDeposit, sent, 'the deposit');
    expect(read.ok && { ...read.value }).toMatchObject({ depositId: 'd1' });
    for (const key of Object.keys(odd)) expect(read.ok && read.value).not.toHaveProperty(key);
  },
);
