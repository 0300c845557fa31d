import { expect, test } from '@jest/globals';
import { withFace } from './printFace.ts';

const page = (text: string) => `<style>body {}</style><p>${text}</p>`;
const facesOf = (text: string) => withFace(page(text)).match(/@font-face \{[^}]*\}/g) ?? [];
const ranges = (faces: readonly string[]) =>
  faces.map((face) => /unicode-range: (U\+[0-9a-f]+-[0-9a-f]+)/.exec(face)?.[1] ?? null);

test('a page brings Inter alone while it has no other script', () => {
  expect(ranges(facesOf('Terry slippers, ₹ 1,232.00 – ½'))).toEqual([null]);
});

test('a page brings the font of each Indian script that it has, in both weights', () => {
  expect(ranges(facesOf('सोमवार को।'))).toEqual([null, 'U+900-97f', 'U+900-97f']);
  expect(ranges(facesOf('ಸೋಮವಾರ / திங்கள்'))).toEqual([
    null,
    ...['U+b80-bff', 'U+b80-bff', 'U+c80-cff', 'U+c80-cff'],
  ]);
  for (const face of facesOf('सोमवार').slice(1)) {
    expect(face).toContain("font-family: 'Noto Sans'");
    const file = Buffer.from(/base64,([^)]+)/.exec(face)![1]!, 'base64');
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
  }
});

test('the look of a page falls back from Inter to that family', async () => {
  const { STYLE } = await import('./printStyle.ts');
  expect(STYLE).toContain("Inter, 'Noto Sans'");
});
