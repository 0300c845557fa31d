import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let t: TestApp;
let ids: number[];

beforeAll(async () => {
  t = await createTestApp();
  const rows = await t.db
    .insertInto('warehouses')
    .values([{ warehouse_name: 'Peenya' }, { warehouse_name: 'Bhiwandi' }])
    .returning('warehouse_id')
    .execute();
  ids = rows.map(({ warehouse_id }) => warehouse_id);
});
afterAll(() => t.close());

async function list(query: string, roleId: number = Role.TOP_ADMIN) {
  const response = await t.app.inject({
    method: 'GET',
    url: `/warehouse?${query}`,
    headers: await t.as(roleId),
  });
  return { status: response.statusCode, body: response.json() };
}

test('by name, by page, by id', async () => {
  const [peenya, bhiwandi] = ids;
  expect(await list('')).toMatchObject({
    status: 200,
    body: {
      warehouse: [
        { warehouse_id: bhiwandi, warehouse_name: 'Bhiwandi', district: null },
        { warehouse_id: peenya },
      ],
      count: 2,
    },
  });
  expect((await list('page=2&limit=1')).body).toMatchObject({
    warehouse: [{ warehouse_id: peenya }],
    count: 2,
  });
  expect((await list(`warehouse_id=${peenya}`)).body).toMatchObject({
    warehouse: [{ warehouse_name: 'Peenya' }],
    count: 1,
  });
  expect(await list('warehouse_id=999999')).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
  expect(await list('warehouse=1')).toMatchObject({ status: 400 });
});
