import { strToU8, zipSync } from 'fflate';
import type { ExportKind, ExportTable } from './exportTable.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = (...parts: (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${RELATIONS}">${parts
    .map(
      ([name, part], i) =>
        `<Relationship Id="rId${i + 1}" Type="${RELATION}/${name}" Target="${part}"/>`,
    )
    .join('')}</Relationships>`;

/** Lakhs and crores, as the console shows them. */
const RUPEES = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;#,##0.00';
/** Formats by the place of their style: plain, bold, text, whole number, rupees, count, two decimals, day. Below 164 they are built in. */
const FORMATS = [0, 0, 49, 1, 164, 3, 2, 165];
const STYLE: Record<ExportKind | 'head', number> = {
  head: 1,
  text: 2,
  id: 3,
  money: 4,
  count: 5,
  percent: 6,
  day: 7,
};
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${RUPEES}"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FORMATS.length}">${FORMATS.map(
  (format, style) =>
    `<xf numFmtId="${format}" fontId="${style === STYLE.head ? 1 : 0}" applyNumberFormat="1" applyFont="1"/>`,
).join('')}</cellXfs></styleSheet>`;

const NUMBER = /^-?\d{1,13}(\.\d{1,2})?$/;
/** A number with zeros before it, or one too long to be kept whole, is a text. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const MAX_TEXT_LENGTH = 32_767;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/**
 * Text without characters that XML cannot contain; one that looks like an escape of Excel's stays
 * as it is.
 */
const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

function numberOf(text: string, kind: ExportKind): number | undefined {
  if (kind === 'day')
    return DAY.test(text) ? (Date.parse(`${text}T00:00:00Z`) - FIRST_DAY) / 86_400_000 : undefined;
  const pattern = kind === 'id' ? WHOLE : NUMBER;
  return kind !== 'text' && pattern.test(text) ? Number(text) : undefined;
}

/** 0 → A, 26 → AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A text is a typed string, and stays one when its cell is edited: '=1+1' is never computed. */
function cellOf(at: string, text: string, kind: ExportKind): string {
  if (text === '') return '';
  const value = numberOf(text, kind);
  return value === undefined
    ? textCell(at, text, STYLE.text)
    : `<c r="${at}" s="${STYLE[kind]}"><v>${value}</v></c>`;
}

const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((max, text) => Math.max(max, text.length), MIN_WIDTH);
  return Math.min(longest, MAX_WIDTH) + 2;
}

function sheetOf({ columns, rows }: ExportTable): string {
  const names = columns.map((_, i) => letters(i));
  const widths = columns.map(({ head }, i) =>
    widthOf([head, ...rows.map((cells) => cells[i] ?? '')]),
  );
  const cols = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const head = columns
    .map((column, i) => textCell(`${names[i]}1`, column.head, STYLE.head))
    .join('');
  const body = rows.map((cells, row) => {
    const line = cells.map((text, i) =>
      cellOf(`${names[i]}${row + 2}`, text, columns[i]?.kind ?? 'text'),
    );
    return `<row r="${row + 2}">${line.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${cols}</cols><sheetData><row r="1">${head}</row>${body.join('')}</sheetData></worksheet>`;
}

const sheetName = (title: string) => escaped(title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31));

/** A workbook with a bold, frozen header, and its notes as a second sheet. Slow over thousands of rows: a worker calls it. */
export function writeXlsx(table: ExportTable): Blob {
  const tables = table.notes ? [table, table.notes] : [table];
  const overrides = tables.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const sheets = tables.map(
    ({ title }, i) => `<sheet name="${sheetName(title)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...tables.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(
      tables.map((one, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetOf(one)]),
    ),
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Blob([zipped], { type: `${TYPE}.sheet` });
}
