import { expect, it } from 'vitest';
import { bannerUrl, iconUrl } from './icon-url';

const settings = { filesUrl: '', apiUrl: 'https://pay.example/' };

it('takes icons from the files service, and from the gateway where there is none', () => {
  expect(iconUrl('visa', settings)).toBe('https://pay.example/files/icons/visa.svg');
  expect(iconUrl('a/b', { ...settings, filesUrl: 'https://files.example' })).toBe(
    'https://files.example/files/icons/a%2Fb.svg',
  );
});

it.each([
  ['spring-offer', 'https://pay.example/files/icons/spring-offer.svg'],
  [' https://cdn.example/offer.png ', 'https://cdn.example/offer.png'],
  // What runs or reads something is no picture: it is an id that the files service does not know.
  ['javascript:alert(1)', 'https://pay.example/files/icons/javascript%3Aalert(1).svg'],
  ['../../users', 'https://pay.example/files/icons/..%2F..%2Fusers.svg'],
  ['', undefined],
  ['  ', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads the banner %j as %s', (banner, url) => {
  expect(bannerUrl(banner, settings)).toBe(url);
});
