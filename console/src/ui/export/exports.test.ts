import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  imageColumn,
  moneyColumn,
  numberColumn,
  percentColumn,
  textColumn,
} from '../grid/columns.tsx';
import { csvCell } from '@munim/schema/shared/csv.ts';
import { statusColumn } from '../grid/statusColumns.tsx';
import { toCsv } from './csv.ts';
import { type ExportTable, exportTable } from './exportTable.ts';
import { saveExport } from './saveExport.ts';
import { writeXlsx } from './writeXlsx.ts';

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(blob);
  await read;
  return new Uint8Array(reader.result as ArrayBuffer);
}
const textOf = async (blob: Blob) => strFromU8(await bytesOf(blob));
async function partsOf(table: ExportTable) {
  const parts = unzipSync(await bytesOf(writeXlsx(table)));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const cellsOf = (sheet: string) =>
  Array.from(sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs), ([, at, more, inside]) => ({
    at,
    more,
    inside,
  }));

interface Row {
  id: string;
  name: string;
  total: string | null;
  lines: number;
  margin: string;
  at: string;
  due: string;
  status: string;
  image: null;
  seller: { name: string } | null;
}
const COLUMNS = [
  imageColumn<Row>('image'),
  idColumn<Row>('id', 'No.'),
  textColumn<Row>('seller.name', 'Vendor'),
  moneyColumn<Row>('total', 'Total'),
  numberColumn<Row>('lines', 'Lines'),
  percentColumn<Row>('margin', 'Margin'),
  dateColumn<Row>('at', 'Date'),
  dueDateColumn<Row>('due', 'Due'),
  statusColumn<Row>('status', 'Status', {
    SENT: { text: 'Draft', intent: 'primary', ring: 'draft' },
  }),
];
const ROW: Row = {
  id: '12',
  name: 'x',
  total: '12345678.50',
  lines: 1200,
  margin: '-2.50',
  image: null,
  seller: null,
  at: '2026-01-01T20:00:00Z',
  due: '2026-02-28',
  status: 'SENT',
};
const FORMULA_TEXTS = [
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '+1-2',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  "=cmd|' /C calc'!A0",
];

describe('CSV', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3', `"'-2+3"`],
    ['-12.50', '"-12.50"'],
    ['\tx', `"'\tx"`],
    ['\nx', `"'\nx"`],
    [' =1+1', `"' =1+1"`],
    ['\u00a0@x', `"'\u00a0@x"`],
    ['\u200b=1+1', `"'\u200b=1+1"`],
    ['\ufeff+1+1', `"'\ufeff+1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['－2', `"'－2"`],
    ['a=1', '"a=1"'],
    ['say "hi", Asha', '"say ""hi"", Asha"'],
  ])('%j is written %s', (text, cell) => expect(csvCell(text)).toBe(cell));

  test('exports texts, plain amounts and no pictures', async () => {
    const rows = [ROW, { ...ROW, status: 'ODD', total: null, seller: { name: '=cmd' } }];
    const file = toCsv(exportTable('Papers', COLUMNS, rows));
    expect((await bytesOf(file)).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(await textOf(file)).toBe(
      [
        '"No.","Vendor","Total","Lines","Margin","Date","Due","Status"',
        '"12","","12345678.50","1200","-2.50","2026-01-02","2026-02-28","Draft"',
        '"12","\'=cmd","","1200","-2.50","2026-01-02","2026-02-28","ODD"',
        '',
      ].join('\r\n'),
    );
  });
});

describe('Excel', () => {
  test('amounts, counts and dates are numbers; the header is bold and frozen', async () => {
    const parts = await partsOf(exportTable('Papers', COLUMNS, [ROW]));
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    const cells = cellsOf(sheet).filter(({ at }) => at?.endsWith('2'));
    const values = cells.map(({ at, more, inside }) => [
      at,
      /t="inlineStr"/.test(more ?? '') ? 'text' : Number(/<v>(.*?)<\/v>/.exec(inside ?? '')?.[1]),
    ]);
    const serial = (day: string) => (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
    expect(values).toEqual([
      ['A2', 12],
      ['C2', 12_345_678.5],
      ['D2', 1200],
      ['E2', -2.5],
      ['F2', serial('2026-01-02')],
      ['G2', serial('2026-02-28')],
      ['H2', 'text'],
    ]);
    expect(serial('2026-02-28')).toBe(46_081);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="1[0-9]"/);
    expect(parts['xl/styles.xml']).toMatch(/formatCode="yyyy-mm-dd"/);
    expect(parts['xl/styles.xml']).toMatch(/<b ?\/>/);
  });

  test('texts like formulas stay strings, also when the cell is edited', async () => {
    const table: ExportTable = {
      title: 'a/b:c',
      columns: [
        { head: '=head', kind: 'text' },
        { head: 'Total', kind: 'money' },
      ],
      rows: FORMULA_TEXTS.map((text) => [text, text]),
    };
    const parts = await partsOf(table);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    const cells = cellsOf(sheet).filter(({ at }) => at !== 'B1' && at !== 'A1');
    expect(cells).toHaveLength(FORMULA_TEXTS.length * 2);
    const styles = parts['xl/styles.xml'] ?? '';
    const formats = styles.split('<cellXfs')[1]?.split('<xf ').slice(1) ?? [];
    for (const { more } of cells) {
      expect(more).toContain('t="inlineStr"');
      expect(formats[Number(/s="(\d+)"/.exec(more ?? '')?.[1])]).toContain('numFmtId="49"');
    }
  });

  test.each([
    ['007', 'id'],
    ['SO-5', 'id'],
    ['1234567890123456', 'id'],
    ['9876543210', 'text'],
    ['12e3', 'money'],
    ['-', 'percent'],
    ['Today', 'day'],
  ] as const)('%s in a column of %s stays a text', async (text, kind) => {
    const parts = await partsOf({ title: 'T', columns: [{ head: 'H', kind }], rows: [[text]] });
    expect(cellsOf(parts['xl/worksheets/sheet1.xml'] ?? '')[1]?.more).toContain('t="inlineStr"');
    expect(parts['xl/worksheets/sheet1.xml']).toContain(`>${text}<`);
  });

  test('characters invalid in XML are dropped, long texts are cut at the limit of a cell', async () => {
    const parts = await partsOf({
      title: 'T',
      columns: [{ head: 'H', kind: 'text' }],
      rows: [['a\u0000\u0008b\uD800c'], ['y'.repeat(40_000)], ['_x0041_ <&">']],
    });
    const texts = Array.from(
      parts['xl/worksheets/sheet1.xml']?.matchAll(/<t[^>]*>([^<]*)<\/t>/g) ?? [],
      ([, found = '']) => found,
    );
    expect(texts.map((found) => found.slice(0, 10))).toEqual([
      'H',
      'abc',
      'y'.repeat(10),
      '_x005F_x00',
    ]);
    expect(texts[2]).toHaveLength(32_767);
  });
});

describe('saving', () => {
  const saved: { name: string; blob: Blob }[] = [];
  afterEach(() => {
    jest.restoreAllMocks();
    saved.length = 0;
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  const watch = () => {
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => ((blob = made), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: blob ?? new Blob() });
    });
  };
  const table: ExportTable = {
    title: 'Sales Orders',
    columns: [{ head: 'Name', kind: 'text' }],
    rows: [['=1+1']],
  };

  test('both formats are saved under a name with the date', async () => {
    watch();
    class StandIn extends EventTarget {
      terminated = false;
      postMessage(data: ExportTable) {
        setTimeout(() =>
          this.dispatchEvent(new MessageEvent('message', { data: writeXlsx(data) })),
        );
      }
      terminate() {
        this.terminated = true;
      }
    }
    Object.assign(globalThis, { Worker: StandIn });
    await saveExport(table, 'csv');
    await saveExport(table, 'xlsx');
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^sales-orders-\d{4}-\d\d-\d\d\.csv$/),
      expect.stringMatching(/\.xlsx$/),
    ]);
    expect(await textOf(saved[0]!.blob)).toContain(`"'=1+1"`);
    expect(Object.keys(unzipSync(await bytesOf(saved[1]!.blob)))).toContain('xl/workbook.xml');
  });

  test('a worker that fails says why', async () => {
    watch();
    class Broken extends EventTarget {
      postMessage() {
        this.dispatchEvent(Object.assign(new Event('error'), { message: 'no memory' }));
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: Broken });
    await expect(saveExport(table, 'xlsx')).rejects.toThrow('no memory');
    expect(saved).toEqual([]);
  });

  test('no other code of the console writes files', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const sources = fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
    const makers = sources.filter((name) =>
      /createObjectURL|text\/csv\b.*charset|fflate|new Blob\(/.test(
        fs.readFileSync(path.join(root, name), 'utf8'),
      ),
    );
    expect(makers.toSorted()).toEqual([
      'ui/export/csv.ts',
      'ui/export/mergePdfs.ts',
      'ui/export/saveFile.ts',
      'ui/export/writeXlsx.ts',
    ]);
  });
});
