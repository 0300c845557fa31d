import {
  creditedSums,
  creditedTaxable,
  creditingError,
  type CreditableLine,
} from '@munim/schema/credit-notes/credit-notes.rules.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { headOf } from '../core/data/documentLines.ts';
import { badField } from '../core/http/errors.ts';
import type { NewCreditNoteLine } from './credit-notes.shapes.ts';

/** The lines of an invoice with what credit notes that are ISSUED took of them. Certain under the lock on its order. */
export async function creditableLines(
  trx: Trx,
  invoiceId: number,
): Promise<Map<number, CreditableLine>> {
  const credited = (head: 'cgst_amount' | 'igst_amount') =>
    sql<string>`(select coalesce(sum(${sql.ref(`n.${head}`)}), 0)::numeric(14,2) from credit_note_lines n
      join credit_notes c using (creditnote_id) where n.invoice_line_id = l.invoice_line_id and c.status = 'ISSUED')`;
  const rows = await trx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', 'i.invoice_id', 'l.invoice_id')
    .selectAll('l')
    .select([
      'i.within_state',
      credited('cgst_amount').as('credited_half'),
      credited('igst_amount').as('credited_igst'),
    ])
    .where('l.invoice_id', '=', invoiceId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.invoice_line_id,
      {
        quantity: row.quantity,
        price: row.selling_price,
        discountPercent: row.discount_percent,
        gstPercent: row.pan_india_gst,
        withinState: row.within_state,
        sums: {
          taxable: row.taxable_amount,
          cgst: row.cgst_amount,
          sgst: row.sgst_amount,
          igst: row.igst_amount,
          total: row.line_total,
        },
        credited: {
          quantity: row.credited_quantity,
          taxable: row.credited_taxable,
          half: row.credited_half,
          igst: row.credited_igst,
        },
      },
    ]),
  );
}

/** The lines as they are stored, refused by place when they credit more than is left. */
export function linesToWrite(
  asked: readonly NewCreditNoteLine[],
  creditable: ReadonlyMap<number, CreditableLine>,
) {
  const seen = new Set<number>();
  const lines = asked.map(({ invoice_line_id, quantity, amount }, index) => {
    const place = (field: string) => `credit_note_lines.${index}.${field}`;
    const line = creditable.get(invoice_line_id);
    if (!line) throw badField(place('invoice_line_id'), 'This line is not on the invoice');
    if (seen.has(invoice_line_id))
      throw badField(place('invoice_line_id'), 'This line is listed twice');
    seen.add(invoice_line_id);
    const problem = creditingError(line, { quantity, amount: amount ?? null });
    if (problem) throw badField(place(problem.field), problem.text);
    const sums = creditedSums(line, creditedTaxable(line, { quantity, amount: amount ?? null }));
    return {
      line_number: index + 1,
      invoice_line_id,
      quantity,
      pan_india_gst: line.gstPercent,
      taxable_amount: sums.taxable,
      cgst_amount: sums.cgst,
      sgst_amount: sums.sgst,
      igst_amount: sums.igst,
      line_total: sums.total,
    };
  });
  const head = headOf(lines.map((line) => ({ ...line, total: line.line_total })));
  return {
    lines,
    head: {
      creditnote_taxable_amount: head.taxable,
      creditnote_gst_amount: head.gst,
      creditnote_grand_total: sumOf([head.taxable, head.gst]),
    },
  };
}

/** Writes the lines of a credit note in place of the existing ones. */
export async function replaceLines(
  trx: Trx,
  creditnote_id: number,
  lines: ReturnType<typeof linesToWrite>['lines'],
): Promise<void> {
  await trx.deleteFrom('credit_note_lines').where('creditnote_id', '=', creditnote_id).execute();
  await trx
    .insertInto('credit_note_lines')
    .values(lines.map((line) => ({ ...line, creditnote_id })))
    .execute();
}
