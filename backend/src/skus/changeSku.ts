import { unitCodeAfter } from '@munim/schema/skus/unitCodes.ts';
import { differences } from '../core/data/audit.ts';
import {
  type Attributes,
  checkedAttributes,
  refuseUnknownAssets,
} from '../core/data/catalogueChecks.ts';
import type { Work } from '../core/data/work.ts';
import { plainName, refuseTakenName } from './skuNames.ts';
import { lockSku, type LockedSku } from './skus.service.ts';
import type { SkuChange } from './skus.shapes.ts';

/** A new unit brings its code along, unless the code is given too. */
export function unitOf(
  sku: Pick<LockedSku, 'unit' | 'unit_code'>,
  { unit, unit_code }: Pick<SkuChange, 'unit' | 'unit_code'>,
) {
  if (unit === undefined) return { unit_code };
  return {
    unit: unit.trim(),
    unit_code: unit_code ?? unitCodeAfter({ unit: sku.unit, unitCode: sku.unit_code }, unit),
  };
}

/** An absent field stays. */
export async function changeSku(work: Work, body: SkuChange): Promise<void> {
  const { trx } = work;
  const { product_sku_id: id, assets, attributes } = body;
  const sku = await lockSku(trx, id);
  const name = body.product_sku_name?.trim();
  if (name !== undefined && plainName(name) !== plainName(sku.product_sku_name))
    await refuseTakenName(trx, { product_id: sku.product_id, name, self: id });
  if (assets) await refuseUnknownAssets(trx, assets);
  const after = {
    ...unitOf(sku, body),
    product_sku_name: name,
    is_active: body.is_active,
    assets,
    attributes:
      attributes &&
      (await checkedAttributes(
        trx,
        sku.category_id,
        attributes,
        sku.product_attributes as Attributes,
      )),
  };
  const changes = differences<object>(sku, after);
  if (!Object.keys(changes).length) return;
  await trx
    .updateTable('skus')
    .set({ ...after, attributes: after.attributes && JSON.stringify(after.attributes) })
    .where('product_sku_id', '=', id)
    .execute();
  await work.audit({ entity: 'SKU', id, action: 'UPDATE', changes });
}
