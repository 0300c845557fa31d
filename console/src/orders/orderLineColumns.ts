import type { OrderLineAction } from '@munim/schema/generated/types.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
import { isBelowCost } from '../ui/format/MarginText.tsx';
import { foldedIn, inGroup } from '../ui/grid/columnGroups.tsx';
import {
  type ColumnGroup,
  hideOnPhone,
  imageColumn,
  moneyColumn,
  numberColumn,
  pinnedOnWideScreen,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import {
  amountLineColumn,
  moneyLineColumn,
  percentLineColumn,
  quantityLineColumn,
  readOnlyLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { t } from '../ui/text.ts';
import { marginOf, orderedProblem, sumsOf, type TypedLine } from './orderDraft.ts';
import { ORDER_LINE_STATUS } from './orders.labels.ts';

type Line = LineColumn<TypedLine>;

const ORDERED: ColumnGroup = { id: 'ordered', name: t('Ordered') };
const PURCHASED: ColumnGroup = { id: 'purchased', name: t('Purchased') };
const STOCK: ColumnGroup = { id: 'stock', name: t('Stock') };
const DELIVERED: ColumnGroup = { id: 'delivered', name: t('Delivered') };
const MONEY: ColumnGroup = { id: 'money', name: t('Money') };

const always =
  (group: ColumnGroup) =>
  (line: Line): Line => ({ ...line, column: inGroup(group, line.column) });
const unfolded =
  (group: ColumnGroup) =>
  (line: Line): Line => ({ ...line, column: foldedIn(group, line.column) });

const mayChange = (action: OrderLineAction) => ({
  canEdit: ({ actions }: TypedLine) => actions.includes(action),
});

const QUANTITY = quantityLineColumn<TypedLine>('quantity', t('Quantity'), {
  ...mayChange('EDIT'),
  problem: orderedProblem,
});
const PRICE = moneyLineColumn<TypedLine>('sellingPrice', t('Selling price'), {
  ...mayChange('EDIT_PRICE'),
  warns: (row) => isBelowCost(marginOf([row])),
});
const DISCOUNT = percentLineColumn<TypedLine>(
  'discountPercent',
  t('Discount %'),
  mayChange('EDIT_PRICE'),
);

/** True while a cell has an invalid value. */
export const areInvalid = (rows: readonly TypedLine[]): boolean =>
  rows.some(({ stock }) => stock.text !== '' && !stock.item) ||
  invalidCells(rows, { columns: [QUANTITY, PRICE, DISCOUNT] }) > 0;

/** Warehouse that serves the line; empty if none does or can. */
const SERVED_FROM = readOnlyLineColumn(
  textColumn<TypedLine>('warehouseName', t('From stock'), { minWidth: 110 }),
);
const SERVED_QUANTITY = readOnlyLineColumn(
  numberColumn<TypedLine>('stockQuantity', t('Stock qty')),
);

/** Stock that serves the line; `choices` is the warehouse where it can be chosen, and its stock. */
export const stockGroup = (choices: readonly Line[]): Line[] => {
  const [from = SERVED_FROM, ...available] = choices;
  return [always(STOCK)(from), ...[...available, SERVED_QUANTITY].map(unfolded(STOCK))];
};

/** Column that is shown only where lines go to several addresses. */
const SHIP_TO = readOnlyLineColumn(
  textColumn<TypedLine>('deliveryAddress.address1', t('Ship to'), {
    minWidth: 160,
    flex: 2,
    valueGetter: ({ data }) => data && addressLine(data.deliveryAddress),
  }),
);

const BELOW_COST = readOnlyLineColumn(
  textColumn<TypedLine>('belowCostReason', t('Below cost because'), { minWidth: 130 }),
);

export interface ShownColumns {
  stock: readonly Line[];
  withCost: boolean;
  withSeller: boolean;
  withBrought: boolean;
  withCancelled: boolean;
  withShipTo: boolean;
  withReason: boolean;
}

const ordered = ({ withCancelled }: ShownColumns): Line[] =>
  [
    readOnlyLineColumn(numberColumn<TypedLine>('lineNumber', t('No.'), { width: 50 })),
    readOnlyLineColumn(hideOnPhone(imageColumn<TypedLine>('sku.thumbnail'))),
    readOnlyLineColumn(textColumn<TypedLine>('sku.name', t('Product'), { minWidth: 180, flex: 2 })),
    QUANTITY,
    ...(withCancelled
      ? [readOnlyLineColumn(numberColumn<TypedLine>('cancelledQuantity', t('Cancelled')))]
      : []),
  ].map(always(ORDERED));

const SELLER = readOnlyLineColumn(
  textColumn<TypedLine>('seller.name', t('Seller'), { minWidth: 110 }),
);

const purchased = ({ withCost, withSeller }: ShownColumns): Line[] => [
  always(PURCHASED)(readOnlyLineColumn(numberColumn<TypedLine>('generatedQuantity', t('PO qty')))),
  ...(withCost
    ? [
        ...(withSeller ? [SELLER] : []),
        readOnlyLineColumn(moneyColumn<TypedLine>('costPrice', t('Cost'), { zero: '-' })),
      ].map(unfolded(PURCHASED))
    : []),
];

const delivered = ({ withBrought, withShipTo }: ShownColumns): Line[] => [
  always(DELIVERED)(
    readOnlyLineColumn(numberColumn<TypedLine>('deliveredQuantity', t('Delivered'))),
  ),
  ...[
    readOnlyLineColumn(numberColumn<TypedLine>('dispatchedQuantity', t('Dispatched'))),
    readOnlyLineColumn(numberColumn<TypedLine>('invoicedQuantity', t('Invoiced'))),
  ].map(unfolded(DELIVERED)),
  ...[
    ...(withBrought
      ? [readOnlyLineColumn(numberColumn<TypedLine>('deliveredBefore', t('Old books')))]
      : []),
    ...(withShipTo ? [SHIP_TO] : []),
  ].map(always(DELIVERED)),
];

const TOTAL = amountLineColumn<TypedLine>('total', t('Total'), (row) => sumsOf(row)?.total ?? null);

const money = ({ withReason }: ShownColumns): Line[] => [
  ...[PRICE, DISCOUNT].map(always(MONEY)),
  ...[
    amountLineColumn<TypedLine>('taxable', t('Taxable'), (row) => sumsOf(row)?.taxable ?? null),
    readOnlyLineColumn(taxColumn<TypedLine>()),
    ...(withReason ? [BELOW_COST] : []),
  ].map(unfolded(MONEY)),
  always(MONEY)({ ...TOTAL, column: { ...TOTAL.column, pinned: pinnedOnWideScreen() } }),
];

const STATUS = readOnlyLineColumn(
  statusColumn<TypedLine>('status', t('Status'), ORDER_LINE_STATUS, {
    detail: (line) => line.cancelReason,
  }),
);

/** Lines as read and as typed: what a person looks for less often stands in folded groups. */
export const columnsOf = (shown: ShownColumns): Line[] => [
  ...ordered(shown),
  ...purchased(shown),
  ...shown.stock,
  ...delivered(shown),
  STATUS,
  ...money(shown),
];
