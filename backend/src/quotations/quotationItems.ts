import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { lineColumns, headOf } from '../core/data/documentLines.ts';
import { badField } from '../core/http/errors.ts';

interface ItemTerms {
  quantity: number;
  rfq_selling_price: string;
  quotation_line_discount: string;
  pan_india_gst: string;
  within_state: boolean;
}

/** Money of a line: the place of supply is the delivery address of the line. */
export function itemMoney(item: ItemTerms) {
  const { total, ...columns } = lineColumns({
    quantity: item.quantity,
    price: item.rfq_selling_price,
    discountPercent: item.quotation_line_discount,
    gstPercent: item.pan_india_gst,
    withinState: item.within_state,
  });
  return { ...columns, item_total: total };
}

/** Recomputes the head from the lines, and refuses a quotation without a line. */
export async function writeHead(trx: Trx, quotationId: number): Promise<void> {
  const lines = await trx
    .selectFrom('quotation_items')
    .select(['taxable_amount', 'cgst_amount', 'sgst_amount', 'igst_amount', 'item_total as total'])
    .where('quotation_id', '=', quotationId)
    .where('included_in_quotation', '=', true)
    .execute();
  if (!lines.length) throw badField('quotation_items', 'At least one item must be included');
  const { taxable, gst, total } = headOf(lines);
  await trx
    .updateTable('quotations')
    .set({
      taxable_amount: taxable,
      gst_amount: gst,
      grand_total: total,
      version: sql`version + 1`,
    })
    .where('quotation_id', '=', quotationId)
    .execute();
}
