import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let tenantId: string;
let otherId: string;

beforeAll(async () => {
  stack = await testStack();
  const masters = testMasters(stack.backend.db);
  tenantId = String(await masters.tenant({ sales_person: stack.backend.userIdOf(Role.SALES) }));
  otherId = String(await masters.tenant());
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const FIELDS = 'id address1 address2 address3 city state country postalCode ownerType ownerId';
const CREATE = `mutation($input: CreateAddressInput!) { createAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateAddressInput!) { updateAddress(input: $input) { ${FIELDS} } }`;
const PLACE = {
  address1: '4 Lake Road',
  address2: 'Floor 1',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
};

test('create, update and read take one call each', async () => {
  const made = await stack.run(Role.SALES, CREATE, {
    input: { ...PLACE, ownerType: 'TENANT', ownerId: tenantId },
  });
  expect(made.errors).toBeUndefined();
  const address = (made.data as { createAddress: { id: string } }).createAddress;
  expect(address).toEqual({
    ...PLACE,
    id: address.id,
    address3: null,
    country: 'India',
    ownerType: 'TENANT',
    ownerId: tenantId,
  });
  expect(stack.calls()).toEqual(['POST /address']);
  const { address2: _, ...rest } = PLACE;
  expect(
    (await stack.run(Role.SALES, UPDATE, { input: { ...rest, id: address.id, city: 'Nagpur' } }))
      .data,
  ).toMatchObject({
    updateAddress: { city: 'Nagpur', address2: 'Floor 1' },
  });
  expect(
    (await stack.run(Role.SALES, UPDATE, { input: { ...PLACE, id: address.id, address2: null } }))
      .data,
  ).toMatchObject({
    updateAddress: { address2: null },
  });
  expect(stack.calls()).toEqual(['PATCH /address']);
  const LIST = `query($ownerId: ID!) { addresses(ownerType: TENANT, ownerId: $ownerId) { count items { ${FIELDS} } } }`;
  expect((await stack.run(Role.SALES, LIST, { ownerId: tenantId })).data).toMatchObject({
    addresses: { count: 1, items: [{ id: address.id }] },
  });
  expect(stack.calls()).toEqual([
    `GET /address?entity_type=TENANT&entity_id=${tenantId}&page=1&limit=30`,
  ]);
  const ONE = 'query($id: ID!) { address(id: $id) { postalCode } }';
  expect((await stack.run(Role.SALES, ONE, { id: address.id })).data).toEqual({
    address: { postalCode: '411001' },
  });
  expect(codeOf(await stack.run(Role.SALES_SECOND, ONE, { id: address.id }))).toBe('NOT_FOUND');
});

test('requires the owner in the row scope and its permission', async () => {
  const input = { ...PLACE, ownerType: 'TENANT', ownerId: otherId };
  expect(codeOf(await stack.run(Role.SALES, CREATE, { input }))).toBe('NOT_FOUND');
  expect(codeOf(await stack.run(Role.CATEGORY_MANAGER, CREATE, { input }))).toBe('FORBIDDEN');
  expect(codeOf(await stack.run(Role.ORGANISATION, CREATE, { input }))).toBe('FORBIDDEN');
  const wrong = await stack.run(Role.SALES, CREATE, {
    input: { ...input, ownerId: tenantId, postalCode: '011001' },
  });
  expect(wrong.errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'postal_code' },
  });
});

test('a PIN code', async () => {
  const PINCODE = 'query($pincode: String!) { pincode(pincode: $pincode) { city state } }';
  expect((await stack.run(Role.SALES, PINCODE, { pincode: '560025' })).data).toEqual({
    pincode: { city: 'Bengaluru Urban', state: 'Karnataka' },
  });
  expect(stack.calls()).toEqual(['GET /pincode?pincode=560025']);
  const unknown = await stack.run(Role.SALES, PINCODE, { pincode: '999999' });
  expect(unknown.errors?.[0]).toMatchObject({
    message: 'Invalid area code',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
