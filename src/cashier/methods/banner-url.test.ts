import { expect, it } from 'vitest';
import { bannerUrl } from './banner-url';

const settings = { filesUrl: '', apiUrl: 'https://pay.example/' };

it.each([
  ['spring-offer', 'https://pay.example/files/icons/spring-offer.svg'],
  [' https://cdn.example/offer.png ', 'https://cdn.example/offer.png'],
  // Text that would run or read something is not treated as an address but as an id, which the files service does not know.
  ['javascript:alert(1)', 'https://pay.example/files/icons/javascript%3Aalert(1).svg'],
  ['../../users', 'https://pay.example/files/icons/..%2F..%2Fusers.svg'],
  ['', undefined],
  ['  ', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads the banner %j as %s', (banner, url) => {
  expect(bannerUrl(banner, settings)).toBe(url);
});
