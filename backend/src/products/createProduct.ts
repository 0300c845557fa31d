import type { Work } from '../core/data/work.ts';
import { checkedFields } from './productFields.ts';
import { productById } from './products.service.ts';
import type { NewProduct, Product } from './products.shapes.ts';

export async function createProduct(work: Work, body: NewProduct): Promise<Product> {
  const { trx, viewer } = work;
  const { category: category_id, product_name, pan_india_gst } = body;
  const { attributes, ...fields } = await checkedFields(trx, {
    ...body,
    attributes: body.attributes ?? {},
  });
  const { product_id } = await trx
    .insertInto('products')
    .values({
      category_id,
      product_name,
      pan_india_gst,
      created_by: viewer.userId,
      ...fields,
      attributes: JSON.stringify(attributes ?? {}),
    })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'PRODUCT', id: product_id, action: 'CREATE' });
  return productById(work, product_id);
}
