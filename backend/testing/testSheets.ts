import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

/** A workbook as our own template is written. */
export const xlsxOf = (rows: SheetData): Promise<Uint8Array> => writeXlsxFile(rows).toBuffer();

export const csvOf = (rows: readonly (readonly unknown[])[]): Uint8Array =>
  strToU8(rows.map((row) => row.join(',')).join('\r\n'));

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships>${targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${REL}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** The parts of a workbook from another program; `data` is put into its <sheetData>. */
export function partsOf(data: string): Record<string, string> {
  return {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data}</sheetData></worksheet>`,
  };
}

export const zipOf = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** The row of names, then rows as they are written in XML. */
export const sheetData = (names: readonly string[], ...rows: string[]) =>
  `<row>${names.map(inline).join('')}</row>${rows.map((row) => `<row>${row}</row>`).join('')}`;

/** Sends a file in the field `sheet`, as a browser does. */
export async function sendSheet(
  app: FastifyInstance,
  { method, url }: { method: 'PUT' | 'POST'; url: string },
  bytes: Uint8Array | undefined,
  headers: Record<string, string> = {},
  field = 'sheet',
) {
  const form = new FormData();
  if (bytes) form.append(field, new File([Uint8Array.from(bytes)], 'sheet.xlsx'));
  const encoded = new Response(form);
  const response = await app.inject({
    method,
    url,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, body: response.json() };
}
