import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../src/core/data/days.ts';
import { createTestApp, type TestApp } from './testApp.ts';
import { addTestCompany, call, type TestCompany } from './testCompany.ts';
import { testMasters } from './testMasters.ts';
import { ISSUE, testOutbox } from './testPurchasing.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from './testUploads.ts';

type CallerRole = number | null;
const { TOP_ADMIN } = Role;

interface PoLine {
  quantity?: number;
  price?: string;
  skuId?: number;
}

/** A company whose goods have left the seller, so that they can be billed. */
export interface Bills {
  app: TestApp;
  company: TestCompany;
  warehouseId: number;
}

/** A vendor's invoice, uploaded by someone of the role; answers its address. */
export const uploadInvoice = (app: TestApp, who: number = TOP_ADMIN) =>
  uploadFor(app, who, SCRIPTED_PDF, 'BILL', 'invoice.pdf');

/** Needs of the bill tests beside the database. */
export const billServices = () => ({ files: memoryStore(), outbox: testOutbox().outbox });

export const addBills = async (env: Record<string, string> = {}): Promise<Bills> =>
  addBillsTo(await createTestApp({ env, services: billServices() }));

export async function addBillsTo(app: TestApp): Promise<Bills> {
  const company = await addTestCompany(app);
  const { warehouse_id } = await app.db
    .insertInto('warehouses')
    .values({ warehouse_name: 'Whitefield' })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  return { app, company, warehouseId: warehouse_id };
}

export interface TestPo {
  poId: number;
  lineIds: number[];
}

/**
 * Issued, for stock; so many units of each line have left the seller. Ten pieces at 100.00 by
 * default.
 */
export async function addSentPo(
  { app, company, warehouseId }: Bills,
  {
    lines = [{}],
    sent = [],
    sellerId = company.sellerId,
  }: { lines?: PoLine[]; sent?: number[]; sellerId?: number } = {},
): Promise<TestPo> {
  const purchase_order_lines = lines.map(
    ({ quantity = 10, price = '100.00', skuId = company.skuId }) => ({
      product_sku_id: skuId,
      quantity,
      offer_price: price,
    }),
  );
  const body = { seller_id: sellerId, warehouse_id: warehouseId, purchase_order_lines };
  const { data } = (await call(app, TOP_ADMIN, 'POST', '/createPurchaseOrder', body)).body;
  await call(app, TOP_ADMIN, 'PATCH', '/updatePurchaseOrderStatus', {
    po_id: data.po_id,
    ...ISSUE,
  });
  const lineIds: number[] = data.purchase_order_lines.map(
    (line: { po_line_id: number }) => line.po_line_id,
  );
  for (const [i, po_line_id] of lineIds.entries())
    await app.db
      .updateTable('purchase_order_lines')
      .set({ dispatched_quantity: sent[i] ?? lines[i]?.quantity ?? 10 })
      .where('po_line_id', '=', po_line_id)
      .execute();
  return { poId: data.po_id, lineIds };
}

export const addSeller = async ({ app }: Bills): Promise<number> => {
  const masters = testMasters(app.db);
  const sellerId = await masters.seller({
    seller_name: 'Bengaluru Linen',
    mobile_1: '9876500000',
    email_id_1: 'linen@example.com',
  });
  const office_address_id = await masters.address('SELLER', sellerId);
  await app.db
    .updateTable('sellers')
    .set({ office_address_id })
    .where('seller_id', '=', sellerId)
    .execute();
  return sellerId;
};

/** Calls of the bill routes, as a role. */
export function billCalls({ app, company }: Bills) {
  const invoiceFile = (who: number = TOP_ADMIN) => uploadInvoice(app, who);
  const invoice = async (number: string, date = indianDay(), who: number = TOP_ADMIN) => ({
    seller_invoice_number: number,
    seller_invoice_date: date,
    seller_invoice_attachment: {
      attachment_type: 'VENDOR_INVOICE',
      attachment_link: await invoiceFile(who),
    },
  });
  return {
    invoiceFile,
    invoice,
    list: (query = '', who: CallerRole = TOP_ADMIN) => call(app, who, 'GET', `/bill?${query}`),
    create: (
      pos: TestPo[],
      quantities: number[],
      more: object = {},
      who: CallerRole = TOP_ADMIN,
      headers?: Record<string, string>,
    ) =>
      call(
        app,
        who,
        'POST',
        '/bill',
        {
          seller_id: company.sellerId,
          included_po_ids: pos.map(({ poId }) => poId),
          bill_lines: pos
            .flatMap(({ lineIds }) => lineIds)
            .map((po_line_id, i) => ({ po_line_id, quantity: quantities[i] ?? 0 }))
            .filter(({ quantity }) => quantity !== 0),
          ...more,
        },
        headers,
      ),
    convert: (po_id: number, who: CallerRole = TOP_ADMIN, headers?: Record<string, string>) =>
      call(app, who, 'POST', '/bill/convert/purchase_order', { po_id }, headers),
    change: (bill_id: number, more: object, who: CallerRole = TOP_ADMIN) =>
      call(app, who, 'PUT', '/bill', { bill_id, ...more }),
    move: (bill_id: number, status: string, more: object = {}, who: CallerRole = TOP_ADMIN) =>
      call(app, who, 'PUT', '/bill/status', { bill_id, status, ...more }),
    refresh: (bill_id: number, who: CallerRole = TOP_ADMIN) =>
      call(app, who, 'GET', `/bill/refresh/${bill_id}`),
    issue: async (bill_id: number, number = `INV-${bill_id}`) =>
      call(app, TOP_ADMIN, 'PUT', '/bill/status', {
        bill_id,
        status: 'ISSUED',
        ...(await invoice(number)),
      }),
    row: (bill_id: number) =>
      app.db
        .selectFrom('bills')
        .selectAll()
        .where('bill_id', '=', bill_id)
        .executeTakeFirstOrThrow(),
    poRow: (po_id: number) =>
      app.db
        .selectFrom('purchase_orders')
        .selectAll()
        .where('po_id', '=', po_id)
        .executeTakeFirstOrThrow(),
    billed: async ({ lineIds }: TestPo): Promise<number[]> => {
      const rows = await app.db
        .selectFrom('purchase_order_lines')
        .select('billed_quantity')
        .where('po_line_id', 'in', lineIds)
        .orderBy('line_number')
        .execute();
      return rows.map((row) => row.billed_quantity);
    },
    trail: async (bill_id: number) => {
      const rows = await app.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity', '=', 'BILL')
        .where('entity_id', '=', bill_id)
        .orderBy('audit_id')
        .execute();
      return rows.map((row) => `${row.action} ${row.from_status ?? ''}>${row.to_status ?? ''}`);
    },
  };
}
