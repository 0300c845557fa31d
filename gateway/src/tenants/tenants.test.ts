import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/src/core/testMasters.ts';
import { testHouse, type TestHouse } from '../core/testHouse.ts';

let house: TestHouse;
let tenantId: string;
let otherId: string;
let sales: string;

beforeAll(async () => {
  house = await testHouse();
  const masters = testMasters(house.backend.db);
  const person = house.backend.userIdOf(Role.SALES);
  sales = String(person);
  tenantId = String(await masters.tenant({ tenant_name: 'Hotel Sagar', sales_person: person, created_by: person, verified_tenant: true }));
  otherId = String(await masters.tenant({ tenant_name: 'Élan', org_id: await masters.organisation({ organisation_name: 'Élan Group' }) }));
});
afterAll(() => house.close());

const codeOf = ({ errors }: { errors: readonly { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.['code'];

describe('customers', () => {
  const TENANTS = `query($filter: TenantFilter, $limit: Int) { tenants(filter: $filter, limit: $limit) { count items {
    id name gstNo logo verified district state organisationId organisationName salesPerson { id name } createdBy { id } } } }`;

  test('are one call with the names of their people', async () => {
    const { data, errors } = await house.run(Role.TOP_ADMIN, TENANTS, { limit: 200 });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      tenants: {
        count: 2,
        items: [
          expect.objectContaining({ id: otherId, name: 'Élan', organisationName: 'Élan Group', salesPerson: null, createdBy: null }),
          {
            ...{ id: tenantId, name: 'Hotel Sagar', gstNo: null, logo: null, verified: true, district: null, state: null },
            ...{ organisationId: '1', organisationName: 'Test organisation' },
            ...{ salesPerson: { id: sales, name: 'Role1007' }, createdBy: { id: sales } },
          },
        ],
      },
    });
    expect(house.calls()).toEqual(['GET /tenant/getTenant?page=1&limit=200&map_sales_person=true&map_created_by=true']);
  });

  test('every filter reaches the backend', async () => {
    const found = async (filter: object, who: number = Role.TOP_ADMIN) =>
      (await house.run(who, TENANTS, { filter })).data as { tenants: { items: { id: string }[] } };
    const only = (id: string) => ({ tenants: { count: 1, items: [{ id }] } });
    expect(await found({ name: 'hotel' })).toMatchObject(only(tenantId));
    expect(await found({ keyword: 'LAN' })).toMatchObject(only(otherId));
    expect(await found({ verified: true })).toMatchObject(only(tenantId));
    expect(await found({ organisationId: '1' })).toMatchObject(only(tenantId));
    expect(await found({ salesPersonId: sales })).toMatchObject(only(tenantId));
    expect(await found({}, Role.SALES)).toMatchObject(only(tenantId));
    expect(codeOf(await house.run(Role.TOP_ADMIN, TENANTS, { filter: { name: 'a', keyword: 'b' } }))).toBe('BAD_USER_INPUT');
  });

  test('one by id, in reach', async () => {
    const TENANT = 'query($id: ID!) { tenant(id: $id) { name } }';
    expect((await house.run(Role.SALES, TENANT, { id: tenantId })).data).toEqual({ tenant: { name: 'Hotel Sagar' } });
    expect(codeOf(await house.run(Role.SALES, TENANT, { id: otherId }))).toBe('NOT_FOUND');
    expect(codeOf(await house.run(Role.CATEGORY_MANAGER, TENANT, { id: tenantId }))).toBe('FORBIDDEN');
    const twice = await house.run(Role.SALES, `{ a: tenant(id: ${tenantId}) { id } b: tenant(id: ${tenantId}) { name } }`);
    expect(twice.data).toEqual({ a: { id: tenantId }, b: { name: 'Hotel Sagar' } });
    expect(house.calls()).toHaveLength(1);
  });
});

describe('organisations', () => {
  const ORGANISATIONS =
    'query($name: String, $isActive: Boolean) { organisations(name: $name, isActive: $isActive) { count items { id name isActive logo } } }';

  test('are one call; an organisation sees itself', async () => {
    const { data } = await house.run(Role.TOP_ADMIN, ORGANISATIONS, { name: 'test', isActive: true });
    expect(data).toEqual({ organisations: { count: 1, items: [{ id: '1', name: 'Test organisation', isActive: true, logo: null }] } });
    expect(house.calls()).toEqual(['GET /organisation/getOrganisation?organisation_name=test&is_active=true&page=1&limit=10']);
    expect((await house.run(Role.ORGANISATION, ORGANISATIONS)).data).toMatchObject({ organisations: { items: [{ id: '1' }] } });
  });

  test('one by id', async () => {
    const ORGANISATION = 'query($id: ID!) { organisation(id: $id) { name } }';
    expect((await house.run(Role.ORGANISATION, ORGANISATION, { id: '1' })).data).toEqual({ organisation: { name: 'Test organisation' } });
    expect(codeOf(await house.run(Role.TOP_ADMIN, ORGANISATION, { id: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await house.run(Role.CATEGORY_MANAGER, ORGANISATION, { id: '1' }))).toBe('FORBIDDEN');
  });
});
