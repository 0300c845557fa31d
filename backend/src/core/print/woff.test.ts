import { expect, test } from '@jest/globals';
import { fontFiles } from './pdfFonts.ts';
import { unpackWoff } from './woff.ts';

/** Tables of a font in the format of TrueType. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
  });

test('each font unpacks to tables that lie within it, in both weights', () => {
  const files = fontFiles();
  expect(files).toHaveLength(22);
  for (const [path, font] of files) {
    const tables = new Map(tablesOf(font));
    const head = tables.get('head');
    expect([path, head?.readUInt32BE(12).toString(16)]).toEqual([path, '5f0f3cf5']);
    expect([
      path,
      ['cmap', 'glyf', 'loca', 'GSUB'].every((tag) => tables.get(tag)?.length),
    ]).toEqual([path, true]);
  }
});

test('a file of another kind is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('Not a .woff file');
});
