import { LIMITS } from '@munim/schema/shared/limits.ts';
import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import {
  activeColumn,
  lookUpColumn,
  moneyColumn,
  quantityColumn,
  textColumn,
} from '../imports/importColumns.public.ts';
import {
  bodyOf,
  idOf,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { changeOffer } from './changeOffer.ts';
import { createOffer } from './createOffer.ts';
import { NewOffer, OfferChange } from './offers.shapes.ts';

const termsOf = (row: ImportRow) => ({
  offer_price: textOf(row, 'offer_price'),
  moq: row.values['moq'],
  mrp: textOf(row, 'mrp') || undefined,
  is_active: row.values['is_active'],
  brand: textOf(row, 'brand'),
  color: textOf(row, 'color'),
  packaging_details: textOf(row, 'packaging_details'),
  above_mrp_reason: textOf(row, 'above_mrp_reason') || undefined,
});

/** Vendors' prices of SKUs, from another system. */
export const offerImport: ImportDefinition = {
  label: "Vendors' offers",
  help: 'What a vendor asks for a SKU. Import vendors and SKUs before.',
  columns: [
    lookUpColumn(
      'sku',
      'SKU',
      { help: 'The SKU', example: 'Steel tumbler 300 ml' },
      { required: true, field: 'sku_id' },
    ),
    lookUpColumn(
      'vendor',
      'VENDOR',
      { help: 'Who offers it', example: 'Sri Traders' },
      { required: true, field: 'seller_id' },
    ),
    moneyColumn(
      'offer_price',
      { help: 'Price of one unit, without tax', example: '42.50' },
      { required: true },
    ),
    quantityColumn('moq', { help: 'Least quantity', example: '100' }, { required: true }),
    moneyColumn('mrp', { help: 'Maximum retail price', example: '60.00' }),
    textColumn('brand', LIMITS.offerText, { help: 'Brand', example: '' }),
    textColumn('color', LIMITS.offerText, { help: 'Colour', example: '' }),
    textColumn('packaging_details', LIMITS.offerText, {
      help: 'How it is packed',
      example: 'Carton of 100',
    }),
    textColumn('above_mrp_reason', LIMITS.reason, {
      help: 'Why the price is above the MRP, where it is',
      example: '',
    }),
    activeColumn,
  ],
  permissions: [
    ['OFFER', 'WRITE'],
    ['OFFER', 'UPDATE'],
  ],
  entity: 'OFFER',
  table: 'offers',
  key: 'sku_offer_id',
  async current({ db }, ids) {
    const rows = await db
      .selectFrom('offers')
      .select([
        'sku_offer_id',
        'product_sku_id as sku',
        'seller_id as vendor',
        'offer_price',
        'moq',
        'mrp',
      ])
      .select(['brand', 'color', 'packaging_details', 'above_mrp_reason', 'is_active'])
      .where('sku_offer_id', '=', eqAny([...ids]))
      .where('is_deleted', '=', false)
      .execute();
    return new Map(rows.map(({ sku_offer_id, ...values }) => [sku_offer_id, values]));
  },
  async add(work, _, row) {
    const of = { sku_id: idOf(row, 'sku'), seller_id: idOf(row, 'vendor') };
    return (await createOffer(work, bodyOf(NewOffer, { ...of, ...termsOf(row) }))).sku_offer_id;
  },
  async edit(work, _, sku_offer_id, row) {
    if (row.changed.has('sku')) throw badField('sku_id', 'An offer stays with its SKU');
    if (row.changed.has('vendor')) throw badField('seller_id', 'An offer stays with its vendor');
    await changeOffer(work, bodyOf(OfferChange, { sku_offer_id, ...termsOf(row) }));
  },
};
