import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import {
  broughtDocument,
  broughtOf,
  deliveredColumn,
  lookUpColumn,
  moneyColumn,
  ofLines,
  openQuantities,
  quantityColumn,
  textColumn,
} from '../imports/importColumns.public.ts';
import {
  bodyOf,
  idOf,
  type ImportColumn,
  type ImportDefinition,
  type ImportRow,
  linesOf,
  lineValues,
  textOf,
} from '../imports/imports.public.ts';
import { editPurchaseOrder } from './editPurchaseOrder.ts';
import {
  bringPurchaseOrder,
  takeBackPurchaseOrders,
  withOrderLines,
} from './openPurchaseOrders.ts';
import { NewPurchaseOrder, PurchaseOrderChange } from './purchase-orders.shapes.ts';

const HEAD: readonly ImportColumn[] = [
  lookUpColumn(
    'vendor',
    'VENDOR',
    { help: 'Who delivers; with a GSTIN', example: 'Sri Traders' },
    { required: true, field: 'seller_id' },
  ),
  ...broughtDocument('purchase order'),
  lookUpColumn(
    'for_order',
    'OPEN_ORDER',
    {
      help: 'Open order that it buys for: its external id or old number; empty for stock',
      example: '',
    },
    { field: 'order_number' },
  ),
  lookUpColumn(
    'warehouse',
    'WAREHOUSE',
    { help: 'Where the goods come to; needed without an order', example: 'Peenya' },
    { field: 'warehouse_id' },
  ),
  {
    name: 'expected_date',
    kind: 'day',
    field: 'due_date',
    help: 'Day on which the vendor sends the goods; it may be past',
    example: '30-11-2026',
  },
  textColumn(
    'remarks',
    LIMITS.remarks,
    { help: 'Remarks of the purchase order', example: '' },
    { field: 'remark' },
  ),
];

const LINE = ofLines('purchase_order_lines', [
  lookUpColumn(
    'sku',
    'SKU',
    { help: 'What is bought', example: 'Steel tumbler 300 ml' },
    { required: true, field: 'product_sku_id' },
  ),
  quantityColumn(
    'quantity',
    { help: 'Units that were ordered', example: '240' },
    { required: true },
  ),
  deliveredColumn('Units of them that came before; none when empty'),
  moneyColumn(
    'price',
    { help: 'Price of one unit without tax, after discount', example: '41.25' },
    { required: true, field: 'offer_price' },
  ),
  textColumn(
    'line_remarks',
    LIMITS.lineRemark,
    { help: 'Remarks of the line', example: '' },
    { field: 'remark' },
  ),
]);

async function current({ db, viewer }: ReadContext, ids: readonly number[]) {
  const found = await db
    .selectFrom('purchase_orders as po')
    .select([
      'po.po_id',
      'po.seller_id as vendor',
      'po.old_number as number',
      'po.old_date as date',
    ])
    .select(['po.order_id as for_order', 'po.warehouse_id as warehouse', 'po.remark as remarks'])
    .select('po.due_date as expected_date')
    .where('po.po_id', '=', eqAny([...ids]))
    .where(visiblePurchaseOrders(viewer))
    .execute();
  const lines = await db
    .selectFrom('purchase_order_lines as l')
    .select(['l.po_id', 'l.product_sku_id as sku', 'l.offer_price as price'])
    .select(sql<number>`l.quantity + l.delivered_before`.as('quantity'))
    .select(['l.delivered_before as delivered', 'l.remark as line_remarks'])
    .where('l.po_id', '=', eqAny(found.map(({ po_id }) => po_id)))
    .orderBy('l.line_number')
    .execute();
  const byDocument = Map.groupBy(lines, ({ po_id }) => po_id);
  return new Map(
    found.map(({ po_id, ...head }) => {
      return [po_id, { ...head, ...lineValues(byDocument.get(po_id) ?? []) }];
    }),
  );
}

async function add(work: Work, row: ImportRow): Promise<number> {
  const lines = linesOf(row);
  const open = openQuantities(lines, 'purchase_order_lines');
  const { for_order: orderId } = row.ids;
  const body = bodyOf(NewPurchaseOrder, {
    seller_id: idOf(row, 'vendor'),
    order_number: orderId === undefined ? undefined : String(orderId),
    warehouse_id: row.ids['warehouse'],
    remark: textOf(row, 'remarks'),
    due_date: textOf(row, 'expected_date'),
    purchase_order_lines: lines.map((line, index) => ({
      product_sku_id: idOf(line, 'sku'),
      quantity: open[index]?.quantity,
      offer_price: textOf(line, 'price'),
      remark: textOf(line, 'line_remarks'),
    })),
  });
  const purchase_order_lines = await withOrderLines(work, orderId, body.purchase_order_lines);
  return bringPurchaseOrder(
    work,
    { ...body, purchase_order_lines },
    { ...broughtOf(row, open), approvedBy: row.approvedBy },
  );
}

const CHANGES: Readonly<Record<string, string>> = { expected_date: 'due_date', remarks: 'remark' };

/** The vendor has it: day and remarks alone, as of every purchase order that is issued. */
async function edit(
  work: Work,
  po_id: number,
  { changed, values }: Parameters<ImportDefinition['edit']>[3],
): Promise<void> {
  const other = [...changed].find((name) => !CHANGES[name]);
  if (other)
    throw badField(
      other,
      'A purchase order that was brought along changes its day and remarks alone',
    );
  const fields = [...changed].map((name) => [CHANGES[name] ?? name, values[name] ?? null]);
  await editPurchaseOrder(
    work,
    bodyOf(PurchaseOrderChange, { po_id, ...Object.fromEntries(fields) }),
  );
}

/** Purchase orders that are not received yet as the old books end, from another system. */
export const openPurchaseOrderImport: ImportDefinition = {
  label: 'Open purchase orders',
  help: 'Purchase orders that are not wholly received as the old books end, one row a line: rows with the same external id are one purchase order, and say the same of it. They are issued without a message to the vendor; what came before stays in the old books. A second person applies the sheet. Import vendors, SKUs and open orders before.',
  columns: [...HEAD, ...LINE],
  permissions: [
    ['PURCHASE_ORDER', 'WRITE'],
    ['PURCHASE_ORDER', 'APPROVE'],
  ],
  secondPerson: ['PURCHASE_ORDER', 'APPROVE'],
  entity: 'PURCHASE_ORDER',
  table: 'purchase_orders',
  key: 'po_id',
  current,
  add: (work, _, row) => add(work, row),
  edit: (work, _, po_id, row) => edit(work, po_id, row),
  takeBack: (work, _, ids, reason) => takeBackPurchaseOrders(work, ids, reason),
};
