import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { testPrints } from '../../testing/testPrints.ts';

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const transactions = async (who: number, more = '') => {
  const url = `/sku?product_sku_id=${company.skuId}&map_recent_transactions=true${more}`;
  const { body } = await call(app, who, 'GET', url);
  return body.product_sku[0].recent_transactions as {
    document_type: string;
    offer_price: string | null;
  }[];
};

test('lines of orders and purchase orders, the newest first; of purchases only for their readers', async () => {
  const documents = testPrints(app, company);
  const order = await documents.order('30.00');
  const po_id = await documents.purchaseOrder('20.00');
  const bought = {
    document_type: 'PURCHASE_ORDER',
    po_id,
    order_number: null,
    selling_price: null,
    quantity: 1,
  };
  const sold = { document_type: 'ORDER', order_number: order.order_number, selling_price: '30.00' };
  expect(await transactions(Role.TOP_ADMIN)).toMatchObject([
    { ...bought, offer_price: '20.00' },
    sold,
  ]);
  expect(await transactions(Role.TOP_ADMIN, '&recent_transactions_count=1')).toHaveLength(1);
  const ofSales = await transactions(Role.SALES);
  expect(ofSales.map(({ document_type, offer_price }) => [document_type, offer_price])).toEqual([
    ['ORDER', null],
  ]);
  await app.db
    .updateTable('purchase_orders')
    .set({ po_state: 'CANCELLED', status: 'CANCELLED', cancel_reason: 'x' })
    .where('po_id', '=', po_id)
    .execute();
  expect(await transactions(Role.TOP_ADMIN)).toMatchObject([sold]);
});
