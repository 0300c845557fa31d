import { toMoney } from '@munim/schema/shared/money.ts';
import { audit, differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { unlessTaken } from '../core/data/duplicates.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { lockContractPrice } from './contract-prices.service.ts';
import type { ContractPriceChange } from './contract-prices.shapes.ts';
import { refuseFreePrice, slabTaken } from './createContractPrice.ts';

/** SKU and customer of the price stay. */
export async function changeContractPrice(
  trx: Trx,
  body: ContractPriceChange,
  viewer: Viewer,
): Promise<void> {
  refuseFreePrice(body.selling_price);
  const price = await lockContractPrice(trx, body.selling_price_id, viewer);
  const after = {
    quantity: body.quantity,
    selling_price: body.selling_price && toMoney(body.selling_price),
  };
  const changes = differences<object>(price, after);
  if (!Object.keys(changes).length) return;
  const { selling_price_id: id } = price;
  const index =
    price.tenant_id === null ? 'selling_prices_of_organisation' : 'selling_prices_of_tenant';
  await unlessTaken(index, slabTaken(), () =>
    trx.updateTable('selling_prices').set(after).where('selling_price_id', '=', id).execute(),
  );
  await audit(trx, viewer, { entity: 'CONTRACT_PRICE', id, action: 'UPDATE', changes });
}
