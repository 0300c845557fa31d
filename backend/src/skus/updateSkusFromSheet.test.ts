import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { csvOf, sendSheet, xlsxOf } from '../../testing/testSheets.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let manager: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  manager = await t.as(Role.CATEGORY_MANAGER);
});
afterAll(() => t.close());

const URL = '/sku/updateSkuFromSheet';
const HEAD = ['product_sku_id', 'product_sku_name', 'unit', 'is_active'];
const send = (
  bytes: Uint8Array | undefined,
  { dry = false, headers = manager, field = 'sheet' } = {},
) =>
  sendSheet(
    t.app,
    { method: 'PUT', url: dry ? `${URL}?dry_run=true` : URL },
    bytes,
    headers,
    field,
  );
const rowsOf = (...rows: unknown[][]) => csvOf([HEAD, ...rows]);
const skuOf = (id: number) =>
  t.db
    .selectFrom('skus')
    .select(['product_sku_name', 'unit', 'unit_code', 'is_active'])
    .where('product_sku_id', '=', id)
    .executeTakeFirstOrThrow();
const audits = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes', 'user_id'])
    .where('entity', '=', 'SKU')
    .where('entity_id', '=', id)
    .execute();

describe('permissions', () => {
  test('refused without a token or SKU UPDATE', async () => {
    expect((await send(rowsOf([1]), { headers: {} })).status).toBe(401);
    expect(await send(rowsOf([1]), { headers: await t.as(Role.SALES) })).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
  });
});

describe('the upload', () => {
  test.each<[string, Parameters<typeof send>, string]>([
    ['no file', [undefined], 'sheet'],
    ['another field', [rowsOf([1]), { field: 'file' }], 'sheet'],
    ['an empty file', [new Uint8Array()], 'sheet'],
    ['more than 10 MB', [new Uint8Array(LIMITS.uploadMegabytes * 1024 * 1024 + 1)], 'sheet'],
    ['what is no sheet', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], 'sheet'],
  ])('%s is refused', async (_, sent, field) => {
    expect(await send(...sent)).toMatchObject({
      status: 400,
      body: { success: false, error: 'VALIDATION', field },
    });
  });

  test('JSON, an unknown parameter, a key that is no key', async () => {
    const json = await t.app.inject({
      method: 'PUT',
      url: URL,
      headers: manager,
      payload: { sheet: 'x' },
    });
    expect([json.statusCode, json.json()]).toMatchObject([
      400,
      { message: 'sheet must be sent as multipart/form-data' },
    ]);
    expect(
      await sendSheet(t.app, { method: 'PUT', url: `${URL}?force=1` }, rowsOf([1]), manager),
    ).toMatchObject({
      status: 400,
      body: { field: 'force' },
    });
    expect(
      await send(rowsOf([1]), { headers: { ...manager, 'idempotency-key': 'x'.repeat(101) } }),
    ).toMatchObject({ status: 400 });
  });
});

describe('checking', () => {
  test('lists every difference and every error by row and column, and writes nothing', async () => {
    const [cup, saucer] = [
      await masters.sku({ product_sku_name: 'Cup', unit: 'Nos' }),
      await masters.sku({ product_sku_name: 'Saucer' }),
    ];
    const gone = await masters.sku({ is_deleted: true });
    const lost = await masters.sku({ product_id: await masters.product({ is_deleted: true }) });
    const rows = [
      [cup, 'Big cup', 'Box', 'no'],
      [saucer, 'Saucer', '', 'yes'],
      [gone, 'x'],
      [lost, 'x'],
      [999_999, 'x'],
      [cup, 'again'],
      ['x'],
    ];
    const { status, body } = await send(rowsOf(...rows), { dry: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: '4 changes, 5 errors in 7 rows' });
    expect(body.data).toEqual({
      updated: 1,
      rows: 7,
      difference_count: 4,
      error_count: 5,
      differences: [
        { row: 2, id: cup, field: 'product_sku_name', from: 'Cup', to: 'Big cup' },
        { row: 2, id: cup, field: 'unit', from: 'Nos', to: 'Box' },
        { row: 2, id: cup, field: 'is_active', from: 'TRUE', to: 'FALSE' },
        { row: 2, id: cup, field: 'unit_code', from: 'NOS', to: 'BOX' },
      ],
      errors: [
        { row: 4, column: 'product_sku_id', message: `SKU ${gone} not found` },
        { row: 5, column: 'product_sku_id', message: `SKU ${lost} not found` },
        { row: 6, column: 'product_sku_id', message: 'SKU 999999 not found' },
        {
          row: 7,
          column: 'product_sku_id',
          message: `product_sku_id ${cup} is in row 2 already`,
        },
        {
          row: 8,
          column: 'product_sku_id',
          message: 'product_sku_id must be a whole number from 1',
        },
      ],
    });
    expect(await skuOf(cup)).toMatchObject({ product_sku_name: 'Cup', is_active: true });
    expect(await audits(cup)).toEqual([]);
  });

  test('names a product would have twice are errors of their rows; names may change places', async () => {
    const product_id = await masters.product();
    const [cup, saucer, lid] = [
      await masters.sku({ product_id, product_sku_name: 'Cup' }),
      await masters.sku({ product_id, product_sku_name: 'Saucer' }),
      await masters.sku({ product_id, product_sku_name: 'Lid' }),
    ];
    const swapped = await send(rowsOf([cup, 'Saucer'], [saucer, 'Cup']), { dry: true });
    expect(swapped.body.data.errors).toEqual([]);
    const { body } = await send(rowsOf([cup, 'Plate'], [saucer, 'plate'], [lid, 'Bowl']), {
      dry: true,
    });
    expect(body.data.errors).toEqual(
      [2, 3].map((row) => ({
        row,
        column: 'product_sku_name',
        message: 'This product has a SKU of this name already',
      })),
    );
  });

  test('missing or empty cells change nothing; .xlsx and .csv alike', async () => {
    const id = await masters.sku({ product_sku_name: 'Plate', unit: 'Nos' });
    const { body } = await send(
      await xlsxOf([
        ['unit_code', 'product_sku_id', 'product_sku_name'],
        ['pcs', id, null],
      ]),
      { dry: true },
    );
    expect(body.data).toMatchObject({
      updated: 1,
      differences: [{ field: 'unit_code', from: 'NOS', to: 'PCS' }],
      errors: [],
    });
    expect((await send(rowsOf([id, 'Plate', 'Nos', 'TRUE']), { dry: true })).body).toMatchObject({
      message: '0 changes, 0 errors in 1 row',
      data: { updated: 0 },
    });
  });
});

describe('applying', () => {
  test('writes all rows, with one audit row a changed SKU, once under a key', async () => {
    const [a, b, same] = [
      await masters.sku({ unit: 'Nos' }),
      await masters.sku(),
      await masters.sku({ product_sku_name: 'Same' }),
    ];
    const sheet = rowsOf(
      [b, 'Second', '', 'FALSE'],
      [a, 'First', 'Kg', ''],
      [same, 'Same', '', ''],
    );
    const headers = { ...manager, 'idempotency-key': 'sheet-1' };
    const first = await send(sheet, { headers });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { updated: 2, error_count: 0, difference_count: 5 } },
    });
    expect(await skuOf(a)).toEqual({
      product_sku_name: 'First',
      unit: 'Kg',
      unit_code: 'KGS',
      is_active: true,
    });
    expect(await skuOf(b)).toMatchObject({ product_sku_name: 'Second', is_active: false });
    expect((await send(sheet, { headers })).body).toEqual(first.body);
    expect(await send(rowsOf([a, 'Third']), { headers })).toMatchObject({
      status: 400,
      body: { field: 'Idempotency-Key' },
    });
    expect(await audits(b)).toMatchObject([
      {
        action: 'UPDATE',
        user_id: t.userIdOf(Role.CATEGORY_MANAGER),
        changes: { is_active: { from: true, to: false } },
      },
    ]);
    expect((await audits(a)).length + (await audits(same)).length).toBe(1);
    expect((await send(sheet)).body.data).toMatchObject({ updated: 0, difference_count: 0 });
  });

  test('with one wrong row nothing is written, and the answer says which', async () => {
    const id = await masters.sku({ product_sku_name: 'Kept' });
    const { status, body } = await send(rowsOf([id, 'Changed'], [id + 100_000, 'Lost']));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'SHEET_HAS_ERRORS',
      message: 'The sheet has 1 error: nothing was changed',
      data: {
        updated: 0,
        errors: [{ row: 3, column: 'product_sku_id' }],
        differences: [{ row: 2 }],
      },
    });
    expect(await skuOf(id)).toMatchObject({ product_sku_name: 'Kept' });
  });

  test('changes since the dry run are checked again', async () => {
    const [id, doomed] = [await masters.sku({ product_sku_name: 'Old' }), await masters.sku()];
    const sheet = rowsOf([id, 'New'], [doomed, 'New too']);
    expect((await send(sheet, { dry: true })).body.data).toMatchObject({
      updated: 2,
      error_count: 0,
    });
    await t.db
      .updateTable('skus')
      .set({ product_sku_name: 'Newer' })
      .where('product_sku_id', '=', id)
      .execute();
    expect((await send(rowsOf([id, 'New']))).body.data.differences).toMatchObject([
      { from: 'Newer', to: 'New' },
    ]);
    await t.db
      .updateTable('skus')
      .set({ is_deleted: true })
      .where('product_sku_id', '=', doomed)
      .execute();
    expect(await send(sheet)).toMatchObject({
      status: 400,
      body: { data: { errors: [{ row: 3 }] } },
    });
  });

  test('two sheets over the same SKUs in opposite order both end', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => masters.sku()));
    const sheets = ['left', 'right', 'top', 'bottom'].map((name, i) =>
      rowsOf(...(i % 2 ? ids : ids.toReversed()).map((id) => [id, name])),
    );
    const answers = await Promise.all(sheets.map((sheet) => send(sheet)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const names = new Set((await Promise.all(ids.map(skuOf))).map((sku) => sku.product_sku_name));
    expect(names.size).toBe(1);
    const written = await Promise.all(ids.map(audits));
    expect(written.flat()).toHaveLength(80);
  });
});
