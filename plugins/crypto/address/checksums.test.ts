import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { crc32 } from './cardano';
import { decodeCashAddr, encodeCashAddr } from './cash-addr';
import { toChecksumAddress } from './ethereum';
import { crc16Xmodem } from './stellar';

it('CRC-16/XMODEM has its check value', () => {
  expect(crc16Xmodem(utf8ToBytes('123456789'))).toBe(0x31c3);
});

it('CRC-32 has its check value', () => {
  expect(crc32(utf8ToBytes('123456789'))).toBe(0xcbf43926);
});

/** From ERC-55, "Test Cases". */
it.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('ERC-55: %s', (address) => {
  expect(toChecksumAddress(address.toLowerCase())).toBe(address);
});

/** From CashAddr, "Larger test vectors": payload, type, address. */
describe('CashAddr', () => {
  const payload = hexToBytes('F5BF48B397DAE70BE82B3CCA4793F8EB2B6CDAC9');
  it.each([
    ['bitcoincash', 0, 'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2'],
    ['bchtest', 1, 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
  ])('%s of type %d', (prefix, type, address) => {
    expect(encodeCashAddr(prefix, type, payload)).toBe(address);
    expect(decodeCashAddr(address, prefix)).toEqual({ type, hash: payload });
  });

  it('of 64 bytes', () => {
    const address =
      'bitcoincash:qlg0x333p4238k0qrc5ej7rzfw5g8e4a4r6vvzyrcy8j3s5k0en7calvclhw46hudk5flttj6ydvjc0pv3nchp52amk97tqa5zygg96mtky5sv5w';
    expect(decodeCashAddr(address, 'bitcoincash')?.hash).toHaveLength(64);
  });
});
