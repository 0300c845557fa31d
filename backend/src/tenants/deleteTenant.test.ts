import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OrderStatus, QuotationStatus, RfqStatus } from '@munim/schema/generated/types.ts';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { lastAuditId } from '../../testing/testAudit.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let sku: number;
let number = 0;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  sku = await masters.sku();
});
afterAll(() => t.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  roleId: number = Role.TOP_ADMIN,
) {
  const response = await t.app.inject({
    method,
    url,
    headers: await t.as(roleId),
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
const remove = (tenant_id: number, roleId?: number) =>
  call('DELETE', '/tenant/deleteTenant', { tenant_id }, roleId);
const analytics = async (tenant_id: number, roleId?: number) =>
  call('GET', `/tenant/analytics?tenant_id=${tenant_id}`, undefined, roleId);
const IN_USE = {
  status: 400,
  body: {
    error: 'TENANT_IN_USE',
    message:
      'Tenant cannot be deleted due to active quote requests, quotations, orders or unpaid invoices',
  },
};

/** A customer that can order: with a contact and an address. */
async function customer(more: object = {}) {
  const tenant_id = await masters.tenant(more);
  return {
    tenant_id,
    user_id: await masters.contact(tenant_id),
    address_id: await masters.address('TENANT', tenant_id),
  };
}
type Customer = Awaited<ReturnType<typeof customer>>;
const by = () => ({ created_by: t.userIdOf(Role.TOP_ADMIN) });

async function rfq(of: Customer, status: RfqStatus) {
  const price =
    status === 'PENDING' || status === 'ARCHIVED'
      ? {}
      : {
          rfq_offer_id: await masters.offer(sku, await masters.seller()),
          rfq_offer_price: '10',
          rfq_mg: '10',
          rfq_selling_price: '11',
          pan_india_gst: '18',
        };
  const row = {
    ...of,
    ...by(),
    product_sku_id: sku,
    quantity: 1,
    status,
    message: status === 'ARCHIVED' ? 'gone' : null,
    ...price,
  };
  return (
    await t.db.insertInto('rfqs').values(row).returning('request_id').executeTakeFirstOrThrow()
  ).request_id;
}
async function quotation(of: Customer, status: QuotationStatus) {
  const { tenant_id, user_id } = of;
  const request_id = await rfq(of, 'QUOTATION_GENERATED');
  const reject_message = status === 'REJECTED' ? 'too dear' : null;
  await t.db
    .insertInto('quotations')
    .values({ tenant_id, user_id, request_id, status, reject_message, ...by() })
    .execute();
}
const order = async (
  { tenant_id, address_id }: Customer,
  status: OrderStatus,
  total = '100',
  created_at?: string,
) => {
  const order_number = `SO${++number}`;
  const amounts = { order_taxable_amount: total, order_gst_amount: '0', order_grand_total: total };
  const row = {
    order_number,
    tenant_id,
    address_id,
    status,
    ...amounts,
    ...by(),
    ...(created_at ? { created_at } : {}),
  };
  const { order_id } = await t.db
    .insertInto('orders')
    .values(row)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const line = {
    order_id,
    line_number: 1,
    product_sku_id: sku,
    address_id,
    quantity: 1,
    selling_price: total,
    pan_india_gst: '0',
    taxable_amount: total,
    line_total: total,
    state_code: '29',
    within_state: true,
  };
  await t.db
    .insertInto('order_lines')
    .values({ ...line, cgst_amount: '0', sgst_amount: '0', igst_amount: '0' })
    .execute();
  return { order_id, address_id };
};
describe('deleting', () => {
  test.each<[string, (of: Customer) => Promise<unknown>]>([
    ['a pending quote request', (of) => rfq(of, 'PENDING')],
    ['a priced quote request', (of) => rfq(of, 'PRICE_UPDATED')],
    ['a draft quotation', (of) => quotation(of, 'SENT')],
    ['a sent quotation', (of) => quotation(of, 'CONFIRMED')],
    ['an order', (of) => order(of, 'CONFIRMED')],
    ['an order that is partly delivered', (of) => order(of, 'PARTIALLY_DELIVERED')],
  ])('is refused with %s', async (_, has) => {
    const of = await customer();
    await has(of);
    expect(await remove(of.tenant_id)).toMatchObject(IN_USE);
    expect((await call('GET', `/tenant/getTenant?tenant_id=${of.tenant_id}`)).status).toBe(200);
  });

  test('removes it from every list, with its contacts; closed records do not block it', async () => {
    const before = await lastAuditId(t.db);
    const of = await customer({ sales_person: t.userIdOf(Role.SALES) });
    await rfq(of, 'ARCHIVED');
    await quotation(of, 'REJECTED');
    await quotation(of, 'CONVERTED_TO_ORDER');
    await order(of, 'PAID');
    await order(of, 'CANCELLED');
    const { tenant_id } = of;
    expect(await remove(tenant_id, Role.BROAD_ACCESS)).toMatchObject({
      status: 200,
      body: { success: true, result: { tenant_id } },
    });
    expect((await remove(tenant_id)).status).toBe(404);
    expect((await call('GET', `/tenant/getTenant?tenant_id=${tenant_id}`)).status).toBe(404);
    expect((await analytics(tenant_id)).status).toBe(404);
    expect(
      (await call('GET', `/address?entity_type=TENANT&entity_id=${tenant_id}`)).body.count,
    ).toBe(0);
    const contact = t.db
      .selectFrom('users')
      .select('deleted_user')
      .where('user_id', '=', of.user_id);
    expect(await contact.executeTakeFirst()).toEqual({ deleted_user: true });
    const trail = await t.db
      .selectFrom('audit_log')
      .select(['entity', 'entity_id', 'action'])
      .where('action', '=', 'DELETE')
      .where('audit_id', '>', before)
      .execute();
    expect(trail).toEqual([
      { entity: 'TENANT', entity_id: tenant_id, action: 'DELETE' },
      { entity: 'USER', entity_id: of.user_id, action: 'DELETE' },
    ]);
    // The document still names its customer.
    const documents = await call('GET', '/getOrderRequest?status=PAID');
    const own = documents.body.orders.filter((one: Customer) => one.tenant_id === tenant_id);
    expect(own).toEqual([expect.objectContaining({ tenant_id })]);
  });

  test('and a new quote request at the same time: never both', async () => {
    const rounds = await Promise.all(Array.from({ length: 10 }, () => customer()));
    const outcomes = await Promise.all(
      rounds.map(async (of, i) => {
        const sendRequest = () =>
          call('POST', '/rfq', { ...of, items: [{ product_sku_id: sku, quantity: 1 }] });
        const [one, two] = await Promise.all(
          i % 2 ? [remove(of.tenant_id), sendRequest()] : [sendRequest(), remove(of.tenant_id)],
        );
        return [one.status, two.status].toSorted((a, b) => a - b);
      }),
    );
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => [200, 400]));
    const orphans = t.db
      .selectFrom('rfqs as r')
      .innerJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
      .select('r.request_id');
    expect(
      await orphans.where('t.is_deleted', '=', true).where('r.status', '=', 'PENDING').execute(),
    ).toEqual([]);
  });
});

describe('an inactive organisation', () => {
  test('keeps documents and refuses new quote requests, parallel ones too', async () => {
    const org_id = await masters.organisation();
    const of = await customer({ org_id });
    const sendRequest = () =>
      call('POST', '/rfq', { ...of, items: [{ product_sku_id: sku, quantity: 1 }] });
    expect((await sendRequest()).status).toBe(200);
    await call('PATCH', '/organisation/updateOrganisation', { org_id, is_active: false });
    expect(await sendRequest()).toMatchObject({ status: 400, body: { field: 'tenant_id' } });
    expect((await call('GET', `/rfq?tenant_id=${of.tenant_id}`)).body.count).toBe(1);
  });
});

describe('analytics of a customer', () => {
  test('counts its documents; orders that are cancelled are counted and worth nothing', async () => {
    const of = await customer({ sales_person: t.userIdOf(Role.SALES) });
    await rfq(of, 'PENDING');
    const { order_id } = await order(of, 'DELIVERED', '999999999999.99', '2026-05-01T20:00:00Z');
    await order(of, 'CONFIRMED', '0.02', '2026-04-01T00:00:00Z');
    await t.db
      .insertInto('payments')
      .values({
        direction: 'INCOMING',
        order_id,
        tenant_id: of.tenant_id,
        amount: '1.5',
        payment_date: '2026-05-03',
        payment_mode: 'CASH',
        reference_number: 'V-1',
        status: 'PAID',
        ...by(),
      })
      .execute();
    await order(of, 'CANCELLED', '7', '2026-06-01T00:00:00Z');
    await order(await customer(), 'CONFIRMED', '5');
    const data = {
      rfq_count: 1,
      quotation_count: 0,
      order_count: 3,
      order_value: '1000000000000.01',
      invoiced_value: '0.00',
      received_value: '1.50',
      outstanding_value: '0.00',
      advance_value: '1.50',
      last_order_date: '2026-05-02',
    };
    expect(await analytics(of.tenant_id)).toEqual({ status: 200, body: { success: true, data } });
    expect((await analytics(of.tenant_id, Role.SALES)).body.data).toEqual(data);
    for (const role of [Role.SALES_SECOND, Role.SALES_OUTSIDE])
      expect((await analytics(of.tenant_id, role)).status).toBe(404);
    expect((await analytics(of.tenant_id, Role.ORGANISATION)).body.data).toMatchObject({
      order_count: 3,
      invoiced_value: '0.00',
      received_value: null,
      outstanding_value: null,
    });
    const foreign = await customer({ org_id: await masters.organisation() });
    expect((await analytics(foreign.tenant_id, Role.ORGANISATION)).status).toBe(404);
    expect((await analytics(foreign.tenant_id)).body.data).toMatchObject({
      rfq_count: 0,
      order_value: '0.00',
      last_order_date: null,
    });
  });

  test.each([
    [
      'quotation_request',
      { rfq_count: 0, quotation_count: null, order_count: null, order_value: null },
    ],
    ['quotation', { rfq_count: null, quotation_count: 0, order_count: null, invoiced_value: null }],
    [
      'order',
      {
        rfq_count: null,
        order_count: 0,
        order_value: '0.00',
        invoiced_value: '0.00',
        outstanding_value: null,
      },
    ],
    [
      'payment',
      { order_count: null, received_value: '0.00', outstanding_value: null, last_order_date: null },
    ],
  ])('each number by its own entity: %s', async (entity, seen) => {
    const { tenant_id } = await customer();
    const setPermissions = (permissions: object) =>
      t.db
        .updateTable('users')
        .set({ permissions: JSON.stringify(permissions) })
        .where('role_id', '=', Role.BROAD_ACCESS)
        .execute();
    await setPermissions({ tenant: ['READ'], [entity]: ['READ'] });
    const { body } = await analytics(tenant_id, Role.BROAD_ACCESS);
    await setPermissions(roleTemplate(Role.BROAD_ACCESS));
    expect(body.data).toMatchObject(seen);
  });

  test.each([
    ['', 'tenant_id'],
    ['tenant_id=1&org_id=1', 'org_id'],
  ])('?%s is refused for %s', async (query, field) => {
    expect(await call('GET', `/tenant/analytics?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });
});
