import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Can, seesCost } from '@munim/schema/shared/roles.ts';
import { SellerDocument } from '../../generated/documents.ts';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { offeredPrice, type SkuOfLine, skusOfLines } from '../skus/SkuLinePicker.tsx';
import type { PickerItem, PickerSource } from '../ui/form/pickerSource.ts';
import { pinnedOnWideScreen } from '../ui/grid/columns.tsx';
import type { LineChoices, LineColumn } from '../ui/lines/lineColumn.ts';
import {
  moneyLineColumn,
  percentLineColumn,
  pickerLineColumn,
  quantityLineColumn,
  amountLineColumn,
  textLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { unitLineColumn } from '../ui/lines/pastedColumns.ts';
import { type FreeStock, stockColumns } from '../warehouses/StockLinePicker.tsx';
import { newLineSums, type NewOrderLine } from './newOrder.ts';
import { t } from '../ui/text.ts';

const NUMBER = /^#?([1-9]\d{0,14})$/;

/** The number a reference names: '#12' and '12' say it, a name is looked for and must be the only one of that name. */
async function idOf(
  client: ApolloClient,
  source: PickerSource,
  reference: string,
): Promise<string | undefined> {
  const number = NUMBER.exec(reference)?.[1];
  if (number) return number;
  const named = (await source.search(client, reference)).filter(
    ({ label }) => label.toLowerCase() === reference.toLowerCase(),
  );
  return named.length === 1 ? named[0]?.id : undefined;
}

/** Records by reference; unknown references are missing. */
async function resolveEach<Item>(
  references: readonly string[],
  read: (reference: string) => Promise<Item | undefined>,
) {
  const found = await Promise.all(
    references.map(
      async (reference) => [reference, await read(reference).catch(() => undefined)] as const,
    ),
  );
  return new Map(
    found.flatMap(([reference, item]) => (item === undefined ? [] : [[reference, item] as const])),
  );
}

const sellers: LineChoices<PickerItem> = {
  source: sellerSource,
  label: (seller) => seller.label,
  resolve: (client, references) =>
    resolveEach(references, async (reference) => {
      const id = await idOf(client, sellerSource, reference);
      const seller = id
        ? (await client.query({ query: SellerDocument, variables: { id } })).data?.seller
        : undefined;
      return seller && { id: seller.id, label: seller.name };
    }),
};

/** The seller's offer price is the default until a cost is typed. */
function withOffer(row: NewOrderLine): NewOrderLine {
  const price = offeredPrice(row.sku.item, row.seller.item?.id);
  return price && row.costPrice === '' ? { ...row, costPrice: price } : row;
}

const optional = (column: LineColumn<NewOrderLine>): LineColumn<NewOrderLine> =>
  column.edit ? { ...column, edit: { ...column.edit, required: false } } : column;

/** Columns of a new order; seller and cost need cost permission, pasted lines show what was asked for. */
export function newOrderColumns(
  can: Can,
  withinState: boolean,
  free: FreeStock,
  hasPasted: boolean,
): LineColumn<NewOrderLine>[] {
  const cost = seesCost(can);
  const sums = newLineSums(withinState);
  const seller = pickerLineColumn<NewOrderLine, 'seller', PickerItem>(
    'seller',
    t('Seller'),
    sellers,
    {
      fill: withOffer,
      column: { minWidth: 120 },
    },
  );
  const total = amountLineColumn<NewOrderLine>(
    'total',
    t('Total'),
    (row) => sums(row)?.total ?? null,
  );
  return [
    pickerLineColumn<NewOrderLine, 'sku', SkuOfLine>(
      'sku',
      t('Product'),
      skusOfLines(cost && can('OFFER', 'READ')),
      {
        fill: withOffer,
        unknownProblem: (text) =>
          t('‘{{text}}’ names no product for certain: press Enter and choose.', { text }),
      },
    ),
    ...(cost && can('SELLER', 'READ') ? [optional(seller)] : []),
    quantityLineColumn('quantity'),
    ...(hasPasted ? [unitLineColumn<NewOrderLine>()] : []),
    ...(cost ? [moneyLineColumn<NewOrderLine>('costPrice', t('Cost'), { optional: true })] : []),
    moneyLineColumn('sellingPrice', t('Selling price')),
    percentLineColumn('discountPercent', t('Discount %'), { optional: true }),
    ...stockColumns<NewOrderLine>(free, { skuId: ({ sku }) => sku.item?.id }),
    textLineColumn('remarks', t('Remarks'), LIMITS.orderLineRemarks, { column: { minWidth: 110 } }),
    { ...total, column: { ...total.column, width: 110, pinned: pinnedOnWideScreen() } },
  ];
}
