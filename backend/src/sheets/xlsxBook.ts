import path from 'node:path';
import { SheetFault } from './sheetColumns.ts';
import type { XlsxParts } from './xlsxParts.ts';

/** Path of a workbook's first sheet, and what its cells need to be read. */
export interface XlsxBook {
  sheet: string;
  /** Texts that cells name by their number. */
  texts: readonly string[];
  /** True where a cell shows its number as a date, by its style number. */
  isDate: readonly boolean[];
}

/** Targets of a part by their id, and by the last word of their type. */
async function relationsOf(
  parts: XlsxParts,
  part: string,
): Promise<{ byId: Map<string, string>; byType: Map<string, string> }> {
  const { dir, base } = path.posix.parse(part);
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  await parts.read(path.posix.join(dir, '_rels', `${base}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(dir, Target);
      byId.set(Id, target);
      byType.set(path.posix.basename(Type), target);
    },
  });
  return { byId, byType };
}

async function firstSheetOf(parts: XlsxParts, workbook: string): Promise<string> {
  const shown: string[] = [];
  await parts.read(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (id) shown.push(id);
    },
  });
  if (!shown[0]) throw new SheetFault('The file has no sheet');
  return shown[0];
}

/** Some programs write characters that XML cannot contain as _x000D_. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

/** Collects the words of `<t>` elements, those of phonetic hints left out. */
export function textCollector() {
  let text = '';
  let inside = false;
  let hint = false;
  return {
    open(name: string) {
      if (name === 'rPh') hint = true;
      else if (name === 't') inside = !hint;
    },
    text(piece: string) {
      if (inside) text += piece;
    },
    close(name: string) {
      if (name === 'rPh') hint = false;
      else if (name === 't') inside = false;
    },
    take(): string {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}

/** Characters that Excel itself takes. */
const LONGEST_CELL = 32_767;

async function textsOf(parts: XlsxParts, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined || !parts.has(part)) return texts;
  const collector = textCollector();
  await parts.read(part, {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      const text = collector.take();
      // many cells may share one text, and each of them reads it
      if (text.length > LONGEST_CELL)
        throw new SheetFault(`A cell has more than ${LONGEST_CELL} characters`);
      texts.push(text);
    },
  });
  return texts;
}

const BUILT_IN_DATES = new Set([
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  45,
  46,
  47,
  ...Array.from({ length: 10 }, (_, i) => 27 + i),
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
]);
/** Quoted words, escaped letters, colours and conditions aside, only a date has these letters. */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, ''));

async function dateStylesOf(parts: XlsxParts, part: string | undefined): Promise<boolean[]> {
  const isDate: boolean[] = [];
  if (part === undefined || !parts.has(part)) return isDate;
  const ownDates = new Set<number>();
  let inCells = false;
  await parts.read(part, {
    open: (name, { numFmtId, formatCode = '' }) => {
      const format = Number(numFmtId);
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt' && isDateFormat(formatCode)) ownDates.add(format);
      else if (name === 'xf' && inCells)
        isDate.push(BUILT_IN_DATES.has(format) || ownDates.has(format));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return isDate;
}

export async function readBook(parts: XlsxParts): Promise<XlsxBook> {
  if (!parts.has('_rels/.rels')) throw new SheetFault('Only .xlsx and .csv sheets can be read');
  const workbook = (await relationsOf(parts, '')).byType.get('officeDocument');
  if (!workbook?.endsWith('workbook.xml'))
    throw new SheetFault('Only .xlsx and .csv sheets can be read');
  const { byId, byType } = await relationsOf(parts, workbook);
  const sheet = byId.get(await firstSheetOf(parts, workbook));
  if (sheet === undefined) throw new SheetFault('The file is broken: a part of it is missing');
  return {
    sheet,
    texts: await textsOf(parts, byType.get('sharedStrings')),
    isDate: await dateStylesOf(parts, byType.get('styles')),
  };
}
