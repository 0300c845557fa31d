import { unitCodeOf } from '@munim/schema/skus/unitCodes.ts';
import {
  type Attributes,
  checkedAttributes,
  refuseUnknownAssets,
} from '../core/data/catalogueChecks.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { refuseTakenName } from './skuNames.ts';
import type { NewSku } from './skus.shapes.ts';

const DEFAULT_UNIT = 'NOS';

/** Locks the product until the SKU is written: a deletion waits, and then sees the SKU. */
async function productOf(trx: Trx, product_id: number) {
  const product = await trx
    .selectFrom('products')
    .select(['category_id', 'attributes'])
    .where('product_id', '=', product_id)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst();
  if (!product) throw badField('product_id', 'This product does not exist');
  return product;
}

/** A SKU without a unit code gets what its unit says. Answers its id. */
export async function createSku(work: Work, body: NewSku): Promise<number> {
  const { trx, viewer } = work;
  if (body.created_by !== undefined && body.created_by !== viewer.userId)
    throw badField('created_by', 'created_by must be who is signed in');
  const product = await productOf(trx, body.product_id);
  const { assets = [], unit = DEFAULT_UNIT } = body;
  await refuseUnknownAssets(trx, assets);
  const attributes = await checkedAttributes(
    trx,
    product.category_id,
    body.attributes ?? {},
    product.attributes as Attributes,
  );
  const { product_id, product_sku_name: name } = body;
  await refuseTakenName(trx, { product_id, name, self: null });
  const { product_sku_id } = await trx
    .insertInto('skus')
    .values({
      product_id: body.product_id,
      product_sku_name: body.product_sku_name.trim(),
      unit: unit.trim(),
      unit_code: body.unit_code ?? unitCodeOf(unit),
      assets,
      attributes: JSON.stringify(attributes),
      is_active: body.is_active ?? true,
      created_by: viewer.userId,
    })
    .returning('product_sku_id')
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'SKU', id: product_sku_id, action: 'CREATE' });
  return product_sku_id;
}
