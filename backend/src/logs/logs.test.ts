import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { addOrder } from '../../testing/testUploads.ts';
import { audit } from '../core/data/audit.ts';
import { showsField, shownChanges } from './logChanges.ts';

let app: TestApp;
let company: TestCompany;
let requestId: number;
let quotationId: number;
let orderNumber: string;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
  requestId = await addRfq(app, company);
  const made = await call(app, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: [{ request_id: requestId }],
  });
  quotationId = made.body.quotation_id;
  orderNumber = await addOrder(app, quotationId);
});
afterAll(() => app.close());

const logs = (who: number | null, query: string) => call(app, who, 'GET', `/logs?${query}`);
interface Entry {
  action: string;
  from: string | null;
  to: string | null;
  user_info: { first_name: string } | null;
  changes: { field: string; from: string | null; to: string | null }[];
}
const actions = ({ body }: { body: { data: Entry[] } }) => body.data.map((entry) => entry.action);

describe('whose log', () => {
  test('401 without a token; 403 without READ of the record; 404 outside the row scope, unknown', async () => {
    expect((await logs(null, `quotation_id=${quotationId}`)).status).toBe(401);
    expect((await logs(Role.OPERATIONS, `quotation_id=${quotationId}`)).status).toBe(403);
    expect((await logs(Role.SALES_SECOND, `quotation_id=${quotationId}`)).status).toBe(404);
    expect((await logs(Role.SALES_SECOND, `order_number=${orderNumber}`)).status).toBe(404);
    expect((await logs(Role.TOP_ADMIN, 'order_number=SO-0-0')).status).toBe(404);
    expect((await logs(Role.TOP_ADMIN, 'po_id=1')).status).toBe(404);
    for (const [key, message] of [
      ['creditnote_id=1', 'Credit note not found'],
      ['challan_id=1', 'Delivery challan not found'],
    ] as const)
      expect(await logs(Role.TOP_ADMIN, key)).toMatchObject({ status: 404, body: { message } });
  });

  test('the first present of the five keys wins, in their order; then the record; none: 400', async () => {
    expect(
      actions(
        await logs(
          Role.SALES,
          `quotation_id=${quotationId}&order_number=${orderNumber}&challan_id=9`,
        ),
      ),
    ).toEqual(['CREATE']);
    expect((await logs(Role.TOP_ADMIN, `quotation_id=${quotationId}&po_id=1`)).status).toBe(404);
    expect(
      actions(await logs(Role.SALES, `quotation_id=${quotationId}&entity_name=SELLER&entity_id=1`)),
    ).toEqual(['CONVERT', 'CONFIRM', 'CREATE']);
    expect(actions(await logs(Role.SALES, `entity_name=ORDER&entity_id=${orderNumber}`))).toEqual([
      'CREATE',
    ]);
    expect(await logs(Role.SALES, '')).toMatchObject({
      status: 400,
      body: { field: 'order_number' },
    });
    expect(await logs(Role.SALES, 'entity_name=RFQ')).toMatchObject({
      status: 400,
      body: { field: 'entity_id' },
    });
    expect(await logs(Role.SALES, 'entity_id=1')).toMatchObject({
      status: 400,
      body: { field: 'order_number' },
    });
    expect(await logs(Role.SALES, 'quotation_id=x')).toMatchObject({
      status: 400,
      body: { field: 'quotation_id' },
    });
    expect(await logs(Role.SALES, 'sku_id=1')).toMatchObject({
      status: 400,
      body: { field: 'sku_id' },
    });
  });
});

test('newest first: who, what, from, to; page by page', async () => {
  const { body } = await logs(Role.SALES, `quotation_id=${quotationId}&limit=2`);
  expect(body).toMatchObject({
    success: true,
    count: 3,
    data: [
      {
        action: 'CONVERT',
        from: 'CONFIRMED',
        to: 'CONVERTED_TO_ORDER',
        user_info: { first_name: `Role${Role.TOP_ADMIN}` },
      },
      { action: 'CONFIRM', from: 'SENT', to: 'CONFIRMED' },
    ],
  });
  expect(actions(await logs(Role.SALES, `quotation_id=${quotationId}&limit=2&page=2`))).toEqual([
    'CREATE',
  ]);
});

test('of a range of days', async () => {
  const countOf = async (days: string) =>
    (await logs(Role.SALES, `quotation_id=${quotationId}&${days}`)).body.count;
  expect(await countOf('from_date=2020-01-01&to_date=2099-12-31')).toBe(3);
  expect(await countOf('from_date=2099-12-31')).toBe(0);
  expect(await countOf('to_date=2020-01-01')).toBe(0);
});

test('costs are hidden from the log of viewers without cost permission', async () => {
  const fieldsOf = async (who: number) => {
    const { body } = await logs(who, `entity_name=RFQ&entity_id=${requestId}`);
    return (body.data as Entry[]).flatMap((entry) => entry.changes.map((change) => change.field));
  };
  const all = await fieldsOf(Role.TOP_ADMIN);
  expect(all).toEqual(
    expect.arrayContaining(['rfq_mg', 'rfq_offer_id', 'rfq_offer_price', 'rfq_selling_price']),
  );
  expect(await fieldsOf(Role.CATEGORY_MANAGER)).toEqual(all);
  const few = await fieldsOf(Role.ORGANISATION);
  expect(few).toContain('rfq_selling_price');
  expect(all.filter((field) => !few.includes(field)).toSorted()).toEqual([
    'rfq_mg',
    'rfq_offer_id',
    'rfq_offer_price',
  ]);
});

describe('which fields', () => {
  const blind = canBy(roleTemplate(Role.ORGANISATION));
  test.each([
    ['RFQ', 'rfq_offer_price', false],
    ['QUOTATION', 'line 3 rfq_offer_price', false],
    ['QUOTATION', 'line 3 below_cost_reason', true],
    ['QUOTATION', 'line 3 rfq_selling_price', true],
    ['ORDER', 'offer_price', false],
    ['ORDER', 'mg', false],
    ['ORDER', 'gross_margin', false],
    ['ORDER', 'seller_id', false],
    ['PURCHASE_ORDER', 'pol_offer_price', false],
    ['SHIPMENT', 'logistic_cost', false],
    ['SHIPMENT', 'loading_charge', false],
    ['SELLER', 'seller_name', true],
    ['SELLER', 'mobile_1', true],
    ['ORDER', 'customer_po_no', true],
    ['ORDER', 'status', true],
  ] as const)('%s %s is shown to who sees no costs: %s', (entity, field, is) => {
    expect(showsField(entity, field, blind)).toBe(is);
    expect(showsField(entity, field, canBy(roleTemplate(Role.TOP_ADMIN)))).toBe(true);
  });

  test('nor inside of a value that holds others', () => {
    const changes = {
      lines: {
        from: null,
        to: [{ product_sku_id: 4, offer_price: '88.00', parts: { seller_id: 9, quantity: 2 } }],
      },
    };
    const shown = JSON.stringify(shownChanges('ORDER', changes, blind, () => undefined));
    expect(shown).toContain('quantity 2');
    expect(shown).not.toMatch(/88|seller|offer/);
  });
});

test('names stand for ids, lists are read out, empty is empty', async () => {
  const { userIdOf } = app;
  const changes = {
    seller_name: { from: 'Weavers', to: 'Weavers of Erode' },
    source_person: { from: null, to: userIdOf(Role.SALES) },
    tenant_id: { from: company.tenantId, to: 999_999 },
    category_managers: { from: [], to: [userIdOf(Role.CATEGORY_MANAGER), userIdOf(Role.SALES)] },
    is_active: { from: true, to: false },
    website: { from: '', to: null },
  };
  await app.db
    .transaction()
    .execute((trx) =>
      audit(
        trx,
        { userId: userIdOf(Role.SALES), requestId: 'r' },
        { entity: 'SELLER', id: company.sellerId, action: 'UPDATE', changes },
      ),
    );
  const { body } = await logs(Role.TOP_ADMIN, `entity_name=SELLER&entity_id=${company.sellerId}`);
  expect(body.data[0].changes).toEqual([
    {
      field: 'category_managers',
      from: null,
      to: `Role${Role.CATEGORY_MANAGER}, Role${Role.SALES}`,
    },
    { field: 'is_active', from: 'true', to: 'false' },
    { field: 'seller_name', from: 'Weavers', to: 'Weavers of Erode' },
    { field: 'source_person', from: null, to: `Role${Role.SALES}` },
    { field: 'tenant_id', from: 'Hotel Udupi Grand', to: '999999' },
    { field: 'website', from: null, to: null },
  ]);
});

test('a log is read by its index, however long the trail is', async () => {
  await sql`insert into audit_log (entity, entity_id, action) select 'RFQ', 1000 + i, 'CREATE' from generate_series(1, 20000) i`.execute(
    app.db,
  );
  await sql`analyze audit_log`.execute(app.owner);
  const plan = await sql<{
    'QUERY PLAN': string;
  }>`explain select * from audit_log l where l.entity = 'RFQ' and l.entity_id = ${requestId}
    order by l.audit_id desc limit 10`.execute(app.db);
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /Index Scan.* using audit_log_entity/,
  );
});
