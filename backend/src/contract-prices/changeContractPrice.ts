import { toMoney } from '@munim/schema/shared/money.ts';
import { differences } from '../core/data/audit.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { lockContractPrice } from './contract-prices.service.ts';
import type { ContractPriceChange } from './contract-prices.shapes.ts';
import { refuseZeroPrice, duplicateSlab } from './createContractPrice.ts';

/** SKU and customer of the price stay. */
export async function changeContractPrice(work: Work, body: ContractPriceChange): Promise<void> {
  const { trx } = work;
  refuseZeroPrice(body.selling_price);
  const price = await lockContractPrice(work, body.selling_price_id);
  const after = {
    quantity: body.quantity,
    selling_price: body.selling_price && toMoney(body.selling_price),
  };
  const changes = differences<object>(price, after);
  if (!Object.keys(changes).length) return;
  const { selling_price_id: id } = price;
  const index =
    price.tenant_id === null ? 'selling_prices_of_organisation' : 'selling_prices_of_tenant';
  await onDuplicate(index, duplicateSlab(), () =>
    trx.updateTable('selling_prices').set(after).where('selling_price_id', '=', id).execute(),
  );
  await work.audit({ entity: 'CONTRACT_PRICE', id, action: 'UPDATE', changes });
}
