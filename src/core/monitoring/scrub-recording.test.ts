import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrubRecording } from './scrub-recording';

it('takes queries and fragments out and leaves the rest', () => {
  const recording = JSON.stringify([
    { type: 4, data: { href: 'https://widget.example/deposit?q=secret#secret', width: 1 } },
    {
      attributes: {
        action: 'https://pay.example/x?t=secret',
        style: 'color:#fff;background:url("https://a.example/b?#c")',
      },
    },
  ]);
  expect(JSON.parse(scrubRecording(recording))).toEqual([
    { type: 4, data: { href: 'https://widget.example/deposit', width: 1 } },
    { attributes: { action: 'https://pay.example/x', style: 'color:#fff;background:url("https://a.example/b")' } },
  ]);
});

it('never breaks the JSON, whatever the texts hold', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (texts) => {
      const clean = JSON.parse(scrubRecording(JSON.stringify(texts))) as unknown[];
      expect(clean).toHaveLength(texts.length);
    }),
  );
});
