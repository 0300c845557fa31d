import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import {
  addRfq,
  addTestCompany,
  call,
  PRICE,
  type TestCompany,
} from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

test('a price that changed since it was read is refused, with the requests that it is of', async () => {
  const ids = [await addRfq(app, company), await addRfq(app, company)];
  const versionOf = async (id?: number): Promise<number> =>
    (await call(app, Role.SALES, 'GET', `/rfq?request_id=${id}`)).body.data[0].version;
  const read = await Promise.all(ids.map(versionOf));
  const quote = (versions: (number | undefined)[]) =>
    call(app, Role.SALES, 'POST', '/quotation', {
      quotation_items: ids.map((request_id, i) => ({ request_id, version: versions[i] })),
    });
  await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', {
    request_id: ids[1],
    quantity: 10,
    status: 'PRICE_UPDATED',
    rfq_offer_id: company.offerId,
    ...PRICE,
    rfq_mg: '20.00',
    rfq_selling_price: '120.00',
  });
  const refused = await quote(read);
  expect(refused).toMatchObject({ status: 400, body: { error: 'CONFLICT', ids: [ids[1]] } });
  expect(refused.body.message).toContain(`quote request (${ids[1]}) was changed`);
  const made = await quote(await Promise.all(ids.map(versionOf)));
  expect(made.body.data.quotation_items).toMatchObject([
    { rfq_selling_price: '110.00' },
    { rfq_selling_price: '120.00' },
  ]);
});
