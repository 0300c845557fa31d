import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addOrder,
  addPurchasing,
  auditOf,
  moveTo,
  type Purchasing,
} from '../../testing/testPurchasing.ts';

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
  // an office must lie in the state of the GST number
  await buying.test.owner
    .updateTable('sellers')
    .set({ gstin: null })
    .where('seller_id', '=', buying.nearSellerId)
    .execute();
});
afterAll(() => buying.test.close());

const sendRequest = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  call(buying.test, Role.BROAD_ACCESS, method, url, body);

async function addDraft(): Promise<number> {
  const order = await addOrder(buying);
  const { body } = await sendRequest('POST', '/createPurchaseOrder', {
    seller_id: buying.nearSellerId,
    order_number: order.order_number,
    purchase_order_lines: [
      {
        product_sku_id: buying.company.skuId,
        order_line_id: order.lines[0]!.line_id,
        quantity: 4,
        offer_price: '100',
      },
    ],
  });
  return body.data.po_id;
}
const read = async (poId: number) =>
  (await sendRequest('GET', `/getPurchaseOrder?po_id=${poId}`)).body.data[0];

const GOA = { address1: '1 Port Road', city: 'Panaji', state: 'Goa', postal_code: '403001' };
const KARNATAKA = {
  address1: '1 Main Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postal_code: '560001',
};
const move = (place: object) =>
  sendRequest('PATCH', '/updateSeller', {
    seller_id: buying.nearSellerId,
    office_address_details: place,
  });

const INTRA = {
  within_state: true,
  po_grand_total: '448.00',
  purchase_order_lines: [{ cgst_amount: '24.00', sgst_amount: '24.00', igst_amount: '0.00' }],
};
const INTER = {
  within_state: false,
  po_grand_total: '448.00',
  purchase_order_lines: [{ cgst_amount: '0.00', sgst_amount: '0.00', igst_amount: '48.00' }],
};

test('a purchase order that is not issued follows its seller into another state; an issued one stays', async () => {
  const [draft, issued] = [await addDraft(), await addDraft()];
  await moveTo(buying, issued, 'ISSUED');
  expect(await read(draft)).toMatchObject(INTRA);
  const { version } = await read(draft);
  expect(await move(GOA)).toMatchObject({ status: 200 });
  expect(await read(draft)).toMatchObject({ ...INTER, version: version + 1 });
  expect(await read(issued)).toMatchObject(INTRA);
  expect((await auditOf(buying, draft)).at(-1)).toMatchObject({
    action: 'TAX',
    changes: { taxes: { from: 'CGST + SGST', to: 'IGST' } },
  });
  await move(KARNATAKA);
  expect(await read(draft)).toMatchObject(INTRA);
});

test('at the latest it is taxed right when it is issued', async () => {
  const draft = await addDraft();
  await buying.test.db
    .updateTable('purchase_orders')
    .set({ within_state: false })
    .where('po_id', '=', draft)
    .execute();
  await moveTo(buying, draft, 'ISSUED');
  expect(await read(draft)).toMatchObject({ po_state: 'ISSUED', ...INTRA });
});
