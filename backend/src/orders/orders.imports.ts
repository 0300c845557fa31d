import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { visibleOrders } from '../core/access/documentScope.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
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
  type ImportParts,
  type ImportRow,
  linesOf,
  lineValues,
  textOf,
} from '../imports/imports.public.ts';
import { writeNewOrder } from './createOrder.ts';
import { BELOW_COST, changeOpeningOrder } from './changeOpeningOrder.ts';
import { NewOrder } from './orders.shapes.ts';

const HEAD: readonly ImportColumn[] = [
  lookUpColumn(
    'customer',
    'CUSTOMER',
    { help: 'Who ordered', example: 'Kaveri Residency' },
    { required: true, field: 'tenant_id' },
  ),
  ...broughtDocument('order'),
  lookUpColumn(
    'deliver_to',
    'CUSTOMER_ADDRESS',
    {
      help: "Where it is delivered: external id or first line of an address; the customer's first address when empty",
      example: '12 MG Road',
    },
    { field: 'address_id' },
  ),
  lookUpColumn(
    'supplied_by',
    'GST_REGISTRATION',
    {
      help: "GSTIN of the company's registration that supplies; the default one when empty",
      example: '',
    },
    { field: 'gst_registration_id' },
  ),
  lookUpColumn('sales_person', 'STAFF', {
    help: "Who sells; the customer's sales person when empty",
    example: 'asha@example.com',
  }),
  textColumn('customer_po_no', LIMITS.customerPoNumber, {
    help: "Number of the customer's purchase order",
    example: 'PO/774',
  }),
  {
    name: 'expected_delivery',
    kind: 'day',
    field: 'edd',
    help: 'Promised day; it may be past',
    example: '30-11-2026',
  },
  textColumn('remarks', LIMITS.remarks, { help: 'Remarks of the order', example: '' }),
];

const LINE = ofLines('order_lines', [
  lookUpColumn(
    'sku',
    'SKU',
    { help: 'What was ordered', example: 'Steel tumbler 300 ml' },
    { required: true, field: 'product_sku_id' },
  ),
  quantityColumn(
    'quantity',
    { help: 'Units that were ordered', example: '240' },
    { required: true },
  ),
  deliveredColumn('Units of them that were delivered before; none when empty'),
  moneyColumn(
    'price',
    { help: 'Price of one unit without tax, before discount', example: '55.00' },
    { required: true, field: 'selling_price' },
  ),
  {
    name: 'discount',
    kind: 'decimal',
    places: 2,
    digits: 3,
    field: 'order_line_discount',
    help: 'Percent; none when empty',
    example: '5',
  },
  lookUpColumn(
    'warehouse',
    'WAREHOUSE',
    { help: 'Own warehouse whose stock serves it; empty where it is to be bought', example: '' },
    { field: 'warehouse_id' },
  ),
  textColumn(
    'line_remarks',
    LIMITS.orderLineRemarks,
    {
      help: 'Remarks of the line',
      example: '',
    },
    { field: 'remarks' },
  ),
]);

async function current({ db, viewer }: ReadContext, ids: readonly number[]) {
  const orders = await db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.tenant_id as customer', 'o.old_number as number'])
    .select(['o.old_date as date', 'o.address_id as deliver_to', 'o.sales_person', 'o.remarks'])
    .select(['o.gst_registration_id as supplied_by', 'o.customer_po_no'])
    .select('o.edd as expected_delivery')
    .where('o.order_id', '=', eqAny([...ids]))
    .where(visibleOrders(viewer))
    .execute();
  const lines = await db
    .selectFrom('order_lines as l')
    .select(['l.order_id', 'l.product_sku_id as sku', 'l.selling_price as price'])
    .select(sql<number>`l.quantity + l.delivered_before`.as('quantity'))
    .select(['l.delivered_before as delivered', 'l.order_line_discount as discount'])
    .select(['l.warehouse_id as warehouse', 'l.remarks as line_remarks'])
    .where('l.order_id', '=', eqAny(orders.map(({ order_id }) => order_id)))
    .orderBy('l.line_number')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return new Map(
    orders.map(({ order_id, ...head }) => [
      order_id,
      {
        ...head,
        ...lineValues(byOrder.get(order_id) ?? []),
      },
    ]),
  );
}

/** The customer's first address, which its own sheet has. */
async function firstAddress({ trx }: Work, tenantId: number): Promise<number> {
  const found = await trx
    .selectFrom('addresses')
    .select('address_id')
    .where('entity_type', '=', 'TENANT')
    .where('entity_id', '=', tenantId)
    .orderBy('address_id')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw badField('address_id', 'This customer has no address: give it one first');
  return found.address_id;
}

async function add(work: Work, row: ImportRow): Promise<number> {
  const lines = linesOf(row);
  const open = openQuantities(lines, 'order_lines');
  const tenant_id = idOf(row, 'customer');
  const body = bodyOf(NewOrder, {
    tenant_id,
    address_id: row.ids['deliver_to'] ?? (await firstAddress(work, tenant_id)),
    gst_registration_id: row.ids['supplied_by'],
    sales_person: row.ids['sales_person'],
    customer_po_no: textOf(row, 'customer_po_no'),
    edd: textOf(row, 'expected_delivery'),
    remarks: textOf(row, 'remarks'),
    order_lines: lines.map((line, index) => ({
      product_sku_id: idOf(line, 'sku'),
      quantity: open[index]?.quantity,
      selling_price: textOf(line, 'price'),
      order_line_discount: textOf(line, 'discount'),
      warehouse_id: line.ids['warehouse'],
      remarks: textOf(line, 'line_remarks'),
      below_cost_reason: BELOW_COST,
    })),
  });
  const taken = badField('number', 'An order with this number and date was brought along already');
  return onDuplicate('orders_old_number', taken, () =>
    writeNewOrder(work, body, broughtOf(row, open)),
  );
}

/** Cancels an order on which nothing hangs; declared by the feature that cancels. */
type TakeBack = (work: Work, parts: ImportParts, orderId: number, reason: string) => Promise<void>;

/** Sales orders that are not delivered yet as the old books end, from another system. */
export const openOrderImport = (takeBack: TakeBack): ImportDefinition => ({
  label: 'Open orders',
  help: 'Sales orders that are not wholly delivered as the old books end, one row a line: rows with the same external id are one order, and say the same of it. What was delivered before stays in the old books; the rest is delivered and invoiced here, under a number of this company. Import customers and SKUs before.',
  columns: [...HEAD, ...LINE],
  permissions: [
    ['ORDER', 'WRITE'],
    ['ORDER', 'UPDATE'],
  ],
  entity: 'ORDER',
  table: 'orders',
  key: 'order_id',
  lookUp: {
    word: 'open order with the old number',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(o.old_number)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('o.order_id', '=', eqAny([...ids]))
        .execute(),
  },
  current,
  add: (work, _, row) => add(work, row),
  edit: (work, _, order_id, row) => changeOpeningOrder(work, order_id, row),
  takeBack: async (work, parts, ids, reason) => {
    for (const id of ids) await takeBack(work, parts, id, reason);
  },
});

function named({ db, viewer }: ReadContext) {
  return db
    .selectFrom('orders as o')
    .select(['o.order_id as id', 'o.old_number as name'])
    .$narrowType<{ name: string }>()
    .where('o.old_number', 'is not', null)
    .where('o.status', '<>', 'CANCELLED')
    .where(visibleOrders(viewer));
}
