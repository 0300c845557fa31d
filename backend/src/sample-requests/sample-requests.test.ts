import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp({
    services: { outbox: keepingOutbox() },
  });
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const {
  TOP_ADMIN,
  SALES,
  SALES_SECOND,
  CATEGORY_MANAGER,
  CATEGORY_MANAGER_SECOND,
  OPERATIONS,
  ORGANISATION,
} = Role;
const must = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

/** A line of a new quotation, as a sample request names it. */
async function quotationLine() {
  const body = { quotation_items: [{ request_id: await addRfq(app, company) }] };
  const { data } = await must(call(app, SALES, 'POST', '/quotation', body));
  const entity_id = String(data.quotation_items[0].quotation_item_id);
  return {
    entity_type: 'QUOTATION_LINE',
    entity_id,
    product_sku_id: company.skuId,
    quotation_id: data.quotation_id as number,
  };
}
async function orderLine() {
  const { quotation_id } = await quotationLine();
  const { order } = await must(
    call(app, TOP_ADMIN, 'POST', '/createOrderFromQuotation', { quotation_id }),
  );
  const line = {
    entity_type: 'ORDER_LINE',
    entity_id: String(order.order_lines[0].line_id),
    product_sku_id: company.skuId,
  };
  return { ...line, order_number: order.order_number as string };
}
interface Line {
  entity_type: string;
  entity_id: string;
  product_sku_id: number;
}
const sendRequest = (
  { entity_type, entity_id, product_sku_id }: Line,
  more: object = {},
  role: number = SALES,
  headers = {},
) =>
  call(
    app,
    role,
    'POST',
    '/sample_request',
    { entity_type, entity_id, product_sku_id, ...more },
    headers,
  );
const draft = async (): Promise<number> =>
  (await must(sendRequest(await quotationLine()))).data.sample_request_id;
const change = (sample_request_id: number, more: object, role: number = TOP_ADMIN) =>
  call(app, role, 'PUT', '/sample_request', { sample_request_id, ...more });
const move = (
  sample_request_id: number,
  status: string,
  remarks?: string,
  role: number = TOP_ADMIN,
) =>
  call(app, role, 'PUT', '/sample_request/status', {
    sample_request_id,
    status,
    ...(remarks === undefined ? {} : { remarks }),
  });
const assign = (id: number, manager: number = CATEGORY_MANAGER) =>
  must(change(id, { assigned_to: app.userIdOf(manager) }));
async function at(status: string): Promise<number> {
  const id = await draft();
  await assign(id);
  await must(move(id, status));
  return id;
}
const list = async (query: string, role: number = TOP_ADMIN) =>
  must(call(app, role, 'GET', `/sample_request?${query}`));
const idsOf = async (query: string, role: number = TOP_ADMIN): Promise<number[]> =>
  (await list(`limit=200&${query}`, role)).data.map(
    (row: { sample_request_id: number }) => row.sample_request_id,
  );
const logOf = async (id: number) =>
  (await must(call(app, TOP_ADMIN, 'GET', `/logs?entity_name=SAMPLE_REQUEST&entity_id=${id}`)))
    .data;

describe('permissions', () => {
  test('assigning needs quotation APPROVE, statuses and remarks another pair', async () => {
    const id = await draft();
    const assigned_to = app.userIdOf(CATEGORY_MANAGER);
    expect((await change(id, { assigned_to }, SALES)).status).toBe(403);
    expect((await change(id, { assigned_to }, CATEGORY_MANAGER)).status).toBe(200);
    await app.db
      .updateTable('users')
      .set({ permissions: '{"order":["READ"],"quotation":["APPROVE"]}' })
      .where('user_id', '=', app.userIdOf(OPERATIONS))
      .execute();
    expect((await change(id, { assigned_to }, OPERATIONS)).status).toBe(200);
    expect((await change(id, { remarks: 'x' }, OPERATIONS)).status).toBe(403);
    expect((await change(id, { assigned_to, status: 'CONFIRMED' }, OPERATIONS)).status).toBe(403);
    expect((await move(id, 'CONFIRMED', undefined, OPERATIONS)).status).toBe(403);
    expect((await move(id, 'PROCESSING_BY_VENDOR', undefined, SALES)).status).toBe(200);
  });
});

describe('asking', () => {
  test('for a line of a quotation: customer, organisation and sales person are the document’s', async () => {
    const line = await quotationLine();
    const { data } = await must(sendRequest(line, { remarks: ' Two metres, please ' }));
    expect(data).toMatchObject({
      status: 'DRAFT',
      remarks: 'Two metres, please',
      org_id: 1,
      sales_person: app.userIdOf(SALES),
      created_by: app.userIdOf(SALES),
      assigned_to: null,
      assigned_by: null,
      assigned_at: null,
      product_sku_name: 'Linen SKU',
      entity_info: {
        entity_type: 'QUOTATION_LINE',
        entity_id: line.entity_id,
        tenant_id: company.tenantId,
        tenant_name: 'Hotel Udupi Grand',
        quotation_id: line.quotation_id,
        order_number: null,
      },
    });
    expect(await logOf(data.sample_request_id)).toMatchObject([
      { action: 'CREATE', to: 'DRAFT', remarks: 'Two metres, please' },
    ]);
  });

  test('for a line of an order', async () => {
    const line = await orderLine();
    const { data } = await must(sendRequest(line));
    expect(data.entity_info).toMatchObject({
      entity_id: line.entity_id,
      quotation_id: null,
      order_number: line.order_number,
    });
  });

  test('a line has one open request, also for two at once; a decided one makes room', async () => {
    for (const line of [await quotationLine(), await orderLine()]) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendRequest(line)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
      const refusals = answers.filter(({ status }) => status === 400).map(({ body }) => body);
      for (const body of refusals)
        expect(body).toMatchObject({
          error: 'CONFLICT',
          message: 'This line has an open sample request',
        });
      const id = answers.find(({ status }) => status === 200)!.body.data.sample_request_id;
      await assign(id);
      await must(move(id, 'REJECTED'));
      const again = (await must(sendRequest(line))).data.sample_request_id;
      expect(await move(id, 'SAMPLE_REQUESTED', 'Asked again')).toMatchObject({
        status: 400,
        body: { error: 'CONFLICT' },
      });
      expect(await idsOf(`entity_type=${line.entity_type}&entity_id=${line.entity_id}`)).toEqual([
        again,
        id,
      ]);
    }
  });

  test('sent again under its Idempotency-Key it is the same request', async () => {
    const line = await quotationLine();
    const [first, second] = [
      await sendRequest(line, {}, SALES, { 'idempotency-key': 'k1' }),
      await sendRequest(line, {}, SALES, { 'idempotency-key': 'k1' }),
    ];
    expect(second).toEqual(first);
    expect(first.status).toBe(200);
  });

  test('another SKU, a line outside the row scope, an unknown one, bad fields', async () => {
    const line = await quotationLine();
    expect(await sendRequest(line, { product_sku_id: company.unmanagedSkuId })).toMatchObject({
      status: 400,
      body: { field: 'product_sku_id' },
    });
    expect(await sendRequest(line, {}, SALES_SECOND)).toMatchObject({
      status: 404,
      body: { message: 'Quotation line not found' },
    });
    expect(
      await sendRequest({ ...line, entity_type: 'ORDER_LINE', entity_id: '999999' }),
    ).toMatchObject({
      status: 404,
      body: { message: 'Order line not found' },
    });
    const wrong = (more: object, field: string) =>
      expect(sendRequest(line, more)).resolves.toMatchObject({ status: 400, body: { field } });
    await wrong({ entity_id: 'x' }, 'entity_id');
    await wrong({ entity_type: 'RFQ' }, 'entity_type');
    await wrong({ remarks: 'x'.repeat(501) }, 'remarks');
    await wrong({ status: 'DRAFT' }, 'status');
  });

  test('a line of a quotation needs quotation READ too', async () => {
    const line = await quotationLine();
    const permissions = '{"order":["READ","WRITE"]}';
    await app.db
      .updateTable('users')
      .set({ permissions })
      .where('user_id', '=', app.userIdOf(Role.BROAD_ACCESS))
      .execute();
    expect((await sendRequest(line, {}, Role.BROAD_ACCESS)).status).toBe(403);
  });
});

describe('assigning', () => {
  test('a draft becomes SAMPLE_REQUESTED, with who and when; another status stays', async () => {
    const id = await draft();
    const { data } = await assign(id);
    expect(data).toMatchObject({
      status: 'SAMPLE_REQUESTED',
      assigned_to: app.userIdOf(CATEGORY_MANAGER),
      assigned_by: app.userIdOf(TOP_ADMIN),
      assigned_at: expect.any(String),
      assigned_to_info: { first_name: 'Role1009' },
    });
    await must(move(id, 'FORWARDED_TO_SALES'));
    const other = await assign(id, CATEGORY_MANAGER_SECOND);
    expect(other.data).toMatchObject({
      status: 'FORWARDED_TO_SALES',
      assigned_to: app.userIdOf(CATEGORY_MANAGER_SECOND),
    });
    const log = await logOf(id);
    expect(log.map(({ action, from, to }: Record<string, string>) => [action, from, to])).toEqual([
      ['ASSIGN', 'FORWARDED_TO_SALES', 'FORWARDED_TO_SALES'],
      ['STATUS', 'SAMPLE_REQUESTED', 'FORWARDED_TO_SALES'],
      ['ASSIGN', 'DRAFT', 'SAMPLE_REQUESTED'],
      ['CREATE', null, 'DRAFT'],
    ]);
    expect(log[0].changes).toEqual([{ field: 'assigned_to', from: 'Role1009', to: 'Role1010' }]);
  });

  test('only an active category manager; the same one again changes nothing', async () => {
    const id = await draft();
    for (const assigned_to of [app.userIdOf(SALES), 999_999])
      expect(await change(id, { assigned_to })).toMatchObject({
        status: 400,
        body: { field: 'assigned_to', message: 'This user is not a category manager' },
      });
    await assign(id);
    await assign(id);
    expect(await logOf(id)).toHaveLength(2);
  });

  test('two at once: both are done, one after the other', async () => {
    const id = await draft();
    await Promise.all([assign(id), assign(id, CATEGORY_MANAGER_SECOND)]);
    const froms = (await logOf(id))
      .filter((row: { action: string }) => row.action === 'ASSIGN')
      .map((row: { from: string }) => row.from);
    expect(froms).toEqual(['SAMPLE_REQUESTED', 'DRAFT']);
  });

  test('the assigner gets the new state, and reads the request no more', async () => {
    const id = await draft();
    const assigned_to = app.userIdOf(CATEGORY_MANAGER_SECOND);
    expect((await change(id, { assigned_to }, CATEGORY_MANAGER)).body.data).toMatchObject({
      assigned_to,
    });
    expect(
      (await call(app, CATEGORY_MANAGER, 'GET', `/sample_request?sample_request_id=${id}`)).status,
    ).toBe(404);
  });
});

describe('statuses', () => {
  test('nothing can be chosen while DRAFT, and DRAFT never', async () => {
    const id = await draft();
    expect(await move(id, 'CONFIRMED')).toMatchObject({
      status: 400,
      body: {
        error: 'INVALID_TRANSITION',
        message: 'Cannot change sample request from DRAFT to CONFIRMED',
        allowed: [],
      },
    });
    await assign(id);
    expect(await move(id, 'DRAFT')).toMatchObject({ status: 400, body: { field: 'status' } });
    expect(await change(id, { status: 'DRAFT', remarks: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION' },
    });
  });

  test('the present one is a success without effect', async () => {
    const id = await at('PROCESSING_BY_VENDOR');
    const before = await logOf(id);
    expect((await move(id, 'PROCESSING_BY_VENDOR', 'Said for nothing')).body.data).toMatchObject({
      remarks: null,
    });
    expect(await logOf(id)).toEqual(before);
  });

  test.each([
    ['back', 'FORWARDED_TO_SALES', 'PROCESSING_BY_VENDOR'],
    ['out of CONFIRMED', 'CONFIRMED', 'REJECTED'],
    ['out of REJECTED', 'REJECTED', 'CONFIRMED'],
  ])('%s needs remarks', async (_, from, to) => {
    const id = await at(from);
    for (const remarks of [undefined, '  '])
      expect(await move(id, to, remarks)).toMatchObject({
        status: 400,
        body: { field: 'remarks', message: 'Please enter remarks.' },
      });
    expect((await move(id, to, 'Wrong colour')).body.data).toMatchObject({
      status: to,
      remarks: 'Wrong colour',
    });
    expect((await logOf(id))[0]).toMatchObject({
      action: 'STATUS',
      from,
      to,
      remarks: 'Wrong colour',
    });
  });

  test('forwards no remarks are needed, and one may skip steps', async () => {
    const id = await at('SAMPLE_REQUESTED');
    expect(
      (await change(id, { status: 'DELIVERED_TO_CUSTOMER' }, CATEGORY_MANAGER)).body.data.status,
    ).toBe('DELIVERED_TO_CUSTOMER');
  });

  test('two at once: the second finds the first and is judged by it', async () => {
    const id = await at('SAMPLE_REQUESTED');
    const answers = await Promise.all([move(id, 'CONFIRMED'), move(id, 'PROCESSING_BY_VENDOR')]);
    const moves = (await logOf(id)).filter(
      ({ action }: { action: string }) => action === 'STATUS',
    ).length;
    expect(moves).toBe(answers.filter(({ status }) => status === 200).length);
    const { data } = await list(`sample_request_id=${id}`);
    expect(data[0].status).toBe('CONFIRMED');
  });

  test('remarks alone', async () => {
    const id = await draft();
    expect((await change(id, { remarks: 'Softer one' })).body.data.remarks).toBe('Softer one');
    expect((await logOf(id))[0]).toMatchObject({
      action: 'UPDATE',
      changes: [{ field: 'remarks', from: null, to: 'Softer one' }],
    });
  });
});

describe('the list', () => {
  test('each filter', async () => {
    const id = await at('RECEIVED_AT_WAREHOUSE');
    const drafted = await draft();
    const manager = app.userIdOf(CATEGORY_MANAGER);
    const found = [
      `assigned_to=${manager}`,
      `assigned_by=${app.userIdOf(TOP_ADMIN)}`,
      'status=RECEIVED_AT_WAREHOUSE,CONFIRMED',
    ];
    for (const query of found) {
      const ids = await idsOf(query);
      expect(ids).toContain(id);
      expect(ids).not.toContain(drafted);
    }
    for (const query of [
      'org_id=1',
      `sales_person=${app.userIdOf(SALES)}`,
      'search_keyword=linen',
      'search_keyword=Udupi',
      `search_keyword=${id}`,
    ])
      expect(await idsOf(query)).toContain(id);
    for (const query of [
      'org_id=2',
      `sales_person=${app.userIdOf(SALES_SECOND)}`,
      'search_keyword=zzzz',
      'from_date=2099-01-01',
      'entity_type=ORDER_LINE',
    ])
      expect(await idsOf(query)).not.toContain(id);
    expect(await idsOf('to_date=2099-01-01')).toContain(id);
  });

  test('category managers see drafts and their own; sales their customers’; an organisation its own', async () => {
    const [drafted, mine] = [await draft(), await at('CONFIRMED')];
    const other = await draft();
    await assign(other, CATEGORY_MANAGER_SECOND);
    const manager = await idsOf('', CATEGORY_MANAGER);
    expect([drafted, mine, other].map((id) => manager.includes(id))).toEqual([true, true, false]);
    expect(await idsOf('', SALES)).toEqual(expect.arrayContaining([drafted, mine, other]));
    expect(await idsOf('', SALES_SECOND)).toEqual([]);
    expect(await idsOf('', ORGANISATION)).toEqual(expect.arrayContaining([drafted, mine, other]));
    expect((await move(other, 'CONFIRMED', undefined, CATEGORY_MANAGER)).status).toBe(404);
  });

  test('a customer or SKU that is renamed or moves is found by what it is now', async () => {
    const id = await draft();
    const { db } = app;
    const customer = db.updateTable('tenants').where('tenant_id', '=', company.tenantId);
    await customer
      .set({ tenant_name: 'Palace Kochi', org_id: 2, sales_person: app.userIdOf(SALES_SECOND) })
      .execute();
    const sku = db.updateTable('skus').where('product_sku_id', '=', company.skuId);
    await sku.set({ product_sku_name: 'Hemp SKU' }).execute();
    for (const query of ['search_keyword=kochi', 'search_keyword=hemp', 'org_id=2'])
      expect(await idsOf(query)).toContain(id);
    expect(await idsOf('search_keyword=udupi')).toEqual([]);
    expect(await idsOf('', SALES_SECOND)).toContain(id);
    expect(await idsOf('', ORGANISATION)).toEqual([]);
    await customer
      .set({ tenant_name: 'Hotel Udupi Grand', org_id: 1, sales_person: app.userIdOf(SALES) })
      .execute();
    await sku.set({ product_sku_name: 'Linen SKU' }).execute();
  });
});

test('comments on it need READ of it', async () => {
  const id = await draft();
  const body = { entity_type: 'SAMPLE_REQUEST', entity_id: String(id), comments: 'Which colour?' };
  expect((await call(app, SALES, 'POST', '/comments/create', body)).status).toBe(200);
  expect((await call(app, SALES_SECOND, 'POST', '/comments/create', body)).status).toBe(404);
});
