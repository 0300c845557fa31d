import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import {
  addOrder,
  addPurchasing,
  generate,
  moveTo,
  type Purchasing,
} from '../../testing/testPurchasing.ts';

let buying: Purchasing;

beforeAll(async () => {
  buying = await addPurchasing();
});
afterAll(() => buying.test.close());

const path = (po_id: number, more = '') =>
  `/download_purchase_order?po_id=${po_id}&type=html&beautify=true${more}`;
const open = async (po_id: number, role: number | null = Role.TOP_ADMIN, more = '') =>
  buying.test.app.inject({
    url: path(po_id, more),
    headers: role === null ? {} : await buying.test.as(role),
  });
const make = async (near: boolean): Promise<number> => {
  const { order_id } = await addOrder(buying, [{ near }]);
  return (await generate(buying, order_id)).body.data[0].po_id;
};
const link = (id: number, role: number | null = Role.TOP_ADMIN) =>
  call(buying.test, role, 'POST', '/download_link', { document: 'purchase_order', id });

describe('the print', () => {
  test('of a seller in another state: IGST, the seller, where it goes, codes, words; no customer price', async () => {
    const response = await open(await make(false));
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of [
      'Weavers of Erode',
      'Ship to',
      'Hotel Udupi Grand',
      '1 Main Road',
      '630260',
      'NOS',
      '12%',
      '<th class="right">IGST</th>',
    ])
      expect(response.body).toContain(text);
    expect(response.body).toContain('₹ 1,120.00');
    expect(response.body).toContain('Rupees One Thousand One Hundred Twenty Only');
    expect(response.body).not.toContain('CGST');
    expect(response.body).not.toContain('110.00');
    expect(response.body).toContain('this is no order');
  });

  test('of a seller in the own state: CGST and SGST; issued it is an order with the GST number used', async () => {
    const po_id = await make(true);
    await moveTo(buying, po_id, 'ISSUED');
    const { body } = await open(po_id);
    expect(body).toContain('<th class="right">CGST</th>');
    expect(body).toContain('<th class="right">SGST</th>');
    expect(body).not.toContain('IGST');
    expect(body).toContain('GSTIN 33AAACW1234F1ZV');
    expect(body).not.toContain('this is no order');
  });

  test('of stock goes to the warehouse; words are printed, never run; cancelled units are not on it', async () => {
    const masters = testMasters(buying.test.db);
    const evil = await masters.sku({ product_sku_name: '<img src=x onerror=alert(1)>' });
    const address_id = await masters.address('SELLER', buying.nearSellerId, {
      address1: 'Plot 9 Whitefield',
    });
    await buying.test.db
      .updateTable('warehouses')
      .set({ address_id })
      .where('warehouse_id', '=', buying.warehouseId)
      .execute();
    const line = {
      product_sku_id: evil,
      quantity: 5,
      offer_price: '10.00',
      remark: '<script>alert(1)</script>',
    };
    const { body } = await call(buying.test, Role.TOP_ADMIN, 'POST', '/createPurchaseOrder', {
      seller_id: buying.nearSellerId,
      warehouse_id: buying.warehouseId,
      purchase_order_lines: [line, { ...line, offer_price: '77.00' }],
    });
    const [, second] = body.data.purchase_order_lines;
    const { po_id } = body.data;
    const change = { po_id, po_line_id: second.po_line_id, status: 'CANCELLED', reason: 'No' };
    expect(
      (await call(buying.test, Role.TOP_ADMIN, 'PATCH', '/updatePurchaseOrderLineStatus', change))
        .status,
    ).toBe(200);
    const record = (await open(po_id)).body;
    expect(record).toContain('Plot 9 Whitefield');
    expect(record).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(record).not.toMatch(/<script|<img/);
    expect(record).not.toContain('77.00');
    expect(record).toContain('₹ 59.00');
  });
});

describe('permissions', () => {
  test('401 without a token, 403 without the pair, 404 outside the row scope', async () => {
    const po_id = await make(false);
    expect((await open(po_id, null)).statusCode).toBe(401);
    expect((await open(po_id, Role.SALES)).statusCode).toBe(403);
    expect((await open(po_id, Role.CATEGORY_MANAGER_SECOND)).statusCode).toBe(404);
    expect((await open(999_999)).statusCode).toBe(404);
    expect((await link(po_id, null)).status).toBe(401);
    expect((await link(po_id, Role.SALES)).status).toBe(403);
    expect((await link(po_id, Role.CATEGORY_MANAGER_SECOND)).status).toBe(404);
  });

  test('a link opens its own document once, for as long as its maker may', async () => {
    const [po_id, other] = [await make(false), await make(true)];
    const { url, expires_in } = (await link(po_id, Role.BROAD_ACCESS)).body;
    expect(expires_in).toBe(60);
    expect(url).toMatch(
      new RegExp(`^/download_purchase_order\\?po_id=${po_id}&type=html&beautify=true&token=`),
    );
    const get = (address: string, method: 'GET' | 'HEAD' = 'GET') =>
      buying.test.app.inject({ method, url: address });
    expect((await get(url.replace(`po_id=${po_id}`, `po_id=${other}`))).statusCode).toBe(401);
    expect(
      (await get(url.replace('/download_purchase_order?po_id', '/quotation/download?quotation_id')))
        .statusCode,
    ).toBe(401);
    expect((await get(url, 'HEAD')).statusCode).toBe(401);
    expect((await get(url)).body).toContain(`Purchase order ${po_id}`);
    expect((await get(url)).statusCode).toBe(401);
    const late = (await link(po_id, Role.BROAD_ACCESS)).body.url;
    const maker = buying.test.db.updateTable('users').where('role_id', '=', Role.BROAD_ACCESS);
    await maker.set({ banned: true }).execute();
    expect((await get(late)).statusCode).toBe(401);
    await maker.set({ banned: false }).execute();
  });
});
