import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Trx } from '../src/core/data/database.ts';
import type { FileStore } from '../src/documents/fileStore.ts';
import { type Calendar, DAY, iso } from './calendar.ts';
import { Random } from './random.ts';
import { insertRows } from './rows.ts';

/** The one scan used for every vendor invoice and e-way bill of the demo. */
export const SCAN = new Random('scan').uuid();
const PDF = 'application/pdf';

/** One page with a heading and a line; the same words give the same bytes. */
export async function sheet(title: string, line: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText(title, { x: 60, y: 760, size: 22, font });
  page.drawText(line.replaceAll(/[^\x20-\x7e]/g, ' '), { x: 60, y: 725, size: 13, font });
  return pdf.save();
}

export async function seedScan(trx: Trx, store: FileStore, calendar: Calendar): Promise<void> {
  const bytes = await sheet('Scan', 'Document that came with the goods');
  await store.put(SCAN, bytes, PDF);
  const at = iso(calendar.midnight - 900 * DAY);
  const file = {
    uuid: SCAN,
    file_name: `${SCAN}.pdf`,
    content_type: PDF,
    byte_size: bytes.length,
    original_name: 'Scan.pdf',
  };
  await insertRows(trx, 'files', [{ ...file, uploaded_by: 1, created_at: at, attached_at: at }]);
}
