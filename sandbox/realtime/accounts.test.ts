import { describe, expect, it } from 'vitest';
import type { SavedAccount } from '../../src/contract/standing';
import type { CatalogueMethod } from '../../src/contract/simulator';
import { operator, withdrawalRequest } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';
import { destinationOf } from './destination';

describe('saved accounts', () => {
  const kit = withdrawingPlayer();

  const save = async (fields: Record<string, string>) => {
    const request = withdrawalRequest({ amount: 5, fields, saveAccount: true });
    expect(await kit.player.request('BANKING:withdrawal-create', request)).toMatchObject({ status: 200 });
  };
  const accounts = async () => {
    const { data } = await kit.player.request('BANKING:accounts-list', { flow: 'withdrawal' });
    return (data as { accounts: SavedAccount[] }).accounts;
  };
  const pay = async (accountId: string) => {
    const request = withdrawalRequest({ amount: 5, fields: {}, accountId });
    expect(await kit.player.request('BANKING:withdrawal-create', request)).toMatchObject({ status: 200 });
    return (await kit.list({ limit: 1 })).transactions[0]!.id;
  };
  const accountOf = async (id: string) => (await operator(kit.sandbox.url).list({ text: id }))[0]!.accountId;

  it('are two where only the shortened label is the same, and each is shown so that it can be told apart', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    await save({ iban: 'GB33 BUKB 2020 1555 5530 00' });
    const saved = await accounts();
    expect(saved.map(({ label }) => label).toSorted()).toEqual(['••••13000', '••••53000']);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(2);
  });

  it('are one where spaces alone differ', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    await save({ iban: 'DE89370400440532013000' });
    expect(await accounts()).toMatchObject([{ label: '••••3000' }]);
  });

  it('are one where an IBAN or an e-mail differs in case alone, and two where a word does', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    await save({ iban: 'de89370400440532013000' });
    expect(await accounts()).toHaveLength(1);
    await save({ address: 'TNXoiAJ3dct8Fjg4M9fkLFh9S2v9TXc32G' });
    await save({ address: 'TNXoiAJ3dct8Fjg4M9fkLFh9S2v9TXc32g' });
    expect(await accounts()).toHaveLength(3);
  });

  it.each([
    ['other fields', { fields: { iban: 'GB33 BUKB 2020 1555 5530 00' } }],
    ['another wallet', { fields: {}, wallet: 'GB33BUKB20201555553000' }],
    ['an account of another kind', { fields: { account_number: '31926819' } }],
  ])('are not paid with %s beside them: what was confirmed could be either', async (_, other) => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    const [{ id } = { id: '' }] = await accounts();
    const before = (await kit.list({})).transactions.length;
    const request = withdrawalRequest({ amount: 5, ...other, accountId: id });
    const refusal = { status: 400, code: 'banking.accountMismatch' };
    expect(await kit.player.request('BANKING:withdrawal-create', request)).toMatchObject(refusal);
    expect((await kit.list({})).transactions).toHaveLength(before);
  });

  it('are paid with the same account beside them, and what the account does not have', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    const [{ id } = { id: '' }] = await accounts();
    const fields = { iban: 'de89370400440532013000', first_name: 'Anna', amount: '5' };
    const request = withdrawalRequest({ amount: 5, fields, accountId: id });
    expect(await kit.player.request('BANKING:withdrawal-create', request)).toMatchObject({ status: 200 });
  });

  it('get a number where they differ only in what is not shown', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    await save({ iban: 'DE12 3704 0044 0532 0130 00' });
    const labels = (await accounts()).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['••••3000', '••••3000 (2)']);
  });

  it('are used each by itself: the second one’s payment is not the first one’s', async () => {
    await save({ iban: 'DE89 3704 0044 0532 0130 00' });
    await save({ iban: 'GB33 BUKB 2020 1555 5530 00' });
    for (const { id } of await accounts()) expect(await accountOf(await pay(id))).toBe(id);
    expect(await accounts()).toHaveLength(2);
  });
});

const method = (category: string) => ({ category, fields: [] }) as unknown as CatalogueMethod['method'];
it.each([
  ['bank', { email: 'anna@mail.example' }, 1, 'an••••@mail.example'],
  ['bank', { email: 'anna@mail.example' }, 8, 'an••••@mail.example'],
  ['bank', { email: 'a@mail.example' }, 8, 'a••••@mail.example'],
  ['bank', { iban: 'DE89370400440532013000' }, 2, '••••013000'],
  ['bank', { iban: 'DE89370400440532013000' }, 8, '••••40532013000'],
  ['bank', { card_number: '4242424242424242' }, 8, '••••4242'],
  ['crypto', { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 3, 'bc1qar••••zwf5mdq'],
])('an account by %s %j with %i more is shown as %s', (category, fields, more, label) => {
  expect(destinationOf(method(category), fields, null, more)).toBe(label);
});
