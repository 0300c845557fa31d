import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let tenantId: string;
let otherId: string;
let sales: string;

beforeAll(async () => {
  const outbox = keepingOutbox();
  stack = await testStack({}, { services: { outbox } });
  const masters = testMasters(stack.backend.db);
  const person = stack.backend.userIdOf(Role.SALES);
  sales = String(person);
  tenantId = String(
    await masters.tenant({
      tenant_name: 'Hotel Sagar',
      sales_person: person,
      created_by: person,
      verified_tenant: true,
    }),
  );
  await masters.contact(Number(tenantId), {
    first_name: 'Meera',
    last_name: 'Das',
    email: 'meera@sagar.example',
    mobile: '7000000001',
  });
  otherId = String(
    await masters.tenant({
      tenant_name: 'Élan',
      org_id: await masters.organisation({ organisation_name: 'Élan Group' }),
    }),
  );
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

describe('customers', () => {
  const TENANTS = `query($filter: TenantFilter, $limit: Int) { tenants(filter: $filter, limit: $limit) { count items {
    id name gstNo logo verified district state organisationId organisationName salesPerson { id name } createdBy { id }
    logoThumbnail contactCount shippingAddress { id } } } }`;

  test('take one call with the names of their users', async () => {
    const { data, errors } = await stack.run(Role.TOP_ADMIN, TENANTS, { limit: 200 });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      tenants: {
        count: 2,
        items: [
          expect.objectContaining({
            id: otherId,
            name: 'Élan',
            organisationName: 'Élan Group',
            salesPerson: null,
            createdBy: null,
          }),
          {
            id: tenantId,
            name: 'Hotel Sagar',
            gstNo: null,
            logo: null,
            verified: true,
            district: null,
            state: null,
            organisationId: '1',
            organisationName: 'Test organisation',
            logoThumbnail: null,
            contactCount: 1,
            shippingAddress: null,
            salesPerson: { id: sales, name: 'Role1007' },
            createdBy: { id: sales },
          },
        ],
      },
    });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /tenant/getTenant?page=1&limit=200&map_sales_person=true&map_created_by=true',
    ]);
  });

  test('every filter is sent to the backend', async () => {
    const found = async (filter: object, who: number = Role.TOP_ADMIN) =>
      (await stack.run(who, TENANTS, { filter })).data as { tenants: { items: { id: string }[] } };
    const only = (id: string) => ({ tenants: { count: 1, items: [{ id }] } });
    expect(await found({ name: 'hotel' })).toMatchObject(only(tenantId));
    expect(await found({ keyword: 'LAN' })).toMatchObject(only(otherId));
    expect(await found({ verified: true })).toMatchObject(only(tenantId));
    expect(await found({ organisationId: '1' })).toMatchObject(only(tenantId));
    expect(await found({ salesPersonId: sales })).toMatchObject(only(tenantId));
    expect(await found({}, Role.SALES)).toMatchObject(only(tenantId));
    expect(
      codeOf(await stack.run(Role.TOP_ADMIN, TENANTS, { filter: { name: 'a', keyword: 'b' } })),
    ).toBe('BAD_USER_INPUT');
  });

  test('one by id, in the row scope', async () => {
    const TENANT = 'query($id: ID!) { tenant(id: $id) { name } }';
    expect((await stack.run(Role.SALES, TENANT, { id: tenantId })).data).toEqual({
      tenant: { name: 'Hotel Sagar' },
    });
    expect(codeOf(await stack.run(Role.SALES, TENANT, { id: otherId }))).toBe('NOT_FOUND');
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, TENANT, { id: tenantId }))).toBe(
      'FORBIDDEN',
    );
    const twice = await stack.run(
      Role.SALES,
      `{ a: tenant(id: ${tenantId}) { id } b: tenant(id: ${tenantId}) { id } }`,
    );
    expect(twice.data).toEqual({ a: { id: tenantId }, b: { id: tenantId } });
    expect(stack.calls()).toHaveLength(1);
  });
});

describe('records of a customer', () => {
  test('contacts of all customers of a page take one more call and require TENANT_USER READ', async () => {
    const USERS = '{ tenants { items { id users { name email mobile } } } }';
    const { data } = await stack.run(Role.TOP_ADMIN, USERS);
    expect(data).toEqual({
      tenants: {
        items: [
          { id: otherId, users: [] },
          {
            id: tenantId,
            users: [{ name: 'Meera Das', email: 'meera@sagar.example', mobile: '7000000001' }],
          },
        ],
      },
    });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /tenant/getTenant?page=1&limit=10&counted=false&map_sales_person=true&map_created_by=true',
      `GET /tenant/getTenant?tenant_ids=${encodeURIComponent(`${otherId},${tenantId}`)}&map_users=true&limit=2`,
    ]);
    expect(codeOf(await stack.run(Role.OPERATIONS, USERS))).toBe('FORBIDDEN');
  });

  test('totals take one call, in the row scope, null without the permission', async () => {
    const AMOUNTS = `query($id: ID!) { tenantAnalytics(tenantId: $id) {
      rfqCount quotationCount orderCount orderValue invoicedValue receivedValue outstandingValue advanceValue lastOrderDate } }`;
    const nothing = {
      rfqCount: 0,
      quotationCount: 0,
      orderCount: 0,
      orderValue: '0.00',
      invoicedValue: '0.00',
      lastOrderDate: null,
    };
    expect((await stack.run(Role.SALES, AMOUNTS, { id: tenantId })).data).toEqual({
      tenantAnalytics: {
        ...nothing,
        receivedValue: '0.00',
        outstandingValue: '0.00',
        advanceValue: '0.00',
      },
    });
    expect(stack.callsWithoutFields()).toEqual([`GET /tenant/analytics?tenant_id=${tenantId}`]);
    expect((await stack.run(Role.ORGANISATION, AMOUNTS, { id: tenantId })).data).toEqual({
      tenantAnalytics: {
        ...nothing,
        receivedValue: null,
        outstandingValue: null,
        advanceValue: null,
      },
    });
    expect(codeOf(await stack.run(Role.SALES, AMOUNTS, { id: otherId }))).toBe('NOT_FOUND');
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, AMOUNTS, { id: tenantId }))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('writing a customer', () => {
  const FIELDS =
    'id name gstNo logo verified district state organisationId salesPerson { id } shippingAddress { address1 address2 postalCode }';
  const CREATE = `mutation($input: CreateTenantInput!) { createTenant(input: $input) { ${FIELDS} } }`;
  const UPDATE = `mutation($input: UpdateTenantInput!) { updateTenant(input: $input) { ${FIELDS} } }`;
  const DELETE = 'mutation($id: ID!) { deleteTenant(id: $id) { success } }';
  const shippingAddress = {
    address1: '4 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
  };

  test('create, update, verify and delete take one call each and return the record', async () => {
    const made = await stack.run(Role.SALES, CREATE, {
      input: {
        name: 'Lotus',
        organisationId: '1',
        gstNo: '29AAACM4154Q1ZY',
        logo: 'a.png',
        shippingAddress,
      },
    });
    expect(made.errors).toBeUndefined();
    const { id } = (made.data as { createTenant: { id: string } }).createTenant;
    expect(made.data).toEqual({
      createTenant: {
        id,
        name: 'Lotus',
        gstNo: '29AAACM4154Q1ZY',
        logo: 'a.png',
        verified: false,
        district: 'Pune',
        state: 'Maharashtra',
        organisationId: '1',
        salesPerson: { id: sales },
        shippingAddress: { address1: '4 Lake Road', address2: null, postalCode: '411001' },
      },
    });
    expect(stack.calls()).toEqual(['POST /tenant/createTenant']);
    const changed = await stack.run(Role.SALES, UPDATE, {
      input: { id, name: 'Lotus Inn', gstNo: null, logo: null },
    });
    expect(changed.data).toMatchObject({
      updateTenant: { name: 'Lotus Inn', gstNo: null, logo: null, district: 'Pune' },
    });
    expect(stack.calls()).toEqual(['PATCH /tenant/updateTenant']);
    expect(codeOf(await stack.run(Role.SALES, UPDATE, { input: { id, verified: true } }))).toBe(
      'FORBIDDEN',
    );
    expect(
      (await stack.run(Role.TOP_ADMIN, UPDATE, { input: { id, verified: true } })).data,
    ).toMatchObject({
      updateTenant: { verified: true },
    });
    expect(codeOf(await stack.run(Role.SALES, DELETE, { id }))).toBe('FORBIDDEN');
    expect((await stack.run(Role.TOP_ADMIN, DELETE, { id })).data).toEqual({
      deleteTenant: { success: true },
    });
    expect(stack.calls()).toEqual(['DELETE /tenant/deleteTenant']);
    expect(codeOf(await stack.run(Role.TOP_ADMIN, DELETE, { id }))).toBe('NOT_FOUND');
  });

  test('contacts are made with their customer; a refusal names the contact and its field', async () => {
    const contact = { firstName: 'Asha', email: 'asha@lotus.com', mobile: '7200000001' };
    const input = { name: 'Lotus Spa', organisationId: '1', contacts: [contact] };
    const made = await stack.run(
      Role.SALES,
      'mutation($input: CreateTenantInput!) { createTenant(input: $input) { id users { name email } } }',
      { input },
    );
    expect(made.errors).toBeUndefined();
    expect(made.data).toEqual({
      createTenant: {
        id: expect.any(String),
        users: [{ name: 'Asha', email: 'asha@lotus.com' }],
      },
    });
    const { id } = (made.data as { createTenant: { id: string } }).createTenant;
    expect((await stack.run(Role.SALES, CREATE, { input })).errors?.[0]).toMatchObject({
      extensions: { code: 'DUPLICATE_CUSTOMER', ids: [Number(id)] },
    });
    const second = { ...input, confirmDuplicate: true };
    expect((await stack.run(Role.SALES, CREATE, { input: second })).errors?.[0]).toMatchObject({
      extensions: { code: 'DUPLICATE_EMAIL', field: 'contacts.0.email' },
    });
    expect((await stack.run(Role.TOP_ADMIN, DELETE, { id })).errors).toBeUndefined();
  });

  test('errors keep their text and field', async () => {
    const input = { name: 'A', organisationId: '1', gstNo: '29AAACM4154Q1ZZ' };
    expect((await stack.run(Role.SALES, CREATE, { input })).errors?.[0]).toMatchObject({
      message: 'Invalid value passed for gst_no',
      extensions: { code: 'BAD_USER_INPUT', field: 'gst_no', argument: 'input.gstNo' },
    });
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, CREATE, { input }))).toBe('FORBIDDEN');
    expect(codeOf(await stack.run(Role.SALES, UPDATE, { input: { id: otherId, name: 'B' } }))).toBe(
      'NOT_FOUND',
    );
    expect(
      codeOf(await stack.run(Role.SALES, CREATE, { input: { ...input, organisationId: 'x' } })),
    ).toBe('BAD_USER_INPUT');
  });
});

describe('organisations', () => {
  const ORGANISATIONS =
    'query($name: String, $isActive: Boolean) { organisations(name: $name, isActive: $isActive) { count items { id name isActive logo } } }';

  test('take one call; an organisation-level user sees the own one', async () => {
    const { data } = await stack.run(Role.TOP_ADMIN, ORGANISATIONS, {
      name: 'test',
      isActive: true,
    });
    expect(data).toEqual({
      organisations: {
        count: 1,
        items: [{ id: '1', name: 'Test organisation', isActive: true, logo: null }],
      },
    });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /organisation/getOrganisation?organisation_name=test&is_active=true&page=1&limit=10',
    ]);
    expect((await stack.run(Role.ORGANISATION, ORGANISATIONS)).data).toMatchObject({
      organisations: { items: [{ id: '1' }] },
    });
  });

  test('with nested customers: one call per level, in each row scope', async () => {
    const NESTED = `query($keyword: String, $limit: Int) { organisations(keyword: $keyword) { items {
      name tenantCount tenants(keyword: $keyword, limit: $limit) { count items { name salesPerson { name } } } } } }`;
    const salesPerson = { name: 'Role1007' };
    expect((await stack.run(Role.TOP_ADMIN, NESTED, { limit: 5 })).data).toEqual({
      organisations: {
        items: [
          {
            name: 'Élan Group',
            tenantCount: 1,
            tenants: { count: 1, items: [{ name: 'Élan', salesPerson: null }] },
          },
          {
            name: 'Test organisation',
            tenantCount: 1,
            tenants: { count: 1, items: [{ name: 'Hotel Sagar', salesPerson }] },
          },
        ],
      },
    });
    const calls = stack.calls();
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatch(
      /^GET \/tenant\/getTenant\?org_ids=\d+%2C1&limit=5&map_sales_person=true&map_created_by=true$/,
    );
    const found = (await stack.run(Role.TOP_ADMIN, NESTED, { keyword: 'sagar' })).data;
    expect(found).toMatchObject({
      organisations: { items: [{ name: 'Test organisation', tenants: { count: 1 } }] },
    });
    const ofSales = (await stack.run(Role.SALES, NESTED)).data;
    expect(ofSales).toMatchObject({
      organisations: {
        items: [
          { tenantCount: 0, tenants: { count: 0, items: [] } },
          { tenantCount: 1, tenants: { count: 1 } },
        ],
      },
    });
    const ofOrganisation = (await stack.run(Role.ORGANISATION, NESTED)).data;
    expect(ofOrganisation).toMatchObject({
      organisations: { items: [{ name: 'Test organisation', tenantCount: 1 }] },
    });
  });

  test('create and update take one call each', async () => {
    const CREATE =
      'mutation($input: CreateOrganisationInput!) { createOrganisation(input: $input) { id name isActive logo tenantCount } }';
    const UPDATE =
      'mutation($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { name isActive logo } }';
    const made = await stack.run(Role.SALES, CREATE, { input: { name: 'Palm', logo: 'p.png' } });
    expect(made.data).toEqual({
      createOrganisation: {
        id: expect.any(String),
        name: 'Palm',
        isActive: true,
        logo: 'p.png',
        tenantCount: 0,
      },
    });
    expect(stack.calls()).toEqual(['POST /organisation/createOrganisation']);
    const { id } = (made.data as { createOrganisation: { id: string } }).createOrganisation;
    expect(
      (await stack.run(Role.TOP_ADMIN, UPDATE, { input: { id, isActive: false, logo: null } }))
        .data,
    ).toEqual({
      updateOrganisation: { name: 'Palm', isActive: false, logo: null },
    });
    expect(stack.calls()).toEqual(['PATCH /organisation/updateOrganisation']);
    expect(codeOf(await stack.run(Role.SALES, UPDATE, { input: { id, name: 'No' } }))).toBe(
      'FORBIDDEN',
    );
    const taken = await stack.run(Role.SALES, CREATE, { input: { name: 'PALM' } });
    expect(taken.errors?.[0]).toMatchObject({
      message: 'This organisation name is already in use',
      extensions: { field: 'organisation_name' },
    });
    // the list above has the first two alone
    await stack.backend.db.deleteFrom('organisations').where('org_id', '=', Number(id)).execute();
  });

  test('one by id', async () => {
    const ORGANISATION = 'query($id: ID!) { organisation(id: $id) { name } }';
    expect((await stack.run(Role.ORGANISATION, ORGANISATION, { id: '1' })).data).toEqual({
      organisation: { name: 'Test organisation' },
    });
    expect(codeOf(await stack.run(Role.TOP_ADMIN, ORGANISATION, { id: '999999' }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, ORGANISATION, { id: '1' }))).toBe(
      'FORBIDDEN',
    );
  });
});
