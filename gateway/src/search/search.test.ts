import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let tenantId: string;
let sellerId: string;
beforeAll(async () => {
  stack = await testStack();
  const masters = testMasters(stack.backend.db);
  for (let i = 0; i < 4; i++) await masters.tenant({ tenant_name: `Kaveri ${i}` });
  tenantId = String(await masters.tenant({ tenant_name: 'Kaveri Crown' }));
  sellerId = String(await masters.seller());
});
afterAll(() => stack.close());

test('a search is one call, whatever it finds', async () => {
  const { data, errors } = await stack.run(
    Role.TOP_ADMIN,
    '{ search(text: " kaveri  ", limit: 5) { kind id title detail status page { kind id } } }',
  );
  expect(errors).toBeUndefined();
  expect(stack.calls()).toEqual(['GET /search?text=kaveri&limit=5']);
  expect((data as { search: object[] }).search).toHaveLength(5);
});

test('without a text or a key nothing is asked', async () => {
  const { data } = await stack.run(
    Role.TOP_ADMIN,
    '{ search(text: "  ") { id } searchedRecords(keys: []) { id } }',
  );
  expect(data).toEqual({ search: [], searchedRecords: [] });
  expect(stack.calls()).toEqual([]);
});

test('records by their keys are one call', async () => {
  const { data } = await stack.run(
    Role.TOP_ADMIN,
    'query ($keys: [SearchKeyInput!]!) { searchedRecords(keys: $keys) { kind id } }',
    {
      keys: [
        { kind: 'VENDOR', id: sellerId },
        { kind: 'CUSTOMER', id: tenantId },
        { kind: 'BILL', id: 'x' },
      ],
    },
  );
  expect(stack.calls()).toEqual([
    `GET /search/records?keys=VENDOR%3A${sellerId}%2CCUSTOMER%3A${tenantId}%2CBILL%3Ax`,
  ]);
  expect(data).toEqual({
    searchedRecords: [
      { kind: 'VENDOR', id: sellerId },
      { kind: 'CUSTOMER', id: tenantId },
    ],
  });
});
