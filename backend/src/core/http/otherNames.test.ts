import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { call } from '../../../testing/testCompany.ts';
import { documentOf } from './openapi.ts';
import { OTHER_NAME } from './otherNames.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A read, what it needs, another name with the field's own, and two values. */
const READS = [
  ['/dc', '', 'size', 'limit', '1', '2'],
  ['/dc', '', 'tenantId', 'tenant_id', '1', '2'],
  ['/invoice', '', 'tenant_id', 'tenantId', '1', '2'],
  ['/invoice', '', 'invoice_id', 'invoiceId', '1', '2'],
  ['/getOrderRequest', '', 'orderNumber', 'order_number', 'SO-1', 'SO-2'],
  ['/getOrderRequest', '', 'mapPoQty', 'map_po_gen_qty', 'true', 'false'],
  ['/sku', '', 'sku_id', 'product_sku_id', '1', '2'],
  ['/sku', '', 'skuId', 'product_sku_id', '1', '2'],
  ['/getOffer', '', 'sku_id', 'product_sku_id', '1', '2'],
  ['/expense', 'entity_id=1&', 'entityType', 'entity_type', 'ORDER', 'SHIPMENT'],
  ['/expense', 'entity_type=ORDER&', 'entityId', 'entity_id', '1', '2'],
  ['/fileUpload', 'entity_id=1&', 'entityName', 'entity_name', 'ORDER', 'RFQ'],
  ['/fileUpload', 'entity_name=ORDER&', 'entityId', 'entity_id', '1', '2'],
  ['/payment', '', 'orderId', 'order_number', '1', '2'],
  ['/payment', '', 'tenantId', 'tenant_id', '1', '2'],
  ['/payment', '', 'sellerId', 'seller_id', '1', '2'],
  ['/payment/outgoing', '', 'sellerId', 'seller_id', '1', '2'],
  ['/credit_note', '', 'cnId', 'creditnote_id', '1', '2'],
  ['/operation/operationAnalytics', '', 'size', 'limit', '1', '2'],
  ['/bill', '', 'zoho_bill_id', 'zohoBillId', 'Z1', 'Z2'],
] as const;

const ask = (url: string) => call(app, Role.TOP_ADMIN, 'GET', url);

describe('other names of parameters', () => {
  test.each(READS)('%s?%s%s is %s', async (path, needs, other, name, value, another) => {
    const own = await ask(`${path}?${needs}${name}=${value}`);
    expect(own.body.error).not.toBe('VALIDATION');
    expect(await ask(`${path}?${needs}${other}=${value}`)).toEqual(own);
    expect(await ask(`${path}?${needs}${other}=${value}&${name}=${value}`)).toEqual(own);
    expect((await ask(`${path}?${needs}${other}=${value}&${name}=${another}`)).body).toMatchObject({
      success: false,
      error: 'VALIDATION',
      field: name,
      message: `${name} and ${other} are two names of one field and differ`,
    });
  });

  test('a wrong value is refused by the name of the field', async () => {
    expect((await ask('/dc?size=0')).body.field).toBe('limit');
    expect((await ask('/invoice?tenant_id=x')).body.field).toBe('tenantId');
  });

  test('all of them stand in the OpenAPI document', () => {
    type Read = { parameters?: { name: string; description?: string }[] };
    const found = Object.entries(documentOf(app.app).paths ?? {}).flatMap(([path, { get }]) =>
      ((get as Read | undefined)?.parameters ?? [])
        .filter(({ description }) => description?.startsWith(OTHER_NAME))
        .map(({ name, description }) => `${path} ${name}: ${description}`),
    );
    expect(found.toSorted()).toEqual(
      READS.map(([path, , other, name]) => `${path} ${other}: ${OTHER_NAME}${name}.`).toSorted(),
    );
  });
});

describe('other names in bodies', () => {
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    call(app, Role.TOP_ADMIN, method, path, body);

  test.each([
    ['POST', '/expense', 'entityType', 'entity_type'],
    ['PUT', '/expense', 'entityId', 'entity_id'],
    ['POST', '/fileUpload', 'entityName', 'entity_name'],
    ['POST', '/createOffer', 'product_sku_id', 'sku_id'],
    ['PUT', '/sku', 'skuId', 'product_sku_id'],
    ['PUT', '/invoice', 'invoiceId', 'invoice_id'],
    ['POST', '/payment', 'orderId', 'order_number'],
  ] as const)('%s %s: %s is %s', async (method, path, other, name) => {
    expect((await send(method, path, { [other]: 'a', [name]: 'b' })).body).toMatchObject({
      field: name,
      message: `${name} and ${other} are two names of one field and differ`,
    });
    // Refused for its value or for what is missing, never as a field that nobody knows.
    const { message } = (await send(method, path, { [other]: [] })).body;
    expect(message).not.toContain(other);
  });

  test('an expense is made by them', async () => {
    const expense = {
      entityType: 'GENERAL',
      expense_head: 'RENT',
      amount: '100.00',
      expense_date: '2026-01-05',
    };
    expect((await send('POST', '/expense', expense)).body).toMatchObject({
      success: true,
      data: { entity_type: 'GENERAL' },
    });
  });
});
