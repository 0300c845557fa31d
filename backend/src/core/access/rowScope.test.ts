import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../../testing/testCompany.ts';
import { testMasters } from '../../../testing/testMasters.ts';
import { untilWaiting } from '../../../testing/untilWaiting.ts';

let app: TestApp;
let company: TestCompany;
beforeEach(async () => {
  await app?.close();
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(async () => app.close());

const LISTS = ['/rfq', '/quotation', '/getOrderRequest'];
/** Number of documents of each kind that a member of staff finds in the lists. */
const seen = async (roleOrUserId: number) =>
  Promise.all(
    LISTS.map(async (url) => (await call(app, roleOrUserId, 'GET', url)).body.count as number),
  );

/** A quote request, its quotation and its order, all of one customer and one SKU. */
async function addDocuments() {
  const request_id = await addRfq(app, company);
  const quoted = await call(app, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  const quotation_id: number = quoted.body.data.quotation_id;
  await call(app, Role.TOP_ADMIN, 'PUT', '/quotation', { quotation_id, status: 'CONFIRMED' });
  await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', { quotation_id });
}

test('documents follow their customer to another sales person', async () => {
  await addDocuments();
  const next = app.userIdOf(Role.SALES_SECOND);
  // the documents' own names no longer match anybody
  await sql`update rfqs set sales_person = null; update quotations set sales_person = null; update orders set sales_person = null`.execute(
    app.db,
  );
  expect([await seen(Role.SALES), await seen(Role.SALES_SECOND)]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
  await app.db
    .updateTable('tenants')
    .set({ sales_person: next })
    .where('tenant_id', '=', company.tenantId)
    .execute();
  expect([await seen(Role.SALES), await seen(Role.SALES_SECOND)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('documents stay visible to their sales person and their maker', async () => {
  await addDocuments();
  await app.db
    .updateTable('tenants')
    .set({ sales_person: null })
    .where('tenant_id', '=', company.tenantId)
    .execute();
  expect(await seen(Role.SALES)).toEqual([1, 1, 1]);
  await sql`update rfqs set sales_person = null; update quotations set sales_person = null; update orders set sales_person = null`.execute(
    app.db,
  );
  expect(await seen(Role.SALES)).toEqual([0, 0, 0]);
  const maker = app.userIdOf(Role.SALES);
  await sql`update rfqs set created_by = ${sql.lit(maker)}; update quotations set created_by = ${sql.lit(maker)};
    update orders set created_by = ${sql.lit(maker)}`.execute(app.db);
  expect(await seen(Role.SALES)).toEqual([1, 1, 1]);
});

test('documents follow a product into another category, and its managers', async () => {
  await addDocuments();
  const product = app.db
    .selectFrom('skus')
    .select('product_id')
    .where('product_sku_id', '=', company.skuId);
  const other = await testMasters(app.db).category();
  await app.db
    .insertInto('category_managers')
    .values({ category_id: other, user_id: app.userIdOf(Role.CATEGORY_MANAGER_SECOND) })
    .execute();
  expect([await seen(Role.CATEGORY_MANAGER), await seen(Role.CATEGORY_MANAGER_SECOND)]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
  await app.db
    .updateTable('products')
    .set({ category_id: other })
    .where('product_id', '=', product)
    .execute();
  expect([await seen(Role.CATEGORY_MANAGER), await seen(Role.CATEGORY_MANAGER_SECOND)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  const manager = `category_manager=${app.userIdOf(Role.CATEGORY_MANAGER_SECOND)}`;
  for (const url of ['/rfq', '/quotation'])
    expect((await call(app, Role.TOP_ADMIN, 'GET', `${url}?${manager}`)).body.count).toBe(1);
});

test('a quotation of two categories is of both', async () => {
  const ids = [
    await addRfq(app, company),
    await addRfq(app, company, {
      skuId: company.unmanagedSkuId,
      offerId: company.unmanagedOfferId,
    }),
  ];
  await call(app, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: ids.map((request_id) => ({ request_id })),
  });
  const { category_ids } = await app.db
    .selectFrom('quotations')
    .select('category_ids')
    .executeTakeFirstOrThrow();
  expect(category_ids).toHaveLength(2);
  expect((await seen(Role.CATEGORY_MANAGER))[1]).toBe(1);
});

test('a document created while its customer changes sales person follows it', async () => {
  const next = app.userIdOf(Role.SALES_SECOND);
  const { made } = await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('tenants')
      .set({ sales_person: next })
      .where('tenant_id', '=', company.tenantId)
      .execute();
    const adding = addRfq(app, company, { priced: false });
    await untilWaiting(app.db);
    return { made: adding };
  });
  await made;
  const { customer_sales_person } = await app.db
    .selectFrom('rfqs')
    .select('customer_sales_person')
    .executeTakeFirstOrThrow();
  expect(customer_sales_person).toBe(next);
});

test('a SKU never moves to another product', async () => {
  const product_id = await testMasters(app.db).product();
  const moved = app.db
    .updateTable('skus')
    .set({ product_id })
    .where('product_sku_id', '=', company.skuId)
    .execute();
  await expect(moved).rejects.toThrow('a SKU never moves to another product');
});
