import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const FIELDS = `id customerId organisationId legalName gstNumber pan address1 address2 city state stateCode postalCode
  isComplete isPrincipal isActive`;
const PLACE = { address1: '1 Nariman Point', city: 'Mumbai', postalCode: '400021' };
const create = (input: object, who: number = Role.TOP_ADMIN) =>
  stack.run(
    who,
    `mutation($input: CreateBillingRegistrationInput!) { createBillingRegistration(input: $input) { ${FIELDS} } }`,
    { input: { legalName: 'Sagar Hotels Private Limited', ...PLACE, ...input } },
  );
const update = (input: object) =>
  stack.run(
    Role.TOP_ADMIN,
    `mutation($input: UpdateBillingRegistrationInput!) { updateBillingRegistration(input: $input) { ${FIELDS} } }`,
    { input: { legalName: 'Sagar Hotels Private Limited', ...PLACE, ...input } },
  );

test('made, changed and listed, each by one call', async () => {
  const made = await create({ organisationId: '1', gstNumber: '', address2: 'Second floor' });
  expect(made.data).toMatchObject({
    createBillingRegistration: {
      customerId: null,
      organisationId: '1',
      gstNumber: null,
      pan: null,
      address2: 'Second floor',
      state: 'Maharashtra',
      stateCode: '27',
      isComplete: true,
      isPrincipal: true,
      isActive: true,
    },
  });
  expect(stack.calls()).toEqual(['POST /billing_registration']);
  const { id } = (made.data as { createBillingRegistration: { id: string } })
    .createBillingRegistration;
  const second = await create({ organisationId: '1', legalName: 'Sagar Inns' });
  expect(second.errors).toBeUndefined();
  stack.calls();
  expect((await update({ id, legalName: 'Sagar' })).data).toMatchObject({
    updateBillingRegistration: { id, legalName: 'Sagar', address2: null },
  });
  expect(stack.calls()).toEqual(['PATCH /billing_registration']);
  const list = await stack.run(
    Role.TOP_ADMIN,
    `{ billingRegistrations(organisationId: "1", isActive: true, limit: 20) { count items { ${FIELDS} } } }`,
  );
  expect(list.data).toMatchObject({
    billingRegistrations: {
      count: 2,
      items: [{ legalName: 'Sagar' }, { legalName: 'Sagar Inns' }],
    },
  });
  expect(stack.calls()).toEqual([
    'GET /billing_registration?org_id=1&is_active=true&page=1&limit=20',
  ]);
});

test('a field that is wrong is named', async () => {
  const { errors } = await create({ organisationId: '1', gstNumber: '27AAACR5055K1Z0' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'gst_no' });
});

test('only who may change customers adds one', async () => {
  const { errors } = await create({ customerId: '1' }, Role.CATEGORY_MANAGER);
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
