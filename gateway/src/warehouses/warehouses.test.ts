import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testHouse, type TestHouse } from '../core/testHouse.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await testHouse();
  await house.backend.db
    .insertInto('warehouses')
    .values([{ warehouse_name: 'Peenya' }, { warehouse_name: 'Bhiwandi' }])
    .execute();
});
afterAll(() => house.close());

const WAREHOUSES = 'query { warehouses(limit: 1) { count items { name district } } }';

test('a page of warehouses is one call, for who may approve products', async () => {
  const { data } = await house.run(Role.TOP_ADMIN, WAREHOUSES);
  expect(data).toEqual({ warehouses: { count: 2, items: [{ name: 'Bhiwandi', district: null }] } });
  expect(house.calls()).toEqual(['GET /warehouse?page=1&limit=1']);
  const { errors } = await house.run(Role.CATEGORY_MANAGER, WAREHOUSES);
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
