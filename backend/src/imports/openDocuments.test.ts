import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import type { Import } from './imports.shapes.ts';
import { call } from '../../testing/testCompany.ts';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { addLogistics, type Logistics, ship, waiting } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';

let imports: TestImports;
let company: Logistics;
/** The import of order O1. */
let brought: Import;
beforeAll(async () => {
  imports = await testImports();
  company = await addLogistics(imports.t);
  const gstin = '33AAACW1234F1ZV';
  await imports.t.db
    .updateTable('sellers')
    .set({ gstin })
    .where('seller_id', '=', company.company.sellerId)
    .execute();
  brought = await imports.apply(ADMIN, BROUGHT, 'OPEN_ORDER');
});
afterAll(() => imports.close());

const { TOP_ADMIN: ADMIN, BROAD_ACCESS, SALES_SECOND } = Role;
const CUSTOMER = 'Hotel Udupi Grand';
const VENDOR = 'Weavers of Erode';
const [LINEN, PACKAGING] = ['Linen SKU', 'Packaging SKU'];
const HEAD = ['external_id', 'customer', 'number', 'date', 'customer_po_no', 'expected_delivery'];
const ORDERS = [...HEAD, 'sku', 'quantity', 'delivered', 'price'];
const order = (id: string, ...line: string[]) => [
  ...[id, CUSTOMER, `OLD/${id}`, '14/09/2025', 'PO 774', '01-10-2025'],
  ...line,
];
const PURCHASES = [
  ...['external_id', 'vendor', 'number', 'date', 'for_order', 'warehouse', 'expected_date'],
  ...['sku', 'quantity', 'delivered', 'price'],
];
const purchase = (id: string, [forOrder, warehouse]: [string, string], ...line: string[]) => [
  ...[id, VENDOR, `PO/${id}`, '15/09/2025', forOrder, warehouse, '05-10-2025'],
  ...line,
];
const BROUGHT = [
  ORDERS,
  order('O1', LINEN, '"1,00,000"', '99960', '110.00'),
  order('O1', PACKAGING, '5', '', '130'),
];

const ask = async (path: string, who: number = ADMIN) => {
  const { status, body } = await call(imports.t, who, 'GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const orderOf = async (external: string) => {
  const { record_id } = await imports.t.db
    .selectFrom('external_ids')
    .select('record_id')
    .where('kind', '=', 'OPEN_ORDER')
    .where('external_id', '=', external)
    .executeTakeFirstOrThrow();
  return (await ask(`/getOrderRequest?order_number=${record_id}`)).order;
};
const faultsOf = async (sheet: unknown[][], kind: string) => {
  const { body } = await imports.send(ADMIN, sheet, kind);
  const checked = await imports.settled(ADMIN, body.data.import_id);
  const rows = await imports.rows(ADMIN, checked.import_id, 'FAULTY');
  return rows.flatMap(({ row, faults }) => faults.map((one) => [row, one.column, one.message]));
};
/** Sent by one person, applied by another. */
async function applyPurchases(sheet: unknown[][]) {
  const { body } = await imports.send(ADMIN, sheet, 'OPEN_PURCHASE_ORDER');
  const checked = await imports.settled(ADMIN, body.data.import_id);
  const faulty = await imports.rows(ADMIN, checked.import_id, 'FAULTY');
  expect([checked.fault, faulty]).toEqual([null, []]);
  const applied = await imports.run(BROAD_ACCESS, checked.import_id, 'APPLY');
  expect(applied.status).toBe(200);
  return { id: checked.import_id, done: await imports.settled(ADMIN, checked.import_id) };
}

describe('open orders', () => {
  test('rows with one external id are one order of what is open, with the old number and a number of ours', async () => {
    expect(brought).toMatchObject({ status: 'APPLIED', rows: 2, new_rows: 2 });
    expect(await orderOf('O1')).toMatchObject({
      order_number: expect.stringMatching(/^SO/),
      old_number: 'OLD/O1',
      old_date: '2025-09-14',
      customer_po_no: 'PO 774',
      edd: '2025-10-01',
      status: 'CONFIRMED',
      // 12 % within the state on 40 × 110 + 5 × 130
      order_taxable_amount: '5050.00',
      order_gst_amount: '606.00',
      delivery_address_details: { address_id: company.company.addressId },
      order_lines: [
        { quantity: 40, delivered_before: 99_960, selling_price: '110.00', cgst_amount: '264.00' },
        { quantity: 5, delivered_before: 0, selling_price: '130.00' },
      ],
    });
  });

  test('the same sheet is the same, another value changes the order, and undoing that puts it back', async () => {
    const { body } = await imports.send(ADMIN, BROUGHT, 'OPEN_ORDER');
    expect(await imports.settled(ADMIN, body.data.import_id)).toMatchObject({ same_rows: 2 });
    const [head = [], first = [], second = []] = BROUGHT;
    const more = [head, first, second.map((value) => (value === '5' ? '7' : value))];
    const changed = await imports.apply(ADMIN, more, 'OPEN_ORDER');
    expect(changed).toMatchObject({ changed_rows: 1, same_rows: 1 });
    expect(await imports.rows(ADMIN, changed.import_id, 'CHANGED')).toMatchObject([
      { row: 3, differences: [{ column: 'quantity', from: '5', to: '7' }] },
    ]);
    expect((await orderOf('O1')).order_lines[1].quantity).toBe(7);
    expect(await imports.undo(ADMIN, changed.import_id)).toMatchObject({ status: 'UNDONE' });
    expect((await orderOf('O1')).order_lines[1].quantity).toBe(5);
  });

  test('faults are named by row and column, and a document with one is not written', async () => {
    const other = order('F2', LINEN, '10', '', '110').with(1, 'Resort of someone else');
    const sheet = [
      ORDERS,
      order('F1', LINEN, '10', '', '110'),
      order('F1', 'Nothing known', '10', '', '110'),
      order('F2', LINEN, '10', '', '110'),
      other,
      order('F3', LINEN, '10', '10', '110'),
      order('F4', LINEN, 'ten', '', '110'),
      order('F4', LINEN, '1', '', '110'),
      order('F5', LINEN, '10', '', '0'),
      order('O1', LINEN, '"1,00,000"', '99960', '110.00'),
      order('F6', LINEN, '10', '', '110').with(2, 'old/o1'),
    ];
    expect(await faultsOf(sheet, 'OPEN_ORDER')).toEqual([
      [2, 'external_id', 'Row 3 of the same document has a fault'],
      [3, 'sku', expect.stringContaining('There is no SKU Nothing known')],
      [4, 'external_id', 'Row 5 of the same document has a fault'],
      [5, 'customer', 'customer differs from row 4: all rows of one document say the same'],
      [6, 'delivered', 'Nothing of this line is open: leave its row out'],
      [7, 'quantity', 'quantity must be a whole number from 1 to 10000000'],
      [8, 'external_id', 'Row 7 of the same document has a fault'],
      [9, 'price', 'price must be above 0'],
      [10, 'external_id', expect.stringContaining('It has 2 lines and 1 rows here')],
      [11, 'number', 'An order with this number and date was brought along already'],
    ]);
  });

  test('row scope: a sales person brings orders of own customers alone', async () => {
    const { body } = await imports.send(SALES_SECOND, BROUGHT, 'OPEN_ORDER', 'Mine');
    const { import_id } = await imports.settled(SALES_SECOND, body.data.import_id);
    const [row] = await imports.rows(SALES_SECOND, import_id, 'FAULTY');
    expect(row?.faults[0]).toMatchObject({ column: 'customer' });
  });

  test('stock serves a line, and undo cancels the order and frees the stock', async () => {
    const { warehouseId: warehouse_id } = company;
    const { skuId: sku_id } = company.company;
    const stock = { warehouse_id, sku_id, quantity: 10, reason: 'OPENING', remarks: 'Counted' };
    expect((await call(imports.t, ADMIN, 'POST', '/inventory/adjustment', stock)).status).toBe(200);
    const sheet = [
      [...ORDERS, 'warehouse'],
      [...order('S1', LINEN, '8', '2', '90'), 'Whitefield'],
    ];
    const { import_id } = await imports.apply(ADMIN, sheet, 'OPEN_ORDER');
    const served = await orderOf('S1');
    expect(served.order_lines).toMatchObject([
      { stock_quantity: 6, below_cost_reason: 'Agreed in the old books' },
    ]);
    const reserved = async () =>
      (
        await imports.t.db
          .selectFrom('stock_balances')
          .select('reserved_quantity')
          .where('warehouse_id', '=', warehouse_id)
          .executeTakeFirstOrThrow()
      ).reserved_quantity;
    expect(await reserved()).toBe(6);
    expect(await imports.undo(ADMIN, import_id)).toMatchObject({ status: 'UNDONE', fault: null });
    expect(await reserved()).toBe(0);
    const { order: undone } = await ask(`/getOrderRequest?order_number=${served.order_id}`);
    expect(undone).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: `Import ${import_id} undone`,
    });
    expect(await imports.apply(ADMIN, sheet, 'OPEN_ORDER')).toMatchObject({ new_rows: 1 });
  });
});

describe('open purchase orders', () => {
  test('are applied by a second person, are issued without a message, and their goods are sent, invoiced and billed', async () => {
    const rows = [order('O2', LINEN, '40', '', '110.00'), order('O2', PACKAGING, '5', '', '130')];
    const { import_id } = await imports.apply(ADMIN, [ORDERS, ...rows], 'OPEN_ORDER');
    const messages = imports.sent.length;
    const sheet = [PURCHASES, purchase('P1', ['O2', ''], LINEN, '50', '20', '100.00')];
    const { body } = await imports.send(ADMIN, sheet, 'OPEN_PURCHASE_ORDER');
    const checked = await imports.settled(ADMIN, body.data.import_id);
    expect(checked).toMatchObject({ new_rows: 1, actions: ['CHECK'] });
    const own = await imports.run(ADMIN, checked.import_id, 'APPLY');
    expect(own).toMatchObject({ status: 400, body: { error: 'IMPORT_NOT_READY' } });
    const { id, done } = await applyPurchases(sheet);
    expect(done).toMatchObject({ status: 'APPLIED', new_rows: 1 });
    const { order_id, order_number } = await orderOf('O2');
    const [po] = (await ask(`/getPurchaseOrder?order_id=${order_id}`)).data;
    expect(po).toMatchObject({
      po_state: 'ISSUED',
      old_number: 'PO/P1',
      old_date: '2025-09-15',
      order_number,
      due_date: '2025-10-05',
      gstin: '33AAACW1234F1ZV',
      approved_by_info: { user_id: imports.t.userIdOf(BROAD_ACCESS) },
      created_by_info: { user_id: imports.t.userIdOf(ADMIN) },
      purchase_order_lines: [{ quantity: 30, delivered_before: 20, offer_price: '100.00' }],
    });
    expect(imports.sent.length).toBe(messages);
    const refused = await imports.undo(ADMIN, import_id);
    expect(refused).toMatchObject({ status: 'APPLIED' });
    expect(refused.fault).toMatch(/is issued.*Nothing was undone/);

    const sent = await ship(company, await waiting(company, { orderId: order_id }));
    expect(sent.status).toBe(200);
    const { db } = imports.t;
    const invoices = db.selectFrom('invoices').select('invoice_id');
    expect(await invoices.where('order_id', '=', order_id).execute()).toHaveLength(1);
    const after = await orderOf('O2');
    expect(after.order_lines[0]).toMatchObject({ quantity: 40, dispatched_quantity: 30 });
    const billed = db.selectFrom('bill_lines').select('quantity');
    expect(await billed.where('po_id', '=', po.po_id).execute()).toEqual([{ quantity: 30 }]);
    const undone = await imports.undo(BROAD_ACCESS, id);
    expect(undone.fault).toMatch(/Goods of this purchase order have left the seller/);
  });

  test('for stock; the same again changes nothing, only day and remarks change, and undo cancels it', async () => {
    const line = purchase('P2', ['', 'Whitefield'], PACKAGING, '9', '', '50');
    const { id } = await applyPurchases([PURCHASES, line]);
    const { body } = await imports.send(ADMIN, [PURCHASES, line], 'OPEN_PURCHASE_ORDER');
    expect(await imports.settled(ADMIN, body.data.import_id)).toMatchObject({ same_rows: 1 });
    expect(await faultsOf([PURCHASES, line.with(8, '12')], 'OPEN_PURCHASE_ORDER')).toEqual([
      [2, 'quantity', expect.stringContaining('changes its day and remarks alone')],
    ]);
    const poId = async () =>
      (
        await imports.t.db
          .selectFrom('purchase_orders')
          .select(['po_state', 'cancel_reason'])
          .where('old_number', '=', 'PO/P2')
          .execute()
      ).at(-1);
    expect(await imports.undo(ADMIN, id)).toMatchObject({ status: 'UNDONE' });
    expect(await poId()).toEqual({
      po_state: 'CANCELLED',
      cancel_reason: `Import ${id} undone`,
    });
    expect((await applyPurchases([PURCHASES, line])).done).toMatchObject({ new_rows: 1 });
  });

  test('faults: a vendor without GSTIN, an order without such a line, neither order nor warehouse', async () => {
    await testMasters(imports.t.db).seller({ seller_name: 'Loom of nobody' });
    const sheet = [
      PURCHASES,
      purchase('X1', ['', 'Whitefield'], LINEN, '9', '', '50').with(1, 'Loom of nobody'),
      purchase('X2', ['O1', ''], PACKAGING, '5', '', '50'),
      purchase('X2', ['O1', ''], PACKAGING, '5', '', '50'),
      purchase('X3', ['', ''], LINEN, '9', '', '50'),
      purchase('X4', ['O9', ''], LINEN, '9', '', '50'),
    ];
    expect(await faultsOf(sheet, 'OPEN_PURCHASE_ORDER')).toEqual([
      [2, 'vendor', 'The vendor has no GSTIN: purchase orders are issued to one'],
      [3, 'external_id', 'Row 4 of the same document has a fault'],
      [4, 'sku', 'The order has no further line of this SKU'],
      [5, 'warehouse', 'warehouse is required without order_number'],
      [6, 'for_order', expect.stringContaining('There is no open order')],
    ]);
  });
});
