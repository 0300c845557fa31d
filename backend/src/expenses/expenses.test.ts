import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { testPrints } from '../../testing/testPrints.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';

let app: TestApp;
let company: TestCompany;
let documents: ReturnType<typeof testPrints>;

beforeAll(async () => {
  app = await createTestApp({ services: { files: memoryStore() } });
  company = await addTestCompany(app);
  documents = testPrints(app, company);
});
afterAll(() => app.close());

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER, OPERATIONS } = Role;
type Who = number | null;
const FORM = {
  entity_type: 'GENERAL',
  expense_head: 'FREIGHT',
  amount: '100.00',
  expense_date: '2026-11-20',
};
const create = (more: object = {}, who: Who = TOP_ADMIN, headers?: Record<string, string>) =>
  call(app, who, 'POST', '/expense', { ...FORM, ...more }, headers);
const change = (expense_id: number, more: object = {}, who: Who = TOP_ADMIN) =>
  call(app, who, 'PUT', '/expense', { expense_id, ...FORM, ...more });
const takeBack = (expense_id: number, more: object = {}, who: Who = TOP_ADMIN) =>
  call(app, who, 'PUT', '/expense/void', { expense_id, ...more });
const list = (query = '', who: Who = TOP_ADMIN) => call(app, who, 'GET', `/expense?${query}`);
const made = async (more: object = {}): Promise<number> =>
  (await create(more)).body.data.expense_id;
const actions = async (id: number) => {
  const rows = app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'EXPENSE')
    .where('entity_id', '=', id);
  return (await rows.orderBy('audit_id').execute()).map((row) => row.action);
};

/** Someone whose rows are cut, holding every permission for a while. */
async function cut(role: number, work: () => Promise<void>) {
  const give = (of: number) =>
    app.db
      .updateTable('users')
      .set({ permissions: JSON.stringify(roleTemplate(of)) })
      .where('user_id', '=', app.userIdOf(role))
      .execute();
  await give(TOP_ADMIN);
  try {
    await work();
  } finally {
    await give(role);
  }
}

describe('permissions', () => {
  test('the record must be in the maker’s row scope, and expenses follow it', async () => {
    const own = await documents.order('100.00');
    const foreign = await documents.order('100.00', { foreign: true });
    const unmanaged = await documents.purchaseOrder('100.00', { foreign: true });
    const managed = await documents.purchaseOrder('100.00');
    const onOrder = (order: { order_number: string }) => ({
      entity_type: 'ORDER',
      entity_id: order.order_number,
    });
    const onPo = (po_id: number) => ({ entity_type: 'PURCHASE_ORDER', entity_id: String(po_id) });
    const hidden = await made(onOrder(foreign));
    const shown = await made(onOrder(own));
    const general = await made();
    await cut(SALES, async () => {
      expect((await create(onOrder(foreign), SALES)).status).toBe(404);
      expect((await create(onOrder(own), SALES)).status).toBe(200);
      const mine = (await create({}, SALES)).body.data.expense_id;
      const ids = (await list('limit=200', SALES)).body.data.map(
        (row: { expense_id: number }) => row.expense_id,
      );
      expect(ids).toEqual(expect.arrayContaining([shown, mine]));
      for (const id of [hidden, general]) {
        expect(ids).not.toContain(id);
        expect((await list(`expense_id=${id}`, SALES)).body).toMatchObject({ data: [], count: 0 });
        expect((await change(id, {}, SALES)).status).toBe(404);
        expect((await takeBack(id, {}, SALES)).status).toBe(404);
      }
      expect(
        (await list(`entity_type=ORDER&entity_id=${foreign.order_number}`, SALES)).body,
      ).toMatchObject({
        count: 0,
        page_total: '0.00',
      });
    });
    await cut(CATEGORY_MANAGER, async () => {
      expect((await create(onPo(unmanaged), CATEGORY_MANAGER)).status).toBe(404);
      expect((await create(onPo(managed), CATEGORY_MANAGER)).status).toBe(200);
    });
  });

  test('FORBIDDEN on a record whose pair is missing', async () => {
    const { order_number } = await documents.order('100.00');
    const permissions = JSON.stringify({ expense: ['READ', 'WRITE'] });
    await app.db
      .updateTable('users')
      .set({ permissions })
      .where('user_id', '=', app.userIdOf(Role.OPERATIONS_SECOND))
      .execute();
    for (const [entity_type, entity_id] of [
      ['ORDER', order_number],
      ['WAREHOUSE', '1'],
    ])
      expect((await create({ entity_type, entity_id }, Role.OPERATIONS_SECOND)).status).toBe(403);
  });
});

describe('writing', () => {
  test('on each kind of record, found again by it; the number of an order as people read it', async () => {
    const { order_number, order_id } = await documents.order('100.00');
    const po_id = await documents.purchaseOrder('100.00');
    const { warehouse_id } = await app.db
      .selectFrom('warehouses')
      .select('warehouse_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const [entity_type, entity_id] of [
      ['ORDER', order_number],
      ['PURCHASE_ORDER', String(po_id)],
      ['WAREHOUSE', String(warehouse_id)],
    ]) {
      const answer = await create({
        entity_type,
        entity_id,
        vendor_name: ' Patel Roadways ',
        remarks: ' ',
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          data: {
            entity_type,
            entity_id,
            vendor_name: 'Patel Roadways',
            remarks: null,
            status: 'ACTIVE',
          },
        },
      });
      expect((await list(`entity_type=${entity_type}&entity_id=${entity_id}`)).body).toMatchObject({
        count: 1,
        page_total: '100.00',
      });
    }
    expect((await list(`entity_type=ORDER&entity_id=${order_id}`)).body.count).toBe(1);
    expect((await list('entity_type=PURCHASE_ORDER&entity_id=SO-1')).body).toMatchObject({
      count: 0,
      data: [],
    });
    expect((await create()).body.data).toMatchObject({ entity_type: 'GENERAL', entity_id: null });
  });

  test.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '0.001' }, 'amount'],
    [{ amount: 5 }, 'amount'],
    [{ expense_head: 'FUN' }, 'expense_head'],
    [{ expense_date: '20-11-2026' }, 'expense_date'],
    [{ entity_type: 'INVOICE', entity_id: '1' }, 'entity_type'],
    [{ entity_type: 'ORDER' }, 'entity_id'],
    [{ entity_id: '1' }, 'entity_id'],
    [{ vendor_name: 'x'.repeat(101) }, 'vendor_name'],
    [{ reference_number: 'x'.repeat(51) }, 'reference_number'],
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ attachments: ['https://elsewhere.example/a.pdf'] }, 'attachments.0'],
    [{ status: 'VOID' }, 'status'],
  ])('refuses %j, made or changed', async (wrong, field) => {
    const id = await made();
    for (const answer of [await create(wrong), await change(id, wrong)])
      expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
    expect(await actions(id)).toEqual(['CREATE']);
  });

  test('an unknown record is not found, and no list has it', async () => {
    for (const entity_type of ['ORDER', 'PURCHASE_ORDER', 'SHIPMENT', 'WAREHOUSE'])
      expect((await create({ entity_type, entity_id: '999999' })).status).toBe(404);
    for (const query of ['expense_id=999999', 'entity_id=SO-1', 'entity_type=GENERAL&entity_id=1'])
      expect((await list(query)).body).toMatchObject({ data: [], count: 0, page_total: '0.00' });
  });

  test('changed while it counts, audited with what was before; nothing changed is no change', async () => {
    const { order_number } = await documents.order('100.00');
    const id = await made({ entity_type: 'ORDER', entity_id: order_number });
    const same = { entity_type: 'ORDER', entity_id: order_number };
    expect((await change(id, same)).status).toBe(200);
    expect(await actions(id)).toEqual(['CREATE']);
    const answer = await change(id, { ...same, amount: '80', expense_head: 'LOADING' });
    expect(answer.body.data).toMatchObject({
      amount: '80.00',
      expense_head: 'LOADING',
      entity_id: order_number,
    });
    expect((await change(id, { amount: '70' })).body.data).toMatchObject({
      entity_type: 'GENERAL',
      entity_id: null,
    });
    const row = app.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'EXPENSE')
      .where('entity_id', '=', id);
    const changes = (await row.orderBy('audit_id').execute()).map((entry) => entry.changes);
    expect(changes[1]).toEqual({
      amount: { from: '100.00', to: '80.00' },
      expense_head: { from: 'FREIGHT', to: 'LOADING' },
    });
  });

  test('void with its reason, out of the sum, never changed again; twice is once', async () => {
    const po_id = await documents.purchaseOrder('100.00');
    const on = { entity_type: 'PURCHASE_ORDER', entity_id: String(po_id) };
    const [id] = [await made(on), await made({ ...on, amount: '0.50' })];
    expect((await takeBack(id, { reason: '  ' })).body).toMatchObject({ field: 'reason' });
    expect((await takeBack(id, { reason: 'x'.repeat(257) })).body).toMatchObject({
      field: 'reason',
    });
    const answer = await takeBack(id, { reason: 'Entered twice' });
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { status: 'VOID', void_reason: 'Entered twice', amount: '100.00' } },
    });
    expect((await takeBack(id, { reason: 'Again' })).body.result.void_reason).toBe('Entered twice');
    expect(await actions(id)).toEqual(['CREATE', 'VOID']);
    expect((await list(`entity_type=PURCHASE_ORDER&entity_id=${po_id}`)).body).toMatchObject({
      count: 2,
      page_total: '0.50',
    });
    expect(await change(id, on)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION' },
    });
  });

  test('changed against void: void in the end, and nothing written after it', async () => {
    const id = await made();
    const [changed, voided] = await Promise.all([
      change(id, { amount: '5' }, BROAD_ACCESS),
      takeBack(id, { reason: 'x' }),
    ]);
    expect([voided.status, [200, 400].includes(changed.status)]).toEqual([200, true]);
    expect((await actions(id)).at(-1)).toBe('VOID');
  });

  test('the same Idempotency-Key answers the first expense again', async () => {
    const key = { 'idempotency-key': 'expense-1' };
    const [first, second] = [await create({}, TOP_ADMIN, key), await create({}, TOP_ADMIN, key)];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });
});

test('files: kept, added and taken off; each opens for viewers who may read the expense', async () => {
  const { order_number } = await documents.order('100.00');
  const on = { entity_type: 'ORDER', entity_id: order_number };
  const upload = () => uploadFor(app, TOP_ADMIN, SCRIPTED_PDF, 'EXPENSE', 'bill.pdf');
  const [one, two] = [await upload(), await upload()];
  const first = (await create({ ...on, attachments: [one] })).body.data;
  const { expense_id } = first;
  const kept = first.attachments[0].fileUrl;
  const uuids = async (attachments?: string[]) => {
    const { body } = await change(expense_id, { ...on, ...(attachments ? { attachments } : {}) });
    return body.data.attachments.map((file: { uuid: string }) => file.uuid);
  };
  const [uuid] = await uuids();
  expect(uuid).toBe(first.attachments[0].uuid);
  expect(await uuids([two, kept])).toEqual([expect.any(String), uuid]);
  expect(await uuids([kept])).toEqual([uuid]);
  const open = async (who: number) =>
    (
      await app.app.inject({
        url: `/files/${uuid}`,
        headers: { ...(await app.as(who)), accept: 'application/json' },
      })
    ).statusCode;
  expect(await Promise.all([BROAD_ACCESS, OPERATIONS, SALES].map(open))).toEqual([200, 200, 403]);
  await cut(SALES_SECOND, async () => expect(await open(SALES_SECOND)).toBe(404));
});
