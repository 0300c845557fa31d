import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';

const percent = (rate: string): string => `${Number(rate)} %`;

/**
 * A draft whose goods have another rate now is not issued by mistake: the rate is that of the invoice's day, unless the
 * customer paid before the change (section 14 of the CGST Act), which only a person knows.
 */
export async function refuseFormerRates(trx: Trx, invoiceId: number): Promise<void> {
  const lines = await trx
    .selectFrom('invoice_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['l.line_number', 'k.product_sku_name as name', 'l.pan_india_gst as drafted'])
    .select('p.pan_india_gst as present')
    .where('l.invoice_id', '=', invoiceId)
    .where(
      sql<boolean>`(l.pan_india_gst, l.tax_category) is distinct from (p.pan_india_gst, p.tax_category)`,
    )
    .orderBy('l.line_number')
    .execute();
  if (!lines.length) return;
  const changes = lines.map(
    ({ line_number, name, drafted, present }) =>
      `Line ${line_number} (${name}) is drafted at ${percent(drafted)} and its product has ${percent(present)} now.`,
  );
  throw refused(
    `${changes.join(' ')} Void this draft and invoice the challan again, which takes the rates of today; keep its rates only where the customer paid before the change`,
    'RATES_CHANGED',
  );
}
