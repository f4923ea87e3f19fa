import { describe, expect, it } from 'vitest';
import { exactItem, searchItems, searchText, searchable } from './search-items';

const items = searchable([
  { value: '1', text: 'Banco do Brasil', hint: '001' },
  { value: '2', text: 'Itaú Unibanco', hint: '341' },
  { value: '3', text: 'União do Brasil' },
  { value: '4', text: 'Türkiye İş Bankası' },
  { value: '5', text: 'Côte d’Ivoire', hint: '+225' },
  { value: '6', text: 'भारतीय स्टेट बैंक' },
  { value: '7', text: 'Ёлка-банк' },
]);
const found = (query: string) => searchItems(items, query).map(({ value }) => value);

describe('searching', () => {
  it.each([
    ['', ['1', '2', '3', '4', '5', '6', '7']],
    ['  ', ['1', '2', '3', '4', '5', '6', '7']],
    ['ITAU', ['2']],
    ['itaú', ['2']],
    ['341', ['2']],
    ['is bankasi', ['4']],
    ["cote d'ivoire", ['5']],
    ['+225', ['5']],
    ['स्टेट', ['6']],
    ['елка банк', ['7']],
    ['zzz', []],
  ])('%j finds %j', (query, values) => expect(found(query)).toEqual(values));

  it.each([
    ['ＫＬＡＲＮＡ', 'Klarna'],
    ['klarna', 'Ｋｌａｒｎａ'],
    ['finance', 'ﬁnance'],
    ['sparkasse', 'Spar\u00adkasse'],
    ['STRASSE', 'Straße'],
    ['ΤΡΑΠΕΖΑΣ ΠΕΙΡΑΙΩΣ', 'Τράπεζας Πειραιώς'],
    ['ΑΣ', 'Ασπίς'],
    ['مصرف احمد', 'مَصْرِف أحـمد'],
    ['بانک ملی', 'بانك ملي'],
    ['میخواهم', 'می\u200cخواهم'],
    ['कजाख', 'क़ज़ाख'],
    ['क़ज़ाख', 'क\u093cज\u093cाख'],
    ['בנק', 'בַּנְק'],
    ['стоянка', 'сто\u0301янка'],
  ])('%s finds %s', (query, text) => {
    expect(searchItems(searchable([{ value: text, text }]), query)).toHaveLength(1);
  });

  it('keeps vowel signs that tell words apart', () => {
    expect(searchText('किताब')).not.toBe(searchText('कताब'));
  });

  it('wants every word, in any order', () => {
    expect(found('brasil uniao')).toEqual(['3']);
    expect(found('brasil unibanco')).toEqual([]);
  });

  it('puts what begins with the query first, then words that begin with it, then the rest', () => {
    const some = searchable(['Unibanco', 'Novo banco', 'Banco Inter'].map((text) => ({ value: text, text })));
    expect(searchItems(some, 'banco').map(({ text }) => text)).toEqual(['Banco Inter', 'Novo banco', 'Unibanco']);
  });

  it('takes a hint that is the query for the best answer', () => {
    const some = searchable([
      { value: 'a', text: '058 Savings' },
      { value: 'b', text: 'Guaranty Trust', hint: '058' },
    ]);
    expect(searchItems(some, '058').map(({ value }) => value)).toEqual(['a', 'b']);
  });

  it('has no patterns: what is typed is only ever text', () => {
    expect(found('.*')).toHaveLength(7);
    expect(searchText('[(')).toBe('');
  });
});

it('an item is named by its whole text or hint, and only when it is the only one', () => {
  expect(exactItem(items, 'banco do brasil')?.value).toBe('1');
  expect(exactItem(items, '341')?.value).toBe('2');
  expect(exactItem(items, 'banco')).toBeUndefined();
  expect(exactItem(items, '')).toBeUndefined();
  const twins = searchable(['a', 'b'].map((value) => ({ value, text: 'Bank' })));
  expect(exactItem(twins, 'bank')).toBeUndefined();
});
