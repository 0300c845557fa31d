import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { strToU8 } from 'fflate';
import { csvOf, partsOf, sheetData, xlsxOf, zipOf } from '../../testing/testSheets.ts';
import { type SheetColumns } from './sheetColumns.ts';
import { readSheet } from './sheetReader.ts';
import type { SheetRow } from './sheets.public.ts';

const SHEET: SheetColumns = {
  key: 'id',
  columns: [
    { name: 'id', kind: 'whole', min: 1, max: Number.MAX_SAFE_INTEGER, required: true },
    { name: 'name', kind: 'text', max: 20 },
    {
      name: 'mobile',
      kind: 'text',
      max: 10,
      pattern: '^[0-9]{10}$',
      message: 'mobile must be 10 digits',
    },
    { name: 'pin', kind: 'whole', min: 100_000, max: 999_999 },
    { name: 'active', kind: 'flag' },
    { name: 'zone', kind: 'choice', of: ['NORTH', 'SOUTH'] },
  ],
};

async function read(bytes: Uint8Array, sheet = SHEET) {
  const rows: SheetRow[] = [];
  const content = await readSheet(bytes, sheet, (row) => rows.push(row));
  return { ...content, rows };
}
const ofText = (text: string) => read(strToU8(text));
const ofCells = (names: string[], ...rows: string[]) =>
  read(zipOf(partsOf(sheetData(names, ...rows))));
const blamed = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.map(({ row, column, message }) => [row, column, message]);
const valuesOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ values }) => values);

/** A letter from its code point, so that nothing unseen stands in this file. */
const sign = (code: number) => String.fromCodePoint(code);

describe('characters that nobody sees', () => {
  test.each([
    ['a zero-width space', `Linen${sign(0x200b)} towel`],
    ['a sign that turns the direction', `Linen${sign(0x202e)} towel`],
    ['a direction mark', `Linen${sign(0x200f)}`],
    ['a word joiner', `Linen${sign(0x2060)}`],
    ['a bell', `Linen${sign(7)}`],
    ['a joiner after a Latin letter', `Linen${sign(0x200d)}`],
  ])('%s in a cell is a problem of that cell', async (_, name) => {
    const problem = [2, 'name', 'name holds characters that cannot be seen. Please type it anew.'];
    expect(
      blamed(
        await read(
          csvOf([
            ['id', 'name'],
            [1, name],
          ]),
        ),
      ),
    ).toEqual([problem]);
    const isBell = name.includes(sign(7));
    // XML itself forbids a bell
    if (!isBell)
      expect(
        blamed(
          await ofCells(
            ['id', 'name'],
            `<c><v>1</v></c><c t="inlineStr"><is><t>${name}</t></is></c>`,
          ),
        ),
      ).toEqual([problem]);
  });

  test('an unseen sign makes no number, flag or choice pass', async () => {
    const [row] = [[`1${sign(0x200b)}`, `TRUE${sign(0x2060)}`, `NORTH${sign(0x200e)}`]];
    expect(
      blamed(await read(csvOf([['id', 'active', 'zone'], row]))).map(([, column]) => column),
    ).toEqual(['id', 'active', 'zone']);
  });

  test('the joiners of Indian scripts, and what is pasted into remarks, stay', async () => {
    const columns = [{ name: 'remarks', kind: 'text' as const, max: 50 }];
    const pasted = `Linen${sign(0x200b)} towel`;
    const hindi = `${sign(0x915)}${sign(0x94d)}${sign(0x200d)}${sign(0x937)}`;
    expect(valuesOf(await read(csvOf([['remarks'], [pasted]]), { columns }))).toEqual([
      { remarks: pasted },
    ]);
    expect(
      valuesOf(
        await read(
          csvOf([
            ['id', 'name'],
            [1, hindi],
          ]),
        ),
      ),
    ).toEqual([{ id: 1, name: hindi }]);
  });
});

test.each([
  ['little-endian', (text: Buffer) => text],
  ['big-endian', (text: Buffer) => text.swap16()],
])('a text in UTF-16, %s, as spreadsheet programs save it', async (_, turned) => {
  const text = Buffer.from(`${sign(0xfeff)}id\tname\r\n1\t₹ 5 हिन्दी\r\n`, 'utf16le');
  expect(valuesOf(await read(new Uint8Array(turned(text))))).toEqual([
    { id: 1, name: '₹ 5 हिन्दी' },
  ]);
});

describe('cells', () => {
  test.each([
    ['a number', '<c><v>7</v></c>', 7],
    ['a number with a point', '<c><v>7.0</v></c>', 7],
    ['a number with a power', '<c><v>9.87654321E9</v></c>', 9_876_543_210],
    ['a text of digits', '<c t="str"><v>7</v></c>', 7],
    [
      'a text with an apostrophe shown by its style',
      '<c t="inlineStr" s="3"><is><t>12</t></is></c>',
      12,
    ],
    [
      'rich text',
      '<c t="inlineStr"><is><r><t>1</t></r><r><t>2</t></r><rPh><t>9</t></rPh></is></c>',
      12,
    ],
  ])('an id as %s', async (_, cell, id) => {
    expect(valuesOf(await ofCells(['id'], cell))).toEqual([{ id }]);
  });

  test.each([
    [
      'a fraction of lakhs',
      '<c t="str"><v>1,00,000.50</v></c>',
      'id must be a whole number from 1',
    ],
    ['a fraction', '<c><v>7.5</v></c>', 'id must be a whole number from 1'],
    ['a negative number', '<c><v>-7</v></c>', 'id must be a whole number from 1'],
    ['nothing', '<c><v>0</v></c>', 'id must be a whole number from 1'],
    [
      'more than a number can hold',
      '<c><v>99999999999999999999</v></c>',
      'id must be a whole number from 1',
    ],
    ['a word', '<c t="str"><v>seven</v></c>', 'id must be a whole number from 1'],
    ['a flag', '<c t="b"><v>1</v></c>', 'id must be a whole number from 1'],
    [
      'a formula',
      '<c><f>1+6</f><v>7</v></c>',
      'id holds a formula. Put the value itself into the cell',
    ],
    [
      'a shared formula',
      '<c><f t="shared" si="0"/><v>7</v></c>',
      'id holds a formula. Put the value itself into the cell',
    ],
    ['an error', '<c t="e"><v>#N/A</v></c>', 'id holds an error of the spreadsheet program'],
    [
      'a text that is not there',
      '<c t="s"><v>99</v></c>',
      'id holds an error of the spreadsheet program',
    ],
    ['no number at all', '<c><v>NaN</v></c>', 'id holds an error of the spreadsheet program'],
  ])('an id as %s is refused', async (_, cell, message) => {
    const content = await ofCells(['id', 'name'], `${cell}<c t="str"><v>x</v></c>`);
    expect(blamed(content)).toEqual([[2, 'id', message]]);
    expect(content.rows).toEqual([]);
  });

  test('phones and pin codes, typed or as numbers', async () => {
    const names = ['id', 'mobile', 'pin'];
    const content = await ofCells(
      names,
      '<c><v>1</v></c><c><v>9876543210</v></c><c><v>570001</v></c>',
      '<c><v>2</v></c><c><v>9.87654321E9</v></c><c t="str"><v> 570001 </v></c>',
      '<c><v>3</v></c><c><v>98765</v></c><c><v>57001</v></c>',
      '<c><v>4</v></c><c t="str"><v>+91 98765</v></c><c><v>1E+6</v></c>',
    );
    expect(valuesOf(content)).toEqual([
      { id: 1, mobile: '9876543210', pin: 570_001 },
      { id: 2, mobile: '9876543210', pin: 570_001 },
    ]);
    const pin = 'pin must be a whole number from 100000 to 999999';
    expect(blamed(content)).toEqual([
      [4, 'mobile', 'mobile must be 10 digits'],
      [4, 'pin', pin],
      [5, 'mobile', 'mobile must be 10 digits'],
      [5, 'pin', pin],
    ]);
  });

  test.each([
    ['TRUE', true],
    ['false', false],
    ['Yes', true],
    ['no', false],
    ['1', true],
    ['0', false],
  ])('%s is %s', async (word, active) =>
    expect(valuesOf(await ofText(`id,active\n1,${word}`))).toEqual([{ id: 1, active }]),
  );

  test('flags of a spreadsheet, choices in any case, empty cells', async () => {
    const content = await ofCells(
      ['id', 'active', 'zone', 'name'],
      '<c><v>1</v></c><c t="b"><v>1</v></c><c t="str"><v>north</v></c>',
      '<c><v>2</v></c><c t="str"><v>perhaps</v></c><c t="str"><v>up</v></c><c t="str"><v>  </v></c>',
    );
    expect(valuesOf(content)).toEqual([{ id: 1, active: true, zone: 'NORTH', name: null }]);
    expect(blamed(content)).toEqual([
      [3, 'active', 'active must be TRUE or FALSE'],
      [3, 'zone', 'zone must be one of NORTH, SOUTH'],
    ]);
  });

  test('what a spreadsheet program turned into a date is not written back as a number', async () => {
    const parts = {
      ...partsOf(
        sheetData(
          ['id', 'name'],
          ...[0, 1, 2, 3].map(
            (style) => `<c><v>${style + 1}</v></c><c s="${style}"><v>46054</v></c>`,
          ),
          '<c><v>5</v></c><c t="d"><v>2026-02-01</v></c>',
        ),
      ),
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    };
    const content = await read(zipOf(parts));
    expect(valuesOf(content).map(({ id, name }) => [id, name])).toEqual([
      [1, '46054'],
      [4, '46054'],
    ]);
    expect(content.problems.map(({ row }) => row)).toEqual([3, 4, 6]);
    expect(content.problems[0]?.message).toMatch(/^name was turned into a date/);
  });

  test('texts keep one line, their signs, and nothing that cannot be kept', async () => {
    const cells = (text: string) => `<c><v>1</v></c><c t="str"><v>${text}</v></c>`;
    const name = async (text: string) =>
      valuesOf(await ofCells(['id', 'name'], cells(text)))[0]?.['name'];
    expect(await name('  Cup &amp; saucer\u00a0')).toBe('Cup & saucer');
    expect(await name('two\nlines')).toBe('two lines');
    expect(await name('₹ café 👍')).toBe('₹ café 👍');
    expect(await name('-5 °C')).toBe('-5 °C');
    expect(await name('12345.50')).toBe('12345.50');
    expect(blamed(await ofCells(['id', 'name'], cells('x'.repeat(21))))).toEqual([
      [2, 'name', 'name has more than 20 characters'],
    ]);
    const shared = {
      ...partsOf(sheetData(['id', 'name'], '<c><v>1</v></c><c t="s"><v>0</v></c>')),
      'xl/sharedStrings.xml': '<sst><si><t>a_x0000_b</t></si></sst>',
    };
    expect(blamed(await read(zipOf(shared)))).toEqual([
      [2, 'name', 'name holds characters that cannot be kept'],
    ]);
  });
});

describe('rows and columns', () => {
  test('any order, any case, stars, what our own writer writes', async () => {
    const content = await read(
      await xlsxOf([
        ['Name', 'ID *', 'active'],
        ['Cup', 7, true],
        ['=cmd', 8, false],
      ]),
    );
    expect(valuesOf(content)).toEqual([
      { id: 7, name: 'Cup', active: true },
      { id: 8, name: '=cmd', active: false },
    ]);
    expect(content).toMatchObject({ count: 2, problemCount: 0 });
  });

  test.each([
    [
      'unknown',
      'id,colour\n1,red',
      [
        [
          1,
          'colour',
          'colour is not a column of this sheet. Its columns are id, name, mobile, pin, active, zone',
        ],
      ],
    ],
    ['missing', 'name\nCup', [[1, 'id', 'The column id is missing']]],
    ['twice', 'id,name,Name\n1,a,b', [[1, 'name', 'The column name is there twice']]],
    ['without a name', 'id,,name\n1,x,y', [[2, 'B', 'Column B has no name in the first row']]],
    ['a number', 'id,5\n1,2', [[1, '5', expect.stringContaining('5 is not a column')]]],
  ])('a column %s', async (_, text, problems) =>
    expect(blamed(await ofText(text))).toEqual(problems),
  );

  test('rows are counted as a spreadsheet shows them; empty ones are passed over', async () => {
    const content = await ofText('\n\nid,name\n\n1,a\n,\nx,b\n1,c\n2,\n,d\n\n\n');
    expect(valuesOf(content)).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: null },
    ]);
    expect(blamed(content)).toEqual([
      [7, 'id', 'id must be a whole number from 1'],
      [8, 'id', 'id 1 is in row 5 already'],
      [10, 'id', 'id is required'],
    ]);
    expect(content.count).toBe(5);
    const gaps = await read(
      zipOf(
        partsOf(
          '<row r="3"><c r="B3" t="str"><v>id</v></c></row><row r="900000"><c r="B900000"><v>5</v></c></row><row r="1000000"/>',
        ),
      ),
    );
    expect([gaps.count, gaps.rows[0]]).toEqual([1, { row: 900_000, values: { id: 5 } }]);
  });

  test('problems are all counted, and listed up to a limit', async () => {
    const content = await ofText(`id\n${'x\n'.repeat(3000)}`);
    expect([content.problems.length, content.problemCount, content.count]).toEqual([
      LIMITS.sheetReported,
      3000,
      3000,
    ]);
  });
});

describe('CSV', () => {
  test.each([
    ['a byte order mark', '\uFEFFid,name\r\n1,Cup\r\n'],
    ['old line ends', 'id,name\r1,Cup'],
    ['semicolons', 'id;name\n1;Cup'],
    ['tabs', 'id\tname\n1\tCup'],
    ['everything quoted', '"id","name"\n"1","Cup"'],
  ])('%s', async (_, text) =>
    expect(valuesOf(await ofText(text))).toEqual([{ id: 1, name: 'Cup' }]),
  );

  test('quotes: commas, quotes, line breaks inside; an inch mark alone', async () => {
    const content = await ofText('id,name\n1,"a, ""b""\r\nc"\n2,2" pipe\n3,"ok"');
    expect(valuesOf(content).map(({ name }) => name)).toEqual(['a, "b" c', '2" pipe', 'ok']);
    expect(content.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  test('a formula is refused; the apostrophe of our own exports makes it a text', async () => {
    const content = await ofText(
      `id,name\n1,=1+1\n2,"=HYPERLINK(""http://x"",""y"")"\n3,'=1+1\n4,'0042\n5,'tis\n'6,@x`,
    );
    expect(blamed(content)).toEqual(
      [2, 3].map((row) => [
        row,
        'name',
        'name holds a formula. Put the value itself into the cell',
      ]),
    );
    expect(valuesOf(content).map(({ id, name }) => [id, name])).toEqual([
      [3, '=1+1'],
      [4, '0042'],
      [5, "'tis"],
      [6, '@x'],
    ]);
  });

  test('a number that a program shortened to a power is no phone number', async () => {
    expect(blamed(await ofText('id,mobile\n1,9.87654E+09'))).toEqual([
      [2, 'mobile', 'mobile has more than 10 characters'],
    ]);
    expect(blamed(await ofText('id,mobile\n1,9.88E+09'))).toEqual([
      [2, 'mobile', 'mobile must be 10 digits'],
    ]);
  });
});

describe('files that are no sheet', () => {
  const head = sheetData(['id'], '<c><v>1</v></c>');
  const without = (part: string) =>
    zipOf(Object.fromEntries(Object.entries(partsOf(head)).filter(([name]) => name !== part)));
  const encrypted = () => {
    const zip = Buffer.from(zipOf(partsOf(head)));
    for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1))
      zip[at + 8]! |= 1;
    return zip;
  };
  const lying = () => {
    const zip = Buffer.from(
      zipOf({
        ...partsOf(head),
        'xl/worksheets/sheet1.xml': `<worksheet>${' '.repeat(500_000)}</worksheet>`,
      }),
    );
    const at = zip.lastIndexOf('PK\x01\x02');
    zip.writeUInt32LE(100, at + 24);
    return zip;
  };
  test.each<[string, () => Uint8Array, RegExp]>([
    ['nothing but names', () => csvOf([['id']]), /no row under its column names/],
    ['blank', () => strToU8('\n \n'), /empty/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000', 'hex'), /Only .xlsx and .csv/],
    [
      'old .xls, or a password',
      () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /password or of the old .xls kind/,
    ],
    ['Windows letters', () => Buffer.from('id,name\n1,caf\xe9', 'latin1'), /CSV UTF-8/],
    ['a quote that never ends', () => strToU8('id,name\n1,"Cup\n2,x'), /Row 2 is never closed/],
    ['one endless line', () => strToU8(`id\n1${'x'.repeat(200_000)}`), /longer than 100000/],
    ['another zip', () => zipOf({ 'a.txt': 'hello' }), /Only .xlsx and .csv/],
    [
      'a text document',
      () =>
        zipOf({
          ...partsOf(head),
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        }),
      /Only .xlsx and .csv/,
    ],
    ['half a zip', () => zipOf(partsOf(head)).slice(0, 300), /broken/],
    ['a part that is missing', () => without('xl/worksheets/sheet1.xml'), /broken/],
    [
      'no shown sheet',
      () =>
        zipOf({
          ...partsOf(head),
          'xl/workbook.xml':
            '<workbook><sheets><sheet name="A" state="hidden" r:id="rId1"/></sheets></workbook>',
        }),
      /no sheet/,
    ],
    [
      'XML that ends too early',
      () => zipOf({ ...partsOf(head), 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' }),
      /broken/,
    ],
    [
      'entities that would grow',
      () =>
        zipOf({
          ...partsOf(head),
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE a [<!ENTITY b "cc">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
        }),
      /broken/,
    ],
    ['rows that go back', () => zipOf(partsOf('<row r="5"/><row r="4"/>')), /broken/],
    [
      'a column beyond the last',
      () => zipOf(partsOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')),
      /broken/,
    ],
    ['a part locked by a password', encrypted, /password/],
    ['a part larger than it says', lying, /broken/],
    ['a PDF, renamed', () => strToU8('%PDF-1.7'), /is a PDF, whatever its name says/],
    [
      'a zip bomb',
      () =>
        zipOf({ ...partsOf(head), 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) }),
      /too large/,
    ],
    [
      'too many rows',
      () =>
        strToU8(`id\n${Array.from({ length: LIMITS.sheetRows + 1 }, (_, i) => i + 1).join('\n')}`),
      /at most 20000 rows/,
    ],
    [
      'too many rows of a workbook',
      () =>
        zipOf(
          partsOf(
            sheetData(
              ['id'],
              ...Array.from({ length: LIMITS.sheetRows + 1 }, () => '<c><v>1</v></c>'),
            ),
          ),
        ),
      /at most 20000 rows/,
    ],
  ])('%s', async (_, bytes, words) => {
    await expect(read(bytes())).rejects.toMatchObject({
      name: 'SheetFault',
      message: expect.stringMatching(words),
    });
  });

  test('macros and pictures beside the sheet are never unpacked', async () => {
    const content = await read(
      zipOf({
        ...partsOf(head),
        'xl/vbaProject.bin': new Uint8Array(80 * 1024 * 1024),
        'xl/media/image1.png': 'x',
      }),
    );
    expect(valuesOf(content)).toEqual([{ id: 1 }]);
  });
});
