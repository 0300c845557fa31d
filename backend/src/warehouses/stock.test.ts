import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { lastAuditId } from '../../testing/testAudit.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { adjust, balanceOf, stockFaults } from '../../testing/testStock.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';
import { withTransaction } from '../core/data/database.ts';
import { moveStock, reserve } from './warehouses.public.ts';

let app: TestApp;
let masters: ReturnType<typeof testMasters>;
let warehouseId: number;

beforeAll(async () => {
  app = await createTestApp({ services: { files: memoryStore() } });
  masters = testMasters(app.db);
  warehouseId = await warehouse('Peenya');
});
beforeEach(() =>
  app.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(roleTemplate(SALES)) })
    .where('user_id', '=', app.userIdOf(SALES))
    .execute(),
);
afterAll(() => app.close());

const { TOP_ADMIN, OPERATIONS, CATEGORY_MANAGER, SALES } = Role;
type Who = number | null;
const ADDRESS = {
  address1: ' 4 Peenya ',
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postal_code: '560058',
};
const create = (more: object = {}, who: Who = OPERATIONS) =>
  call(app, who, 'POST', '/warehouse', {
    warehouse_name: 'Hosur store',
    address: ADDRESS,
    ...more,
  });
const warehouse = async (warehouse_name: string): Promise<number> =>
  (await create({ warehouse_name })).body.warehouse.warehouse_id;
const stock = (query: string, who: Who = OPERATIONS) =>
  call(app, who, 'GET', `/inventory?${query}`);
const movements = (query: string, who: Who = OPERATIONS) =>
  call(app, who, 'GET', `/inventory/adjustment?${query}`);
const free = (query: string, who: Who = SALES) => call(app, who, 'GET', `/inventory/free?${query}`);
const viewer = () => ({ userId: app.userIdOf(OPERATIONS) });
describe('a warehouse', () => {
  test('is made with its address, which is edited as every address', async () => {
    const { status, body } = await create({ warehouse_name: ' Hosur store ' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        warehouse: {
          warehouse_name: 'Hosur store',
          district: 'Bengaluru Urban',
          sku_count: 0,
          address: {
            entity_type: 'WAREHOUSE',
            address1: '4 Peenya',
            address2: null,
            state: 'Karnataka',
            postal_code: '560058',
          },
        },
      },
    });
    const { warehouse_id, address } = body.warehouse;
    const moved = {
      ...ADDRESS,
      address_id: address.address_id,
      city: 'Krishnagiri',
      state: 'Tamil Nadu',
      postal_code: '635109',
    };
    expect((await call(app, CATEGORY_MANAGER, 'PATCH', '/address', moved)).status).toBe(404);
    expect(await call(app, OPERATIONS, 'PATCH', '/address', moved)).toMatchObject({
      status: 200,
      body: { address: { city: 'Krishnagiri' } },
    });
    expect(
      (await call(app, OPERATIONS, 'GET', `/warehouse?warehouse_id=${warehouse_id}`)).body
        .warehouse,
    ).toMatchObject([{ district: 'Krishnagiri', address: { postal_code: '635109' } }]);
    expect(
      (
        await call(app, OPERATIONS, 'POST', '/address', {
          ...ADDRESS,
          country: 'India',
          entity_type: 'WAREHOUSE',
          entity_id: 999_999,
        })
      ).status,
    ).toBe(404);
  });

  test.each([
    [{ warehouse_name: ' ' }, 'warehouse_name'],
    [{ warehouse_name: 'x'.repeat(101) }, 'warehouse_name'],
    [{ address: { ...ADDRESS, postal_code: '5600' } }, 'address.postal_code'],
    [{ address: { ...ADDRESS, address1: '' } }, 'address.address1'],
    [{ address: { ...ADDRESS, country: 'India' } }, 'address.country'],
    [{ address: undefined }, 'address'],
  ])('refuses %j, and nothing is left of it', async (wrong, field) => {
    const count = async () => (await call(app, OPERATIONS, 'GET', '/warehouse')).body.count;
    const before = await count();
    expect(await create(wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
    expect(await count()).toBe(before);
  });
});

describe('an adjustment', () => {
  test('up and down, with remarks and a document; each movement has the balance after it', async () => {
    const skuId = await masters.sku({ product_sku_name: 'Bath towel' });
    const before = await lastAuditId(app.db);
    const document = await uploadFor(app, OPERATIONS, SCRIPTED_PDF, 'STOCK_MOVEMENT');
    const up = await adjust(
      app,
      { warehouseId, skuId, quantity: 50 },
      { reason: 'OPENING', remarks: ' First count ', attachments: [document] },
    );
    expect(up).toMatchObject({
      status: 200,
      body: {
        data: {
          sku_id: skuId,
          product_sku_name: 'Bath towel',
          quantity: 50,
          balance: 50,
          reason: 'OPENING',
          remarks: 'First count',
          challan: null,
          attachments: [{ name: 'paper.pdf' }],
          created_by_info: { user_id: app.userIdOf(OPERATIONS) },
        },
      },
    });
    await adjust(app, { warehouseId, skuId, quantity: -8 }, { reason: 'DAMAGE' });
    expect((await stock(`warehouse_id=${warehouseId}&sku_id=${skuId}`)).body.data).toEqual([
      {
        sku_id: skuId,
        product_sku_name: 'Bath towel',
        unit: 'NOS',
        quantity: 42,
        reserved_quantity: 0,
        available_quantity: 42,
      },
    ]);
    expect((await movements(`warehouse_id=${warehouseId}&sku_id=${skuId}`)).body).toMatchObject({
      count: 2,
      data: [
        { quantity: -8, balance: 42, reason: 'DAMAGE' },
        { quantity: 50, balance: 50, attachments: [{}] },
      ],
    });
    const [shown] = up.body.data.attachments;
    expect(
      (await app.app.inject({ url: shown.fileUrl.split('?')[0], headers: await app.as(TOP_ADMIN) }))
        .statusCode,
    ).toBe(200);
    expect(
      (await app.app.inject({ url: shown.fileUrl.split('?')[0], headers: await app.as(SALES) }))
        .statusCode,
    ).toBe(403);
    const again = await adjust(
      app,
      { warehouseId, skuId, quantity: 1 },
      { attachments: [document] },
    );
    expect(again).toMatchObject({ status: 400, body: { field: 'attachments.0' } });
    const audited = app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'WAREHOUSE')
      .where('action', '=', 'ADJUST_STOCK')
      .where('audit_id', '>', before);
    expect(await audited.orderBy('audit_id').execute()).toMatchObject([
      {
        entity_id: warehouseId,
        remarks: 'First count',
        changes: { [`SKU ${skuId} quantity`]: { from: 0, to: 50 } },
      },
      { changes: { [`SKU ${skuId} quantity`]: { from: 50, to: 42 } } },
    ]);
    expect(await stockFaults(app.db)).toEqual([]);
  });

  test('never below nothing, never below what is reserved', async () => {
    const skuId = await masters.sku();
    const down = (quantity: number) => adjust(app, { warehouseId, skuId, quantity: -quantity });
    expect(await down(1)).toMatchObject({
      status: 400,
      body: { field: 'quantity', message: 'Only 0 in stock' },
    });
    await adjust(app, { warehouseId, skuId, quantity: 10 });
    await withTransaction(app.db, (trx) => reserve(trx, [{ warehouseId, skuId, reserved: 7 }]));
    expect(await down(4)).toMatchObject({
      status: 400,
      body: { field: 'quantity', message: 'Only 3 in stock that are not reserved' },
    });
    expect((await down(3)).status).toBe(200);
    expect(await balanceOf(app.db, warehouseId, skuId)).toEqual([7, 7]);
    await withTransaction(app.db, (trx) => reserve(trx, [{ warehouseId, skuId, reserved: -7 }]));
    await expect(
      withTransaction(app.db, (trx) => reserve(trx, [{ warehouseId, skuId, reserved: -1 }])),
    ).rejects.toThrow('More would be released than is reserved');
  });

  test.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 10_000_001 }, 'quantity'],
    [{ reason: 'DISPATCHED' }, 'reason'],
    [{ reason: undefined }, 'reason'],
    [{ remarks: ' ' }, 'remarks'],
    [{ remarks: undefined }, 'remarks'],
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ sku_id: 999_999 }, 'sku_id'],
    [{ attachments: ['https://elsewhere.example/a.pdf'] }, 'attachments.0'],
    [{ challan_id: 1 }, 'challan_id'],
  ])('refuses %j', async (wrong, field) => {
    const skuId = await masters.sku();
    const answer = await adjust(app, { warehouseId, skuId, quantity: 1 }, wrong);
    expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
    expect(await balanceOf(app.db, warehouseId, skuId)).toEqual([0, 0]);
  });

  test('an unknown warehouse is not found', async () => {
    const skuId = await masters.sku();
    expect((await adjust(app, { warehouseId: 999_999, skuId, quantity: 1 })).status).toBe(404);
    expect((await stock('warehouse_id=999999')).status).toBe(404);
    expect((await movements('warehouse_id=999999')).status).toBe(404);
  });

  test('many at once: never more than there is', async () => {
    const skuId = await masters.sku();
    await adjust(app, { warehouseId, skuId, quantity: 10 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => adjust(app, { warehouseId, skuId, quantity: -3 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf(app.db, warehouseId, skuId)).toEqual([1, 0]);
    expect(await stockFaults(app.db)).toEqual([]);
  });

  test('the same Idempotency-Key moves once', async () => {
    const skuId = await masters.sku();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const sendRequest = () =>
      adjust(app, { warehouseId, skuId, quantity: 5 }, {}, OPERATIONS, headers);
    const [one, two] = await Promise.all([sendRequest(), sendRequest()]);
    expect(one.status).toBe(200);
    expect([two.body, (await sendRequest()).body]).toEqual([one.body, one.body]);
    expect(await balanceOf(app.db, warehouseId, skuId)).toEqual([5, 0]);
  });

  test('movements are never changed or deleted, and the balance never stands below what is reserved', async () => {
    const skuId = await masters.sku();
    await adjust(app, { warehouseId, skuId, quantity: 5 });
    await expect(app.db.updateTable('stock_ledger').set({ quantity: 1 }).execute()).rejects.toThrow(
      'stock_ledger',
    );
    await expect(app.db.deleteFrom('stock_ledger').execute()).rejects.toThrow('stock_ledger');
    const forced = app.db
      .updateTable('stock_balances')
      .set({ reserved_quantity: 6 })
      .where('product_sku_id', '=', skuId);
    await expect(forced.execute()).rejects.toThrow('stock_balances');
  });
});

describe('lists', () => {
  test('stock by name and by part of the name; without SKUs of quantity 0', async () => {
    const here = await warehouse('Lists');
    for (const [product_sku_name, quantity] of [
      ['blue sheet', 3],
      ['Apron', 2],
      ['Blue towel', 1],
    ] as const)
      await adjust(app, {
        warehouseId: here,
        skuId: await masters.sku({ product_sku_name }),
        quantity,
      });
    const gone = await masters.sku({ product_sku_name: 'Gone' });
    for (const quantity of [4, -4]) await adjust(app, { warehouseId: here, skuId: gone, quantity });
    const names = async (query: string) =>
      (await stock(`warehouse_id=${here}&${query}`)).body.data.map(
        (row: { product_sku_name: string }) => row.product_sku_name,
      );
    expect(await names('')).toEqual(['Apron', 'blue sheet', 'Blue towel']);
    expect(await names('product_sku_name=BLUE')).toEqual(['blue sheet', 'Blue towel']);
    expect(await names('page=2&limit=2')).toEqual(['Blue towel']);
    expect(
      (await call(app, OPERATIONS, 'GET', `/warehouse?warehouse_id=${here}`)).body.warehouse,
    ).toMatchObject([{ sku_count: 3 }]);
    expect((await movements(`warehouse_id=${here}&limit=2`)).body).toMatchObject({
      count: 5,
      data: [{ quantity: -4 }, { quantity: 4 }],
    });
    expect((await movements(`warehouse_id=${here}&sku_id=${gone}`)).body.count).toBe(2);
    expect(
      (await movements(`warehouse_id=${here}&from_date=2026-01-02&to_date=2026-01-01`)).body,
    ).toMatchObject({ field: 'to_date' });
    expect((await movements(`warehouse_id=${here}&to_date=2020-01-01`)).body).toMatchObject({
      count: 0,
      data: [],
    });
  });

  test('free stock of several warehouses, most of it first, for viewers who make orders', async () => {
    const skuId = await masters.sku();
    const [small, large] = [await warehouse('Small'), await warehouse('Large')];
    await adjust(app, { warehouseId: small, skuId, quantity: 2 });
    await adjust(app, { warehouseId: large, skuId, quantity: 9 });
    await withTransaction(app.db, (trx) =>
      reserve(trx, [{ warehouseId: large, skuId, reserved: 4 }]),
    );
    expect((await free(`sku_ids=${skuId},999999`)).body.data).toEqual([
      { warehouse_id: large, warehouse_name: 'Large', sku_id: skuId, available_quantity: 5 },
      { warehouse_id: small, warehouse_name: 'Small', sku_id: skuId, available_quantity: 2 },
    ]);
    await withTransaction(app.db, (trx) =>
      reserve(trx, [{ warehouseId: large, skuId, reserved: -4 }]),
    );
  });
});

describe('with a challan', () => {
  /** A challan without an order: only viewers of all documents may open it. */
  async function challan(): Promise<number> {
    const { warehouse: made } = (await create()).body;
    const { address_id } = made.address;
    const { challan_id } = await app.db
      .insertInto('delivery_challans')
      .values({
        challan_number: crypto.randomUUID().slice(0, 16),
        challan_type: 'OTHER',
        status: 'IN_TRANSIT',
        within_state: true,
        warehouse_id: made.warehouse_id,
        from_address: address_id,
        to_address: address_id,
        from_address_details: '{}',
        delivery_address_details: '{}',
        created_by: app.userIdOf(OPERATIONS),
      })
      .returning('challan_id')
      .executeTakeFirstOrThrow();
    return challan_id;
  }

  test('movements name their document to viewers who may see it, and are no adjustments', async () => {
    const skuId = await masters.sku();
    const challanId = await challan();
    const moves = [
      { warehouseId, skuId, quantity: 6, reserved: 6, reason: 'RECEIVED', challanId },
      { warehouseId, skuId, quantity: -6, reserved: -6, reason: 'DISPATCHED', challanId },
      { warehouseId, skuId, quantity: 6, reason: 'RETURNED', challanId },
    ] as const;
    await withTransaction(app.db, (trx) => moveStock(trx, viewer(), moves));
    const query = `warehouse_id=${warehouseId}&sku_id=${skuId}`;
    const { body } = await movements(query);
    expect(
      body.data.map((row: { reason: string; balance: number }) => [row.reason, row.balance]),
    ).toEqual([
      ['RETURNED', 6],
      ['DISPATCHED', 0],
      ['RECEIVED', 6],
    ]);
    expect(body.data[0].challan).toMatchObject({
      challan_id: challanId,
      order_number: null,
      po_id: null,
    });
    expect((await movements(`${query}&adj=true`)).body.count).toBe(0);
    const permissions = JSON.stringify(roleTemplate(TOP_ADMIN));
    await app.db
      .updateTable('users')
      .set({ permissions })
      .where('user_id', '=', app.userIdOf(SALES))
      .execute();
    expect((await movements(query, SALES)).body.data[0]).toMatchObject({
      balance: 6,
      challan: null,
    });
  });

  test('one move above the stock rolls back all moves', async () => {
    const skuId = await masters.sku();
    const moves = [
      { warehouseId, skuId, quantity: 3, reason: 'FOUND' },
      { warehouseId, skuId, quantity: -4, reason: 'LOSS' },
    ] as const;
    await expect(
      withTransaction(app.db, (trx) => moveStock(trx, viewer(), moves)),
    ).rejects.toMatchObject({
      code: 'NO_STOCK',
      message: 'Only 3 in stock',
    });
    expect(await balanceOf(app.db, warehouseId, skuId)).toEqual([0, 0]);
  });
});
