import { expect, it } from 'vitest';
import { iconUrl } from './icon-url';

const settings = { filesUrl: '', apiUrl: 'https://pay.example/' };

it('takes icons from the files service, and from the gateway where there is none', () => {
  expect(iconUrl('visa', settings)).toBe('https://pay.example/files/icons/visa.svg');
  expect(iconUrl('a/b', { ...settings, filesUrl: 'https://files.example' })).toBe(
    'https://files.example/files/icons/a%2Fb.svg',
  );
});
