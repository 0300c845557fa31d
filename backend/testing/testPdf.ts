import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('Not a stream');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Letters of a font by the number that a page writes for them. */
function lettersOf(font: PDFDict): string[] {
  const map = decoded(font.lookup(PDFName.of('ToUnicode')));
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

function contentOf(page: PDFPage): string {
  const { node } = page;
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((part) => decoded(node.context.lookup(part))).join('\n');
}

function textOfPage(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const letters = new Map<string, string[]>();
  for (const [name] of fonts?.entries() ?? [])
    letters.set(name.asString(), lettersOf(fonts!.lookup(name, PDFDict)));
  let font: string[] = [];
  let text = '';
  for (const [, name, hex = ''] of contentOf(page).matchAll(/(\/\w+) [\d.]+ Tf|<([0-9a-f]+)>/g))
    if (name) font = letters.get(name) ?? [];
    else
      for (const [glyph] of hex.matchAll(/.{4}/g)) text += font[Number.parseInt(glyph, 16)] ?? '';
  return text;
}

/** The words of a PDF that pdfmake has drawn, in their order on its sheets. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().map(textOfPage).join('\n');
}

/** Widths of a font's letters in thousandths of its size, by the number that a page writes for them. */
function widthsOf(font: PDFDict): number[] {
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const widths = descendant.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray);
  return widths.asArray().map((width) => Number(String(width)));
}

function endsOnPage(page: PDFPage): number[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const runs = contentOf(page).matchAll(
    /1 0 0 1 ([\d.]+) [\d.]+ Tm\s+(\/\w+) ([\d.]+) Tf\s+\[(.*?)\] TJ/g,
  );
  return [...runs].map(([, x, font = '', size, letters = '']) => {
    const widths = widthsOf(fonts!.lookup(PDFName.of(font.slice(1)), PDFDict));
    const glyphs = [...letters.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
      [...hex.matchAll(/.{4}/g)].map(([glyph]) => widths[Number.parseInt(glyph, 16)] ?? 0),
    );
    return Number(x) + (glyphs.reduce((sum, width) => sum + width, 0) * Number(size)) / 1000;
  });
}

/** The end of each piece of text, in points from the left edge of its sheet. */
export async function endsOfPdf(bytes: Uint8Array): Promise<number[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().flatMap(endsOnPage);
}

/** The files of a mail as its server received it, by name; none where it has none. */
export function filesOfMail(source: string): Map<string, Buffer> {
  const parts = source.split(/\r?\n--[^\r\n]+\r?\n/);
  return new Map(
    parts.flatMap((part) => {
      const name = /Content-Disposition: attachment; filename="?([^"\r\n]+)"?/.exec(part)?.[1];
      const body = part.split(/\r?\n\r?\n/)[1];
      return name && body ? [[name, Buffer.from(body, 'base64')] as const] : [];
    }),
  );
}
