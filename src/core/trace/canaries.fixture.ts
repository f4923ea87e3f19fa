/** Values that must never appear in a trace: one of each kind, as a player, a host or a gateway would give it. */
export const CANARY = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ',
  captcha: '03AFcWeA7canarySolved0f9e8d7c6b5a49382716',
  userId: '7719305528',
  name: 'Zebulon Quartermain',
  email: 'zebulon.quartermain@example.org',
  phone: '+44 7911 123456',
  street: '17 Canary Wharf Lane',
  passport: '533380006',
  card: '4929420573595709',
  cvv: '8351',
  iban: 'GB33BUKB20201555555555',
  account: '0000014579',
  upi: 'zebulon.q@okcanary',
  cpf: '529.982.247-25',
  bitcoin: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  lightning:
    'lnbc2500u1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu9qrsgquk0rl77nj30yxdy8j9vdx85fkpmdla2087ne0xh8nhedh8w27kyke0lp53ut353s06fv3qfegext0eh0ymjpf39tuven09sam30g4vgpfna3rh',
} as const;

/** Names of the canaries that occur in `text`: unchanged, without spaces and punctuation, URL-encoded or in base64. */
export function canariesIn(text: string): string[] {
  const plain = squeezed(text);
  return Object.entries(CANARY)
    .filter(([, canary]) => formsOf(canary).some((form) => text.includes(form)) || plain.includes(squeezed(canary)))
    .map(([name]) => name);
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function formsOf(canary: string): string[] {
  // Base64 encodes groups of three bytes, so a text looks different at each of the three offsets within a group.
  const base64 = [0, 1, 2].map((before) => {
    const skipped = Math.ceil((before * 8) / 6);
    return btoa('x'.repeat(before) + canary).slice(skipped + 1, -4);
  });
  return [canary, encodeURIComponent(canary), ...base64.filter((form) => form.length >= 4)];
}
