import { audit, differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { checkedFields } from './productFields.ts';
import { lockProduct, productById } from './products.service.ts';
import type { Product, ProductChange } from './products.shapes.ts';

/**
 * Documents keep the GST rate they were made with: a new rate applies to new documents only. No
 * version in the body: of two who save at once the last write stands, and the audit log holds both.
 */
export async function changeProduct(
  trx: Trx,
  settings: Settings,
  body: ProductChange,
  viewer: Viewer,
): Promise<Product> {
  const before = await lockProduct(trx, body.product_id);
  const fields = await checkedFields(trx, body, before);
  const changes = differences<object>(before, fields);
  if (Object.keys(changes).length) {
    const { attributes, ...columns } = fields;
    await trx
      .updateTable('products')
      .set({
        ...columns,
        ...(attributes === undefined ? {} : { attributes: JSON.stringify(attributes) }),
      })
      .where('product_id', '=', before.product_id)
      .execute();
    await audit(trx, viewer, {
      entity: 'PRODUCT',
      id: before.product_id,
      action: 'UPDATE',
      changes,
    });
  }
  return productById(trx, settings, before.product_id, viewer);
}
