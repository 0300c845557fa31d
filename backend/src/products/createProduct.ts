import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { checkedFields } from './productFields.ts';
import { productById } from './products.service.ts';
import type { NewProduct, Product } from './products.shapes.ts';

export async function createProduct(
  trx: Trx,
  settings: Settings,
  body: NewProduct,
  viewer: Viewer,
): Promise<Product> {
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
  await audit(trx, viewer, { entity: 'PRODUCT', id: product_id, action: 'CREATE' });
  return productById(trx, settings, product_id, viewer);
}
