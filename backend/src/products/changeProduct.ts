import { differences } from '../core/data/audit.ts';
import { noteChanges } from '../core/data/requestChanges.ts';
import type { Work } from '../core/data/work.ts';
import { checkedFields } from './productFields.ts';
import { lockProduct, productById } from './products.service.ts';
import type { Product, ProductChange } from './products.shapes.ts';

/**
 * Documents keep the GST rate they were made with: a new rate applies to new documents only. No
 * version in the body: of two parallel changes the last one wins, and the audit log has both.
 */
export async function changeProduct(work: Work, body: ProductChange): Promise<Product> {
  const { trx } = work;
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
    await work.audit({
      entity: 'PRODUCT',
      id: before.product_id,
      action: 'UPDATE',
      changes,
    });
    // its documents follow it into another category
    const { category_id: moved } = changes;
    if (moved) noteChanges('CATEGORY', [Number(moved.from), Number(moved.to)]);
  }
  return productById(work, before.product_id);
}
