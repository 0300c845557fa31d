import { afterAll, beforeAll, describe, expect, it, test as check } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { call } from '../../../testing/testCompany.ts';
import { OPEN_READS, OPEN_WRITES } from '../../../testing/testOpenRoutes.ts';
import type { Documents } from '../../../testing/testScopedDocuments.ts';
import { READS } from '../../../testing/testScopedReads.ts';
import {
  FORBIDDEN,
  type Method,
  WRITE_OPEN_TO,
  WRITES,
} from '../../../testing/testScopedWrites.ts';
import { addScopes, CUT_ROLES, type CutRole, FOREIGN } from '../../../testing/testScopes.ts';
import { documentOf } from '../http/openapi.ts';

/**
 * Permissions are not tested here: all four roles hold all of them. Only their rows differ. Every
 * route of the OpenAPI document must be in one of the tables; a new one fails until it is.
 */
let test: TestApp;
let own: Documents;
let foreign: Documents;
let ownedBy: (role: CutRole) => Promise<void>;

beforeAll(async () => {
  test = await createTestApp({
    services: { outbox: keepingOutbox() },
  });
  ({ own, foreign, ownedBy } = await addScopes(test));
}, 60_000);
afterAll(() => test.close());

const { SALES, CATEGORY_MANAGER, ORGANISATION } = Role;

const get = (who: number, path: string, query: string) =>
  call(test, who, 'GET', `${path}?${query}`).catch((error: Error) => error.message);
const textOf = async (who: number, path: string, query: string) => {
  const response = await test.app.inject({ url: `${path}?${query}`, headers: await test.as(who) });
  return { status: response.statusCode, text: response.body };
};
const rowsOf = (body: Record<string, unknown>): object[] =>
  Object.values(body).find((value): value is object[] => Array.isArray(value)) ?? [];

describe('every route is in a table', () => {
  const operations = () =>
    Object.entries(documentOf(test.app).paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => [method.toUpperCase(), path] as const),
    );

  check('reads', () => {
    const reads = operations().flatMap(([method, path]) => (method === 'GET' ? [path] : []));
    expect(reads.toSorted()).toEqual([...Object.keys(READS), ...OPEN_READS].toSorted());
  });

  check('writes', () => {
    const writes = operations().flatMap(([method, path]) =>
      method === 'GET' ? [] : [`${method} ${path}`],
    );
    expect(writes.toSorted()).toEqual([...Object.keys(WRITES), ...OPEN_WRITES].toSorted());
  });
});

/** Routes whose permission alone does not tell whose rows they are: the record decides. */
const BY_RECORD = /signed in|admin_user|seller|document_upload|quotation_request:READ or/;

check(
  'the contract names the roles that see a part of the rows, as the tables below try them',
  () => {
    const paths = documentOf(test.app).paths as Record<
      string,
      Record<string, { 'x-permission': string }>
    >;
    const tried = [
      ...Object.entries(READS).map(([path, { openTo = [] }]) => ['GET', path, openTo] as const),
      ...Object.keys(WRITES).map((operation) => {
        const [method = '', path = ''] = operation.split(' ');
        return [method, path, WRITE_OPEN_TO[operation] ?? []] as const;
      }),
    ];
    const wrong = tried.flatMap(([method, path, openTo]) => {
      const permission = paths[path]?.[method.toLowerCase()]?.['x-permission'] ?? '';
      if (BY_RECORD.test(permission)) return [];
      const named = CUT_ROLES.filter((role) => new RegExp(`; .*\\b${role}\\b`).test(permission));
      const cut = CUT_ROLES.filter((role) => !openTo.includes(role));
      return named.join() === cut.join() ? [] : [`${method} ${path}: ${permission}`];
    });
    expect(wrong).toEqual([]);
    const untried = [...OPEN_READS.map((path) => `GET ${path}`), ...OPEN_WRITES].filter(
      (operation) => {
        const [method = '', path = ''] = operation.split(' ');
        return paths[path]?.[method.toLowerCase()]?.['x-permission'].includes('; ');
      },
    );
    // records of others are tried by tests of their own, see OPEN_READS
    expect(untried.toSorted()).toEqual([
      'GET /bill/refresh/{billId}',
      'GET /credit_note/refresh/{creditNoteId}',
      'GET /customer/customerAnalytics',
      'GET /invoice/refresh/{invoiceId}',
      'GET /order/orderAnalytics',
      'GET /purchase/purchase_analytics',
      'GET /quotation/quotationAnalytics',
      'GET /rfq/rfqAnalytics',
      'GET /shipment_tracker/changes',
      'GET /shipment_tracker/stream',
    ]);
  },
);

describe.each(Object.entries(READS))(
  'GET %s',
  (path, { seenBy, openTo = [], lists, row, ones, searches = [] }) => {
    it('shows foreign rows to roles that see all, so the test can fail', async () => {
      for (const query of [...(lists?.(foreign) ?? []), ...(ones?.(foreign) ?? []), ...searches]) {
        const { status } = await textOf(Role.TOP_ADMIN, path, query);
        expect({ query, status }).toEqual({ query, status: 200 });
      }
      for (const query of searches)
        expect((await textOf(Role.TOP_ADMIN, path, query)).text).toContain(FOREIGN);
    });

    it.each(CUT_ROLES.filter((role) => !openTo.includes(role)))(
      'as %i: own rows and their number, nothing foreign',
      async (role) => {
        await ownedBy(role);
        const sees = seenBy.includes(role);
        for (const query of lists?.(own) ?? []) {
          const { status, body } = (await get(role, path, query)) as {
            status: number;
            body: Record<string, unknown>;
          };
          expect({ query, status, foreign: JSON.stringify(body).includes(FOREIGN) }).toEqual({
            query,
            status: 200,
            foreign: false,
          });
          if (row && !query.startsWith('groupByDate')) {
            if (sees)
              expect(rowsOf(body)).toContainEqual(expect.objectContaining(nested(row(own))));
            expect(body['count']).toBe(rowsOf(body).length);
          }
        }
        for (const query of lists?.(foreign) ?? [])
          expect((await textOf(role, path, query)).text).not.toContain(FOREIGN);
        for (const query of searches)
          expect((await get(role, path, query)) as object).toMatchObject({
            status: 200,
            body: { count: 0 },
          });
      },
    );

    it.each(CUT_ROLES.filter((role) => !openTo.includes(role)))(
      'as %i: a foreign one is not found',
      async (role) => {
        await ownedBy(role);
        for (const query of ones?.(foreign) ?? []) {
          const { status, text } = await textOf(role, path, query);
          expect({ query, status, text }).toEqual({
            query,
            status: 404,
            text: expect.stringContaining('"NOT_FOUND"'),
          });
        }
        for (const query of ones?.(own) ?? []) {
          const { status } = await textOf(role, path, query);
          expect({ query, status }).toEqual({ query, status: seenBy.includes(role) ? 200 : 404 });
        }
      },
    );
  },
);

const nested = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'object' ? expect.objectContaining(value as object) : value,
    ]),
  );

describe.each(Object.entries(WRITES))('%s', (operation, bodyOf) => {
  it.each(CUT_ROLES.filter((role) => !WRITE_OPEN_TO[operation]?.includes(role)))(
    'as %i changes nothing foreign',
    async (role) => {
      await ownedBy(role);
      const [method = '', path = ''] = operation.split(' ');
      const place = {
        address1: '1 Main Road',
        city: 'Mysuru',
        state: 'Karnataka',
        postal_code: '570001',
        country: 'India',
      };
      const body = bodyOf(foreign, { address: place, price: { selling_price: '98.00' } });
      const audited = () =>
        test.db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow();
      const before = await audited();
      const answer = await call(test, role, method as Method, path, body);
      const refusal = FORBIDDEN[operation]?.includes(role)
        ? { status: 403, error: 'FORBIDDEN' }
        : { status: 404, error: 'NOT_FOUND' };
      expect({ status: answer.status, error: answer.body.error }).toEqual(refusal);
      expect(await audited()).toEqual(before);
    },
  );
});

describe('counts and embedded names', () => {
  it.each(CUT_ROLES)('as %i: badges of Home count own documents', async (role) => {
    await ownedBy(role);
    const { body } = await call(test, role, 'GET', '/dashboard/summary');
    const all = (await call(test, Role.TOP_ADMIN, 'GET', '/dashboard/summary')).body.data as Record<
      string,
      number
    >;
    const halves = Object.entries(all).map(([badge, count]) => [
      badge,
      body.data[badge] === null ? null : count / 2,
    ]);
    expect(body.data).toEqual(Object.fromEntries(halves));
    expect(halves.some(([, count]) => count)).toBe(role === SALES || role === CATEGORY_MANAGER); // the others have no block
  });

  it.each(CUT_ROLES)(
    'as %i: a SKU names no foreign customer among its recent orders',
    async (role) => {
      await ownedBy(role);
      const query = `product_sku_id=${foreign.sku_id}&map_recent_transactions=true`;
      expect((await textOf(Role.TOP_ADMIN, '/sku', query)).text).toContain(FOREIGN);
      expect((await textOf(role, '/sku', query)).text).not.toContain(FOREIGN);
    },
  );

  it('a document of the own category names its customer to a category manager, who reads no more of it', async () => {
    const { body } = await call(
      test,
      CATEGORY_MANAGER,
      'GET',
      `/quotation?quotation_id=${own.quotation_id}`,
    );
    expect(Object.keys(body.data[0].tenant_info).toSorted()).toEqual([
      'district',
      'state',
      'tenant_id',
      'tenant_name',
      'verified_tenant',
    ]);
    expect(
      (await call(test, CATEGORY_MANAGER, 'GET', `/tenant/getTenant?tenant_id=${own.tenant_id}`))
        .status,
    ).toBe(404);
  });

  it('people of an organisation see their own people only', async () => {
    const { body } = await call(test, ORGANISATION, 'GET', '/admin/user?limit=200');
    expect(body.data.map((user: { role_id: number }) => user.role_id)).toEqual([ORGANISATION]);
    expect(body.count).toBe(1);
  });
});
