import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { csvOf, sendSheet, xlsxOf } from '../../testing/testSheets.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let buyer: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  buyer = await t.as(Role.CATEGORY_MANAGER);
});
beforeEach(async () => void (await t.db.deleteFrom('seller_leads').execute()));
afterAll(() => t.close());

const URL = '/seller_directory/onBoardLeads';
const send = (bytes: Uint8Array, { dry = false, headers = buyer } = {}) =>
  sendSheet(t.app, { method: 'POST', url: dry ? `${URL}?dry_run=true` : URL }, bytes, headers);
const HEAD = ['seller_name', 'mobile_1', 'lead_category', 'product_id'];
const sheetOf = (...rows: unknown[][]) => csvOf([HEAD, ...rows]);
const leads = () => t.db.selectFrom('seller_leads').selectAll().orderBy('mobile_1').execute();
const ties = () =>
  t.db
    .selectFrom('product_leads as p')
    .innerJoin('seller_leads as l', 'l.lead_id', 'p.lead_id')
    .select(['l.mobile_1', 'p.product_id'])
    .orderBy('p.product_lead_id')
    .execute();
const audits = async (id: number) =>
  (
    await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'SELLER_LEAD')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

test('refused without a token or SELLER WRITE', async () => {
  expect((await send(sheetOf(), { headers: {} })).status).toBe(401);
  expect(await send(sheetOf(), { headers: await t.as(Role.SALES) })).toMatchObject({
    status: 403,
    body: { error: 'FORBIDDEN' },
  });
});

describe('checking', () => {
  test('lists new leads and new products, and writes nothing', async () => {
    const [cup, pan] = [await masters.product(), await masters.product()];
    const [known] = await t.db
      .insertInto('seller_leads')
      .values({ seller_name: 'Known', mobile_1: '9000000001', lead_category: 'Pans' })
      .returning('lead_id')
      .execute();
    await t.db
      .insertInto('product_leads')
      .values({ lead_id: known!.lead_id, product_id: pan })
      .execute();
    const rows = [
      ['Known', '9000000001', 'Pans', pan],
      ['Known again', '9000000001', 'Pans', cup],
      ['New', '9000000002', 'Cups', cup],
      ['New twice', '9000000002', 'Cups', cup],
    ];
    const { body } = await send(sheetOf(...rows), { dry: true });
    expect(body).toMatchObject({
      success: true,
      message: '3 changes, 0 errors in 4 rows',
      data: { created: 1, error_count: 0 },
    });
    expect(body.data.differences).toEqual([
      { row: 3, id: known!.lead_id, field: 'product_id', from: null, to: String(cup) },
      { row: 4, id: null, field: 'seller_name', from: null, to: 'New' },
      { row: 4, id: null, field: 'product_id', from: null, to: String(cup) },
    ]);
    expect(await leads()).toHaveLength(1);
  });

  test('every invalid cell is listed by row and column', async () => {
    const gone = await masters.product({ is_deleted: true });
    const contact = await masters.contact(await masters.tenant());
    const names = [
      'seller_name',
      'mobile_1',
      'lead_category',
      'email_id_1',
      'gstin',
      'pin_code',
      'zone',
      'product_id',
      'lead_owner',
      'source_person',
    ];
    const rows = [
      ['', '12345', '', 'x', '29abc', '56000', 'UP', 'x', '', ''],
      ['x'.repeat(101), '9000000001', 'Cups', '', '', '', '', gone, contact, 999_999],
    ];
    const { body } = await send(csvOf([names, ...rows]), { dry: true });
    expect(
      body.data.errors.map(
        ({ row, column }: { row: number; column: string }) => `${row} ${column}`,
      ),
    ).toEqual([
      ...[
        '2 seller_name',
        '2 mobile_1',
        '2 lead_category',
        '2 email_id_1',
        '2 gstin',
        '2 pin_code',
        '2 zone',
        '2 product_id',
        '3 seller_name',
      ],
    ]);
    const wrong = ['Right', '9000000001', 'Cups', '', '29ABCDE1234F1Z5'];
    expect((await send(csvOf([names, wrong]), { dry: true })).body.data.errors).toEqual([
      { row: 2, column: 'gstin', message: 'GST number has a wrong check digit' },
    ]);
    const named = await send(csvOf([names, ['Right', ...rows[1]!.slice(1)]]), { dry: true });
    expect(named.body.data.errors).toEqual([
      { row: 2, column: 'product_id', message: 'This product does not exist' },
      { row: 2, column: 'lead_owner', message: 'This member of staff does not exist' },
      { row: 2, column: 'source_person', message: 'This member of staff does not exist' },
    ]);
  });
});

describe('applying', () => {
  test('creates each lead from its row, and links products; existing ones stay unchanged', async () => {
    const cup = await masters.product();
    const owner = t.userIdOf(Role.CATEGORY_MANAGER);
    await t.db
      .insertInto('seller_leads')
      .values({ seller_name: 'Known', mobile_1: '9000000001', lead_category: 'Pans' })
      .execute();
    const head = [
      'lead_category',
      'seller_name',
      'mobile_1',
      'email_id_1',
      'contact_name',
      'gstin',
      'city',
      'state',
      'pin_code',
      'product_id',
      'lead_owner',
      'zone',
      'source_person',
    ];
    const sheet = await xlsxOf([
      head,
      [
        'Cups',
        'Sri Traders',
        9_000_000_002,
        'a@example.in',
        'Asha',
        '29ABCDE1234F1ZW',
        'Mysuru',
        'Karnataka',
        570_001,
        cup,
        owner,
        'south',
        owner,
      ],
      ['Cups', 'Renamed', 9_000_000_001, null, null, null, null, null, null, cup, null, null, null],
    ]);
    const headers = { ...buyer, 'idempotency-key': 'leads-1' };
    const first = await send(sheet, { headers });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { created: 1, rows: 2, difference_count: 3 } },
    });
    expect((await send(sheet, { headers })).body).toEqual(first.body);
    const [known, made] = await leads();
    expect(known).toMatchObject({ seller_name: 'Known', lead_category: 'Pans' });
    expect(made).toMatchObject({
      seller_name: 'Sri Traders',
      mobile_1: '9000000002',
      email_id_1: 'a@example.in',
      contact_name: 'Asha',
      gstin: '29ABCDE1234F1ZW',
      city: 'Mysuru',
      state: 'Karnataka',
      pin_code: 570_001,
      lead_owner: owner,
      zone: 'SOUTH',
      source_person: owner,
      created_by: owner,
    });
    expect(await ties()).toEqual([
      { mobile_1: '9000000001', product_id: cup },
      { mobile_1: '9000000002', product_id: cup },
    ]);
    expect([await audits(made!.lead_id), await audits(known!.lead_id)]).toEqual([
      ['CREATE', 'ADD_PRODUCT'],
      ['ADD_PRODUCT'],
    ]);
    expect((await send(sheet)).body.data).toMatchObject({ created: 0, difference_count: 0 });
  });

  test('with one wrong row no lead is made', async () => {
    const { status, body } = await send(
      sheetOf(['Right', '9000000001', 'Cups', ''], ['Wrong', '900', 'Cups', '']),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'SHEET_HAS_ERRORS',
      data: { created: 0, errors: [{ row: 3, column: 'mobile_1' }] },
    });
    expect(await leads()).toEqual([]);
  });

  test('sheets over the same phone numbers at once: each lead is made once, each product tied once', async () => {
    const product = await masters.product();
    const phones = Array.from({ length: 30 }, (_, i) => String(9_100_000_000 + i));
    const sheets = [phones, phones.toReversed(), phones].map((list) =>
      sheetOf(...list.map((phone) => ['Same', phone, 'Cups', product])),
    );
    const answers = await Promise.all(sheets.map((sheet) => send(sheet)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.data.created, 0)).toBe(30);
    expect([(await leads()).length, (await ties()).length]).toEqual([30, 30]);
  });
});
