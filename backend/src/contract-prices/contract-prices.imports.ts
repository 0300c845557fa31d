import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import { lookUpColumn, moneyColumn, quantityColumn } from '../imports/importColumns.public.ts';
import { bodyOf, idOf, type ImportDefinition, textOf } from '../imports/imports.public.ts';
import { changeContractPrice } from './changeContractPrice.ts';
import { visibleContractPrices } from './contract-prices.scope.ts';
import { ContractPriceChange, NewContractPrice } from './contract-prices.shapes.ts';
import { createContractPrice } from './createContractPrice.ts';

const BUYER = ['customer', 'organisation', 'sku'];

/** Prices agreed with customers, from another system. */
export const contractPriceImport: ImportDefinition = {
  label: 'Contract prices',
  help: 'Selling prices agreed with a customer, or with all of an organisation, from a quantity on. Import customers and SKUs before.',
  columns: [
    lookUpColumn(
      'customer',
      'CUSTOMER',
      { help: 'The customer; empty for the whole organisation', example: 'Kaveri Residency' },
      { field: 'tenant_id' },
    ),
    lookUpColumn(
      'organisation',
      'ORGANISATION',
      { help: 'The organisation; needed where no customer is named', example: '' },
      { field: 'org_id' },
    ),
    lookUpColumn(
      'sku',
      'SKU',
      { help: 'The SKU', example: 'Steel tumbler 300 ml' },
      { required: true, field: 'sku_id' },
    ),
    quantityColumn('quantity', { help: 'From this quantity on', example: '1' }, { required: true }),
    moneyColumn(
      'selling_price',
      { help: 'Price of one unit, without tax', example: '55.00' },
      { required: true },
    ),
  ],
  permissions: [['QUOTATION', 'APPROVE']],
  entity: 'CONTRACT_PRICE',
  table: 'selling_prices',
  key: 'selling_price_id',
  async current({ db, viewer }, ids) {
    const rows = await db
      .selectFrom('selling_prices as c')
      .innerJoin('skus as k', 'k.product_sku_id', 'c.product_sku_id')
      .innerJoin('products as p', 'p.product_id', 'k.product_id')
      .select(['c.selling_price_id', 'c.tenant_id as customer', 'c.org_id as organisation'])
      .select(['c.product_sku_id as sku', 'c.quantity', 'c.selling_price'])
      .where('c.selling_price_id', '=', eqAny([...ids]))
      .where(visibleContractPrices(viewer))
      .execute();
    return new Map(rows.map(({ selling_price_id, ...values }) => [selling_price_id, values]));
  },
  add: (work, _, row) =>
    createContractPrice(
      work,
      bodyOf(NewContractPrice, {
        tenant_id: row.ids['customer'],
        org_id: row.ids['organisation'],
        sku_id: idOf(row, 'sku'),
        quantity: row.values['quantity'],
        selling_price: textOf(row, 'selling_price'),
      }),
    ),
  async edit(work, _, selling_price_id, { changed, ...row }) {
    const other = BUYER.find((name) => changed.has(name));
    if (other) throw badField(other, 'A contract price stays with its buyer and SKU');
    const body = bodyOf(ContractPriceChange, {
      selling_price_id,
      quantity: changed.has('quantity') ? row.values['quantity'] : undefined,
      selling_price: changed.has('selling_price') ? textOf(row, 'selling_price') : undefined,
    });
    await changeContractPrice(work, body);
  },
};
