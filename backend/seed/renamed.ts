import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import { workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeProduct } from '../src/products/changeProduct.ts';
import { changeSku } from '../src/skus/changeSku.ts';
import { viewerOfRole } from './viewers.ts';

/** A product that has another name than on its invoices: the newest that is invoiced and on no draft. */
export async function renameInvoiced(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const work = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const { rows } = await sql<{
      product_id: number;
      product_name: string;
      product_sku_id: number;
      product_sku_name: string;
    }>`select p.product_id, p.product_name, k.product_sku_id, k.product_sku_name
      from invoice_lines l join invoices i using (invoice_id) join skus k using (product_sku_id) join products p using (product_id)
      where i.status = 'PAID' and not exists (select from quotation_items q join quotations using (quotation_id)
        where q.product_sku_id = k.product_sku_id and status = 'SENT')
      order by l.invoice_line_id desc limit 1`.execute(trx);
    for (const { product_id, product_name, product_sku_id, product_sku_name } of rows) {
      await changeProduct(work, { product_id, product_name: `${product_name} (new range)` });
      await changeSku(work, {
        product_sku_id,
        product_sku_name: `${product_sku_name} (new range)`,
      });
    }
  });
}
