import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { auditMany } from '../../testing/testChanges.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { addOrder, testOutbox } from '../../testing/testPurchasing.ts';
import { until } from '../../testing/untilWaiting.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';
import { Notifications } from '../core/data/notifications.ts';
import { CHANGE_KINDS } from '../core/http/changeKinds.ts';
import { CHANGED_KINDS } from './changes.shapes.ts';

const { TOP_ADMIN, SALES, SALES_SECOND, CATEGORY_MANAGER, FINANCE } = Role;

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await createTestApp({ services: { outbox: testOutbox().outbox } });
  company = await addTestCompany(app);
});
afterAll(() => app.close());

interface Told {
  data: { kind: string; id: number | null; key: string | null; request_id: string | null }[];
  number: number;
  complete: boolean;
}
const changes = async (role: number, query: string): Promise<Told> => {
  const { status, body } = await call(app, role, 'GET', `/changes?${query}`);
  expect(status).toBe(200);
  return body;
};
const present = async () => (await changes(TOP_ADMIN, '')).number;
const lastRow = async () => {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(audit_id), 0) as last from audit_log`.execute(app.db);
  return rows[0]!.last;
};
/** Numbers of what the work changed. */
async function changedBy(work: () => Promise<unknown>): Promise<string> {
  const before = await lastRow();
  await work();
  return `${before + 1}-${await lastRow()}`;
}
const kindsOf = ({ data }: Told) => [...new Set(data.map(({ kind }) => kind))].toSorted();

test('each kind that is told has its rows and its readers', () => {
  const told = Object.entries(CHANGE_KINDS).flatMap(([kind, { readers }]) =>
    readers ? [kind] : [],
  );
  expect(told.toSorted()).toEqual(CHANGED_KINDS.toSorted());
});

test('every kind can be read, by everybody', async () => {
  for (const kind of Object.keys(CHANGE_KINDS) as AuditedKind[]) await auditMany(app, kind, 1);
  const number = await present();
  for (const role of Object.values(Role))
    expect(await changes(role, `after=${number}`)).toMatchObject({ complete: true });
});

test('a billing registration, with its customer and the open documents that may bill it', async () => {
  const { order_id } = await addOrder({ test: app, company, nearOfferId: company.offerId });
  let id = 0;
  const numbers = await changedBy(async () => {
    const { status, body } = await call(app, TOP_ADMIN, 'POST', '/billing_registration', {
      tenant_id: company.tenantId,
      legal_name: 'Lotus Hotels Private Limited',
      address1: '7 Brigade Road',
      city: 'Bengaluru Urban',
      postal_code: '560025',
    });
    expect(status).toBe(200);
    id = body.data.billing_registration_id;
  });
  for (const role of [SALES, FINANCE])
    expect((await changes(role, `numbers=${numbers}`)).data).toEqual(
      expect.arrayContaining(
        [
          { kind: 'BILLING_REGISTRATION', id },
          { kind: 'TENANT', id: company.tenantId },
          { kind: 'ORDER', id: order_id },
        ].map((record) => expect.objectContaining(record)),
      ),
    );
  expect((await changes(SALES_SECOND, `numbers=${numbers}`)).data).toEqual([]);
});

test('the closing day, to everybody', async () => {
  const close = (closed_until: string | null) =>
    changedBy(async () => {
      const answer = await call(app, FINANCE, 'PUT', '/books', { closed_until, reason: 'Test' });
      expect(answer.status).toBe(200);
    });
  const numbers = await close('2020-03-31');
  for (const role of Object.values(Role))
    expect(kindsOf(await changes(role, `numbers=${numbers}`))).toEqual(['BOOKS']);
  await close(null);
});

test('a person is told of the own permissions, others without the right to read users are not', async () => {
  const userId = app.userIdOf(SALES);
  const numbers = await changedBy(async () => {
    const body = { user_id: userId, first_name: 'Asha' };
    expect((await call(app, TOP_ADMIN, 'PATCH', '/admin/updateUser', body)).status).toBe(200);
  });
  const own = [expect.objectContaining({ kind: 'USER', id: userId })];
  expect((await changes(SALES, `numbers=${numbers}`)).data).toEqual(own);
  expect((await changes(TOP_ADMIN, `numbers=${numbers}`)).data).toEqual(own);
  expect((await changes(SALES_SECOND, `numbers=${numbers}`)).data).toEqual([]);
});

describe('rows that leave a row scope', () => {
  const moved = (change: () => Promise<unknown>) => changedBy(change);

  test('a customer given to another sales person: the one before reads all again, others are told the customer', async () => {
    const numbers = await moved(() =>
      call(app, TOP_ADMIN, 'PATCH', '/tenant/updateTenant', {
        tenant_id: company.tenantId,
        sales_person: app.userIdOf(SALES_SECOND),
      }),
    );
    const before = await changes(SALES, `numbers=${numbers}`);
    expect(before.complete).toBe(false);
    expect(before.data).not.toContainEqual(expect.objectContaining({ kind: 'TENANT' }));
    for (const role of [SALES_SECOND, TOP_ADMIN]) {
      const told = await changes(role, `numbers=${numbers}`);
      expect(told.complete).toBe(true);
      expect(told.data).toContainEqual(
        expect.objectContaining({ kind: 'TENANT', id: company.tenantId }),
      );
    }
    const back = await moved(() =>
      call(app, TOP_ADMIN, 'PATCH', '/tenant/updateTenant', {
        tenant_id: company.tenantId,
        sales_person: app.userIdOf(SALES),
      }),
    );
    expect((await changes(SALES, `numbers=${back}`)).complete).toBe(true);
    expect((await changes(SALES_SECOND, `numbers=${back}`)).complete).toBe(false);
  });

  test('a category without its manager', async () => {
    const { category_id } = await app.db
      .selectFrom('category_managers')
      .select('category_id')
      .where('user_id', '=', app.userIdOf(CATEGORY_MANAGER))
      .executeTakeFirstOrThrow();
    const manage = (category_manager: number[]) =>
      moved(async () =>
        expect(
          (await call(app, TOP_ADMIN, 'PUT', '/category', { category_id, category_manager }))
            .status,
        ).toBe(200),
      );
    const taken = await manage([]);
    expect((await changes(CATEGORY_MANAGER, `numbers=${taken}`)).complete).toBe(false);
    expect((await changes(SALES, `numbers=${taken}`)).complete).toBe(true);
    const given = await manage([app.userIdOf(CATEGORY_MANAGER)]);
    expect((await changes(CATEGORY_MANAGER, `numbers=${given}`)).complete).toBe(true);
  });
});

describe('a changed order', () => {
  let numbers: string;
  let before: number;
  let order: { order_id: number; order_number: string };
  beforeAll(async () => {
    before = await present();
    numbers = await changedBy(async () => {
      order = await addOrder({ test: app, company, nearOfferId: company.offerId });
    });
  });

  test('is told to those who see it, with its number, and with the quotation it came from', async () => {
    const told = await changes(SALES, `numbers=${numbers}`);
    expect(told.data).toContainEqual({
      kind: 'ORDER',
      id: order.order_id,
      key: order.order_number,
      request_id: null,
    });
    expect(kindsOf(told)).toContain('QUOTATION');
    expect(told.complete).toBe(true);
    expect(told.number).toBeGreaterThanOrEqual(before);
  });

  test('is not told to a sales person of other customers', async () => {
    expect((await changes(SALES_SECOND, `numbers=${numbers}`)).data).toEqual([]);
  });

  test('is not told without the permission: finance hears of the order, not of the quotation', async () => {
    const kinds = kindsOf(await changes(FINANCE, `numbers=${numbers}`));
    expect(kinds).toContain('ORDER');
    expect(kinds).not.toContain('QUOTATION');
    const { authorization } = await app.as(CATEGORY_MANAGER);
    await app.db
      .updateTable('users')
      .set({ permissions: '{}' })
      .where('user_id', '=', app.userIdOf(CATEGORY_MANAGER))
      .execute();
    const answer = await app.app.inject({
      url: `/changes?numbers=${numbers}`,
      headers: { authorization },
    });
    expect(answer.json()).toMatchObject({ data: [], complete: true });
  });

  test('names the call only to the person who made it', async () => {
    const own = await changes(TOP_ADMIN, `numbers=${numbers}`);
    expect(own.data.find(({ kind }) => kind === 'ORDER')?.request_id).toEqual(expect.any(String));
  });

  test('is told again to who was away, by the number that was told last', async () => {
    const told = await changes(SALES, `after=${before}`);
    expect(told.data.map(({ id }) => id)).toContain(order.order_id);
  });

  test('shows a comment on it as its own change', async () => {
    const commented = await changedBy(() =>
      call(app, SALES, 'POST', '/comments/create', {
        entity_type: 'ORDER',
        entity_id: order.order_number,
        comments: 'Call the customer',
      }),
    );
    expect((await changes(TOP_ADMIN, `numbers=${commented}`)).data).toEqual([
      { kind: 'ORDER', id: order.order_id, key: order.order_number, request_id: null },
    ]);
  });
});

describe('of many changes', () => {
  const audit = (rows: number) => auditMany(app, 'SKU', company.skuId, rows);

  test('each record is told once', async () => {
    const told = await changes(TOP_ADMIN, `numbers=${await changedBy(() => audit(500))}`);
    expect(told.data.filter(({ kind }) => kind === 'SKU')).toHaveLength(1);
  });

  test('of more than 2,000 the answer says that some are missing', async () => {
    const before = await present();
    await audit(2_001);
    expect(await changes(TOP_ADMIN, `after=${before}`)).toMatchObject({
      data: [],
      complete: false,
    });
    const { status } = await call(app, TOP_ADMIN, 'GET', '/changes?numbers=1-2001');
    expect(status).toBe(400);
  });

  test('a range that ends before it begins does not widen the others', async () => {
    const path = '/changes?numbers=1-999999999&numbers=999999999-1';
    const { status, body } = await call(app, TOP_ADMIN, 'GET', path);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('numbers')]);
  });
});

describe('a number', () => {
  const change = (entity: string, id: number) =>
    sql`insert into audit_log (entity, entity_id, action) values (${entity}, ${id}, 'TEST')`;

  test('is not behind what commits late, whatever was told meanwhile', async () => {
    let told: Told | undefined;
    await app.db.transaction().execute(async (trx) => {
      await change('SKU', company.skuId).execute(trx);
      const numbers = await changedBy(() => auditMany(app, 'CATEGORY', 1, 600));
      told = await changes(TOP_ADMIN, `numbers=${numbers}&after=${await present()}`);
    });
    expect(kindsOf(told!)).toContain('CATEGORY');
    expect(kindsOf(told!)).not.toContain('SKU');
    const later = await changes(TOP_ADMIN, `after=${told!.number}`);
    // transactions of other databases of the server hold the number back: so much is then read again that it may be too much
    const ofSku = { kind: 'SKU', id: company.skuId };
    expect(later.complete ? later.data : [ofSku]).toContainEqual(expect.objectContaining(ofSku));
    const numbers = await changedBy(() => change('SELLER', company.sellerId).execute(app.db));
    const both = await changes(TOP_ADMIN, `numbers=${numbers}&after=${told!.number}`);
    // changes held back by a transaction of another database are told after the number
    const rest = await changes(TOP_ADMIN, `after=${both.number}`);
    const kinds = [...kindsOf(both), ...kindsOf(rest)];
    expect(both.complete && rest.complete ? kinds : ['SELLER', 'SKU']).toEqual(
      expect.arrayContaining(['SELLER', 'SKU']),
    );
  });

  test('0 is before everything: all is told, or that it is too much', async () => {
    await auditMany(app, 'CATEGORY', 1, 2_001);
    expect(await changes(TOP_ADMIN, 'after=0')).toMatchObject({ complete: false });
  });

  test('of no transaction of this database is not called complete', async () => {
    const ahead = await changes(TOP_ADMIN, `after=${(await present()) + 1_000_000}`);
    expect(ahead).toMatchObject({ data: [], complete: false });
    expect(ahead.number).toBeLessThanOrEqual(await present());
  });
});

test('PostgreSQL tells the numbers when the change is committed, and nothing of a rollback', async () => {
  const notifications = new Notifications(app.url, 'record_changes');
  const heard: string[] = [];
  const stop = await notifications.listen({
    onNumbers: (numbers) => void heard.push(numbers),
    onEnd: () => undefined,
  });
  const row = sql`insert into audit_log (entity, entity_id, action) values ('SKU', 1, 'TEST'), ('SKU', 2, 'TEST')`;
  await app.db
    .transaction()
    .execute(async (trx) => {
      await row.execute(trx);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  const numbers = await changedBy(() => row.execute(app.db));
  const last = Number(numbers.split('-')[1]);
  await until(() => heard.length);
  stop();
  notifications.end();
  expect(heard).toEqual([`${last - 1}-${last}`]);
});
