import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { call } from '../../testing/testCompany.ts';
import { addOrder, type TestOrder } from '../../testing/testPurchasing.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { createSignInTest } from '../../testing/testSignIn.ts';
import { adjust } from '../../testing/testStock.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';
import { poolCounts } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { noChanges, noteChanges, withRequestChanges } from '../core/data/requestChanges.ts';
import { CHANGE_KINDS } from '../core/http/changeKinds.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { tellChanges } from './changes.public.ts';
import { ownChanges } from './changes.service.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER, FINANCE } = Role;

let bills: Bills;
let order: TestOrder;
let registrationId: number;
beforeAll(async () => {
  bills = await addBills();
  order = await addOrder({
    test: bills.app,
    company: bills.company,
    nearOfferId: bills.company.offerId,
  });
  const { body } = await call(bills.app, TOP_ADMIN, 'POST', '/billing_registration', {
    tenant_id: bills.company.tenantId,
    ...BILLED,
  });
  registrationId = body.data.billing_registration_id;
});
afterAll(() => bills.app.close());

const BILLED = {
  legal_name: 'Lotus Hotels',
  address1: '7 Brigade Road',
  city: 'Bengaluru Urban',
  postal_code: '560025',
};

/** Status and header of a call. */
async function told(
  role: number | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<[status: number, changed: string | undefined]> {
  const auth = role === null ? {} : await bills.app.as(role);
  const { statusCode, headers: sent } = await bills.app.app.inject({
    method,
    url,
    headers: { ...auth, ...headers },
    ...(payload ? { payload } : {}),
  });
  return [statusCode, sent['x-changed'] as string | undefined];
}
async function nameOrganisation(
  name: string,
  headers: Record<string, string> = {},
  role: number = TOP_ADMIN,
  kind = CHANGE_KINDS.ORGANISATION,
) {
  const before = CHANGE_KINDS.ORGANISATION;
  Object.assign(CHANGE_KINDS, { ORGANISATION: kind });
  const body = { organisation_name: name };
  try {
    return await told(role, 'POST', '/organisation/createOrganisation', body, headers);
  } finally {
    Object.assign(CHANGE_KINDS, { ORGANISATION: before });
  }
}
/** A change that every open document of the customer shows. */
const renameRegistration = (name: string) =>
  told(TOP_ADMIN, 'PATCH', '/billing_registration', {
    billing_registration_id: registrationId,
    ...BILLED,
    legal_name: `Lotus Hotels of ${name}`,
  });
const one = /^ORGANISATION:[0-9]+$/;

describe('what the viewer of a write is told of', () => {
  const asked = async (
    role: number,
    noted: Partial<Record<AuditedKind, number[] | null>>,
    permissions = roleTemplate(role),
  ) => {
    const viewer = {
      userId: bills.app.userIdOf(role),
      roleId: role,
      orgId: null,
      categories: [],
      can: canBy(permissions),
    } as unknown as Viewer;
    const changes = Object.entries(noted).map(
      ([kind, ids]) => [kind as AuditedKind, ids && new Set(ids)] as const,
    );
    const context = { db: bills.app.db, settings: bills.app.app.parts.settings, viewer };
    return ownChanges(context, CHANGE_KINDS, new Map(changes));
  };
  const alone = (kind: string) => ({ kind, id: null, key: null, request_id: null });

  test('what may be read is named, of others the kind alone, nothing without the permission', async () => {
    const named = { kind: 'ORDER', id: order.order_id, key: order.order_number, request_id: null };
    expect(await asked(SALES, { ORDER: [order.order_id] })).toContainEqual(named);
    const others = await asked(SALES_SECOND, { ORDER: [order.order_id] });
    expect(others).toContainEqual(alone('ORDER'));
    expect(others?.filter(({ id }) => id !== null)).toEqual([]);
    expect(await asked(SALES, { ORDER: [order.order_id] }, {})).toEqual([]);
  });

  test('of too many, and of what is gone, the kinds that show them are told too', async () => {
    const both = [alone('QUOTATION'), alone('ORDER')];
    expect(await asked(TOP_ADMIN, { ORDER: null })).toEqual(both);
    expect(await asked(TOP_ADMIN, { ORDER: [999_999] })).toEqual(both);
    // without the permission to read quotations
    expect(await asked(FINANCE, { ORDER: null })).toEqual([alone('ORDER')]);
    // comments are shown by every kind
    expect(await asked(TOP_ADMIN, { COMMENT: null })).toEqual(
      expect.arrayContaining([alone('ORDER'), alone('BLOG'), alone('WAREHOUSE')]),
    );
  });

  test('nothing is said where rows come into the row scope or leave it, or own rights change', async () => {
    const { tenantId, foreignTenantId } = bills.company;
    expect(await asked(SALES, { TENANT: [foreignTenantId] })).toBeNull();
    expect(await asked(SALES, { TENANT: null })).toBeNull();
    expect(await asked(SALES, { TENANT: [tenantId] })).toContainEqual(
      expect.objectContaining({ kind: 'TENANT', id: tenantId }),
    );
    expect(await asked(CATEGORY_MANAGER, { CATEGORY: [1] })).toBeNull();
    expect(await asked(TOP_ADMIN, { USER: [bills.app.userIdOf(TOP_ADMIN)] })).toBeNull();
    expect(await asked(TOP_ADMIN, { USER: [bills.app.userIdOf(SALES)] })).not.toBeNull();
  });

  test('of more than 1,000 records a request notes the kind alone', () => {
    const changes = noChanges();
    const ids = Array.from({ length: 1_000 }, (_, id) => id + 1);
    withRequestChanges(changes, () => {
      for (const id of ids) noteChanges('SKU', [id, id]);
      expect(changes.noted.get('SKU')).toEqual(new Set(ids));
      noteChanges('SKU', [1_001]);
      noteChanges('SKU', [1]);
      noteChanges('ORDER', [1]);
    });
    expect([...changes.noted]).toEqual([
      ['SKU', null],
      ['ORDER', new Set([1])],
    ]);
  });
});

describe('the header', () => {
  test('is on writes, on refusals too, and on no read', async () => {
    expect(await told(TOP_ADMIN, 'GET', '/user/profile')).toEqual([200, undefined]);
    expect(await nameOrganisation('Lotus Group')).toEqual([200, expect.stringMatching(one)]);
    expect(await nameOrganisation('')).toEqual([400, '']);
    expect(await nameOrganisation('Not allowed', {}, FINANCE)).toEqual([403, '']);
    const unknown = await told(null, 'POST', '/organisation/createOrganisation', {});
    expect(unknown).toEqual([401, '']);
  });

  test('names the document that is sent to accounting by a GET', async () => {
    const calls = billCalls(bills);
    const { bill_id } = (await calls.create([await addSentPo(bills)], [4])).body.data;
    const path = `/bill/refresh/${bill_id}`;
    expect(await told(TOP_ADMIN, 'GET', path)).toEqual([200, '']);
    await calls.issue(bill_id);
    const [status, changed] = await told(TOP_ADMIN, 'GET', path);
    expect([status, changed?.split(',')]).toEqual([
      200,
      expect.arrayContaining([`BILL:${bill_id}`]),
    ]);
  });

  test('is empty when what was changed was rolled back with the refusal', async () => {
    const { org_id } = await bills.app.db
      .selectFrom('tenants')
      .select('org_id')
      .where('tenant_id', '=', bills.company.tenantId)
      .executeTakeFirstOrThrow();
    const customer = (email: string) => ({
      tenant_name: `Customer of ${email}`,
      org_id,
      contacts: [{ first_name: 'Asha', last_name: 'Rao', email, mobile: '7100000001' }],
    });
    const known = customer(`role${SALES}@example.com`);
    const create = (payload: object) => told(TOP_ADMIN, 'POST', '/tenant/createTenant', payload);
    expect(await create(known)).toEqual([400, '']);
    expect(await create(customer('asha.rao@example.com'))).toEqual([
      200,
      expect.stringMatching(/TENANT:[0-9]+/),
    ]);
  });

  test('names the bill that a voided payment paid, though its status stays', async () => {
    const calls = billCalls(bills);
    const po = await addSentPo(bills);
    const { bill_id } = (await calls.create([po], [10])).body.data;
    await calls.issue(bill_id);
    const pay = async (reference_number: string) => {
      const payment = {
        po_id: po.poId,
        amount: '100.00',
        payment_date: indianDay(),
        payment_mode: 'UPI',
        reference_number,
      };
      const { body } = await call(bills.app, TOP_ADMIN, 'POST', '/payment/outgoing', payment);
      return body.data.payment_id as number;
    };
    const move = (payment_id: number, status: string) =>
      told(BROAD_ACCESS, 'POST', '/payment/update', { payment_id, status, reason: 'Twice' });
    const payments = [await pay('UTR-1'), await pay('UTR-2')];
    for (const id of payments)
      for (const status of ['APPROVED', 'PAID']) expect((await move(id, status))[0]).toBe(200);
    const before = await calls.row(bill_id);
    const [status, changed] = await move(payments[1] ?? 0, 'VOID');
    const after = await calls.row(bill_id);
    expect([before.paid_amount, after.paid_amount, after.status]).toEqual([
      '200.00',
      '100.00',
      before.status,
    ]);
    expect([status, changed?.split(',')]).toEqual([
      200,
      expect.arrayContaining([`BILL:${bill_id}`]),
    ]);
  });

  test('is not sent to who manages categories when a product goes into another one, with its documents', async () => {
    const { db } = bills.app;
    const { product_id, category_id } = await db
      .selectFrom('skus as k')
      .innerJoin('products as p', 'p.product_id', 'k.product_id')
      .select(['p.product_id', 'p.category_id'])
      .where('k.product_sku_id', '=', bills.company.skuId)
      .executeTakeFirstOrThrow();
    const other = await testMasters(db).category();
    const change = (more: object) =>
      told(CATEGORY_MANAGER, 'PUT', '/product', { product_id, ...more });
    const [status, named] = await change({ product_name: 'Towel of Erode' });
    expect([status, named?.split(',')]).toEqual([
      200,
      expect.arrayContaining([`PRODUCT:${product_id}`]),
    ]);
    expect(await change({ category: other })).toEqual([200, undefined]);
    expect(await change({ category: category_id })).toEqual([200, undefined]);
  });

  test('names open documents that show a changed address', async () => {
    const place = {
      address_id: bills.company.addressId,
      address1: '14 Main Road',
      city: 'Bengaluru Urban',
      postal_code: '560001',
    };
    const [status, changed] = await told(TOP_ADMIN, 'PATCH', '/address', place);
    expect([status, changed?.split(',')]).toEqual([
      200,
      expect.arrayContaining([`ORDER:${order.order_id}:${order.order_number}`]),
    ]);
  });

  test('names the warehouse whose stock is reserved', async () => {
    const { app, company, warehouseId } = bills;
    await adjust(app, { warehouseId, skuId: company.skuId, quantity: 20 });
    const [status, changed] = await told(TOP_ADMIN, 'POST', '/createOrder', {
      tenant_id: company.tenantId,
      address_id: company.addressId,
      order_lines: [
        {
          product_sku_id: company.skuId,
          seller_id: company.sellerId,
          quantity: 12,
          selling_price: '110',
          warehouse_id: warehouseId,
        },
      ],
    });
    expect([status, changed?.split(',')]).toEqual([
      200,
      expect.arrayContaining([`WAREHOUSE:${warehouseId}`]),
    ]);
  });

  test('of a change without a session is not sent', async () => {
    const signIn = await createSignInTest();
    const email = `role${SALES}@example.com`;
    const { body } = await signIn.sendOtp(email);
    const { statusCode, headers } = await signIn.app.inject({
      method: 'POST',
      url: '/verifyUser',
      payload: { type: 'email', value: email, otp: signIn.lastCode(), sessionId: body.sessionId },
    });
    expect([statusCode, headers['x-changed']]).toEqual([200, undefined]);
    await signIn.close();
  });

  test.each([
    ['it cannot be read', sql`organisations_away g`],
    ['it takes long', sql`(select * from organisations, pg_sleep(60)) g`],
  ])('is not sent where %s, and the change stays', async (why, from) => {
    const kind = CHANGE_KINDS.ORGANISATION;
    const changed = await nameOrganisation(`Where ${why}`, {}, TOP_ADMIN, { ...kind, from });
    expect(changed).toEqual([200, undefined]);
    const { rows } = await sql`select query from pg_stat_activity where state = 'active'
      and query like '%from organisations,%' and pid <> pg_backend_pid()`.execute(bills.app.owner);
    expect(rows).toEqual([]);
    const { n } = await bills.app.db
      .selectFrom('organisations')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('organisation_name', '=', `Where ${why}`)
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  test('is not sent where changes wait for a connection, and asks for none itself', async () => {
    const { db, settings } = bills.app.app.parts;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const held = Array.from({ length: 21 }, () => db.connection().execute(() => ended));
    while (poolCounts(db).waiting !== 1) await setImmediate();
    const header = jest.fn();
    const request = {
      method: 'POST',
      routeOptions: { config: {} },
      changes: { noted: new Map([['ORDER', new Set([order.order_id])]]), isKnown: true },
      viewer: { userId: 1 },
      server: { parts: { db, settings } },
    };
    try {
      await tellChanges(CHANGE_KINDS)(
        request as unknown as FastifyRequest,
        { statusCode: 200, header } as unknown as FastifyReply,
      );
      expect(poolCounts(db).waiting).toBe(1);
    } finally {
      end();
      await Promise.all(held);
    }
    expect(header).not.toHaveBeenCalled();
  });

  test('names the kinds alone where it would be long, and the kind of more than 100 records', async () => {
    const copy = (from: number, to: number) =>
      sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', 900000 + n,
        'quotation_id', null, 'order_number', 'SO-2627-' || (90000 + n)))).* from orders o, generate_series(${from}::int, ${to}::int) n
        where o.order_id = ${order.order_id}`.execute(bills.app.owner);
    await copy(1, 20);
    const [, named] = await renameRegistration('Hassan');
    expect(named).toContain('ORDER:900001:SO-2627-90001');
    await copy(21, 90);
    const [, cut] = await renameRegistration('Tumakuru');
    expect(cut?.split(',').toSorted()).toEqual([
      'BILLING_REGISTRATION',
      'ORDER',
      ...(cut?.includes('ORGANISATION') ? ['ORGANISATION'] : []),
      'TENANT',
    ]);
    await copy(91, 101);
    const [, many] = await renameRegistration('Udupi');
    expect(many?.split(',')).toEqual(
      expect.arrayContaining(['ORDER', expect.stringMatching(/^BILLING_REGISTRATION:[0-9]+$/)]),
    );
    expect(many).not.toContain('ORDER:');
  });
});

describe('of a repeated request', () => {
  const header = (key: string) => ({ 'idempotency-key': key });

  test('the same is told, as far as it was kept', async () => {
    const first = await nameOrganisation('Twice', header('twice'));
    expect(first).toEqual([200, expect.stringMatching(one)]);
    expect(await nameOrganisation('Twice', header('twice'))).toEqual(first);
    await sql`update idempotency_keys set response = response - 'changed' where key = 'twice'`.execute(
      bills.app.db,
    );
    expect(await nameOrganisation('Twice', header('twice'))).toEqual([200, undefined]);
  });

  test('nothing is told where the first was done and this one is refused', async () => {
    await nameOrganisation('Once', header('once'));
    expect(await nameOrganisation('Another', header('once'))).toEqual([400, undefined]);
    await sql`update idempotency_keys set response = jsonb_set(response, '{rights}', '"others"') where key = 'once'`.execute(
      bills.app.db,
    );
    expect(await nameOrganisation('Once', header('once'))).toEqual([409, undefined]);
  });

  test('a transaction that is tried again tells what it changed', async () => {
    await sql`create sequence tries`.execute(bills.app.owner);
    await sql`create function fail_once() returns trigger language plpgsql security definer as $$ begin
      if nextval('tries') = 1 then raise exception 'once' using errcode = '40001'; end if; return new; end $$`.execute(
      bills.app.owner,
    );
    await sql`create trigger fails_once after insert on audit_log for each row execute function fail_once()`.execute(
      bills.app.owner,
    );
    const [status, changed] = await nameOrganisation('Tried again');
    const { rows } = await sql<{ tries: number }>`select last_value as tries from tries`.execute(
      bills.app.owner,
    );
    await sql`drop trigger fails_once on audit_log`.execute(bills.app.owner);
    const { org_id } = await bills.app.db
      .selectFrom('organisations')
      .select('org_id')
      .where('organisation_name', '=', 'Tried again')
      .executeTakeFirstOrThrow();
    expect([status, rows[0]?.tries]).toEqual([200, 2]);
    expect(changed?.split(',')).toContain(`ORGANISATION:${org_id}`);
  });
});
