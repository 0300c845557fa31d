import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { adjust, balanceOf, stockFaults } from '../../testing/testStock.ts';
import { dayFromToday } from '../core/data/days.ts';

let imports: TestImports;
let masters: ReturnType<typeof testMasters>;
let warehouseId: number;
beforeAll(async () => {
  imports = await testImports();
  masters = testMasters(imports.t.db);
  warehouseId = await addWarehouse('Peenya');
});
afterAll(() => imports.close());

const ADMIN = Role.TOP_ADMIN;
const KIND = 'OPENING_STOCK';
const NAMES = ['external_id', 'warehouse', 'sku', 'quantity', 'unit_cost', 'as_of'];
async function addWarehouse(warehouse_name: string): Promise<number> {
  const place = { city: 'Bengaluru', state: 'Karnataka', postal_code: '560058' };
  const address = { address1: '4 Peenya', ...place };
  const made = await call(imports.t, ADMIN, 'POST', '/warehouse', { warehouse_name, address });
  return made.body.warehouse.warehouse_id;
}
const indian = (day: string) => day.split('-').toReversed().join('-');
const CUT = dayFromToday(-5);
const row = (
  id: string,
  sku: string,
  quantity: number,
  cost = '41.25',
  as_of: string = indian(CUT),
) => [id, 'peenya', sku, quantity, cost, as_of];
const sku = async (name: string) => masters.sku({ product_sku_name: name });
const faultsOf = async (...rows: (string | number)[][]) => {
  const { body } = await imports.send(ADMIN, [NAMES, ...rows], KIND);
  const { import_id } = await imports.settled(ADMIN, body.data.import_id);
  const faulty = await imports.rows(ADMIN, import_id, 'FAULTY');
  return faulty.flatMap(({ row: at, faults }) =>
    faults.map(({ column, message }) => [at, column, message]),
  );
};
const measure = async (name: string, day: string) => {
  const path = `/reports/metrics?measures=${name}&from_date=${dayFromToday(-400)}&to_date=${day}&warehouse=${warehouseId}`;
  const { body } = await call(imports.t, ADMIN, 'GET', path);
  return body.totals?.[0]?.value ?? body;
};

test('stock comes in with its cost, as of its day; again it is the same, corrected it changes, undone it is gone', async () => {
  const skuId = await sku('Tumbler');
  await masters.offer(skuId, await masters.seller(), { offer_price: '99.00' });
  const first = await imports.apply(ADMIN, [NAMES, row('B1', 'Tumbler', 240, '41.2575')], KIND);
  expect(first).toMatchObject({ status: 'APPLIED', new_rows: 1 });
  expect(await balanceOf(imports.t.db, warehouseId, skuId)).toEqual([240, 0]);
  expect(await measure('STOCK_VALUE', CUT)).toBe('9901.80');
  expect(await measure('STOCK_QUANTITY', dayFromToday(-6))).toBe('0');

  const again = await imports.send(ADMIN, [NAMES, row('B1', 'Tumbler', 240, '41.2575')], KIND);
  expect(await imports.settled(ADMIN, again.body.data.import_id)).toMatchObject({ same_rows: 1 });

  const mended = await imports.apply(ADMIN, [NAMES, row('B1', 'Tumbler', 200, '40')], KIND);
  expect(mended).toMatchObject({ status: 'APPLIED', changed_rows: 1 });
  expect(await measure('STOCK_VALUE', CUT)).toBe('8000.00');
  const { body } = await call(
    imports.t,
    ADMIN,
    'GET',
    `/inventory/adjustment?warehouse_id=${warehouseId}&sku_id=${skuId}&adj=true`,
  );
  expect(
    body.data.map((one: { quantity: number; balance: number }) => [one.quantity, one.balance]),
  ).toEqual([
    [200, 200],
    [-240, 0],
    [240, 240],
  ]);
  expect(body.data[0].remarks).toBe(`Opening stock corrected, as of ${CUT}`);

  expect(await imports.undo(ADMIN, mended.import_id)).toMatchObject({ status: 'UNDONE' });
  expect(await measure('STOCK_VALUE', CUT)).toBe('9901.80');
  expect(await imports.undo(ADMIN, first.import_id)).toMatchObject({ status: 'UNDONE' });
  expect(await balanceOf(imports.t.db, warehouseId, skuId)).toEqual([0, 0]);
  expect(await measure('STOCK_QUANTITY', CUT)).toBe('0');
  expect(await imports.apply(ADMIN, [NAMES, row('B1', 'Tumbler', 5)], KIND)).toMatchObject({
    new_rows: 1,
  });
  expect(await stockFaults(imports.t.db)).toEqual([]);
}, 60_000);

test('what has moved is neither changed nor undone', async () => {
  const skuId = await sku('Plate');
  const hebbal = await addWarehouse('Hebbal');
  const plates = (quantity: number) => row('B2', 'Plate', quantity).with(1, 'hebbal');
  const done = await imports.apply(ADMIN, [NAMES, plates(10)], KIND);
  await adjust(imports.t, { warehouseId: hebbal, skuId, quantity: -1 }, { reason: 'DAMAGE' });
  const moved = 'This SKU has moved in this warehouse: adjust its stock there instead';
  expect(await faultsOf(plates(12))).toEqual([[2, 'sku', moved]]);
  const undone = await imports.undo(ADMIN, done.import_id);
  expect(undone).toMatchObject({
    status: 'APPLIED',
    fault: expect.stringContaining(moved),
  });
  expect(await balanceOf(imports.t.db, hebbal, skuId)).toEqual([9, 0]);
  expect(await stockFaults(imports.t.db)).toEqual([]);
}, 60_000);

test('faults are named by row and column', async () => {
  const counted = await sku('Counted');
  await sku('Fresh');
  const kengeri = await addWarehouse('Kengeri');
  const kengeriRow = (...of: Parameters<typeof row>) => row(...of).with(1, 'kengeri');
  await adjust(
    imports.t,
    { warehouseId: kengeri, skuId: counted, quantity: 3 },
    { reason: 'OPENING' },
  );
  expect(
    await faultsOf(
      kengeriRow('F1', 'Fresh', 4, '1.23456'),
      ['F2', 'Nowhere', 'Fresh', 4, '1', indian(CUT)],
      kengeriRow('F3', 'Counted', 4),
      kengeriRow('F4', 'Fresh', 4, '1', indian(dayFromToday(2))),
      kengeriRow('F5', 'Fresh', 4),
      kengeriRow('F6', 'fresh', 5),
    ),
  ).toEqual([
    [2, 'unit_cost', 'unit_cost has more than 4 decimals'],
    [3, 'warehouse', 'There is no warehouse Nowhere: import it first, or write it as it is here'],
    [4, 'sku', 'This SKU has stock of 3 in this warehouse already'],
    [5, 'sku', 'warehouse and sku kengeri, Fresh is in row 2 already'],
    [6, 'sku', 'warehouse and sku kengeri, Fresh is in row 2 already'],
    [7, 'sku', 'warehouse and sku kengeri, fresh is in row 2 already'],
  ]);
  expect(await faultsOf(kengeriRow('F4', 'Fresh', 4, '1', indian(dayFromToday(2))))).toEqual([
    [2, 'as_of', 'as_of must not be in the future'],
  ]);
}, 60_000);

test('who may not adjust stock has no such sheet', async () => {
  const { status } = await imports.send(Role.SALES, [NAMES, row('B9', 'Tumbler', 1)], KIND);
  expect(status).toBe(403);
});
