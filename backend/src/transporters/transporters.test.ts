import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

let app: TestApp;
let masters: ReturnType<typeof testMasters>;
let carrier: number;

beforeAll(async () => {
  app = await createTestApp();
  masters = testMasters(app.db);
  carrier = await masters.seller({
    seller_name: 'Patel Roadways',
    is_transporter: true,
    is_own_seller: false,
  });
});
afterAll(() => app.close());

const { TOP_ADMIN, OPERATIONS } = Role;
type Who = number | null;
let next = 100;
const gst = () => `29TRANS0000A${++next}`;
const form = (more: object = {}) => ({
  transporter_name: 'VRL Logistics',
  gst_number: gst(),
  ...more,
});
const create = (more: object = {}, who: Who = OPERATIONS, headers?: Record<string, string>) =>
  call(app, who, 'POST', '/transporter', form(more), headers);
const change = (transporter_id: number, more: object = {}, who: Who = OPERATIONS) =>
  call(app, who, 'PUT', '/transporter', { transporter_id, ...form(more) });
const remove = (id: number, who: Who = OPERATIONS) =>
  call(app, who, 'DELETE', `/transporter?transporter_id=${id}`);
const list = (query = '', who: Who = OPERATIONS) => call(app, who, 'GET', `/transporter?${query}`);
const made = async (more: object = {}): Promise<number> =>
  (await create(more)).body.data.transporter_id;
const audited = (id: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'TRANSPORTER')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

/** A shipment that the transporter carries, as far as it is asked for here. */
async function ship(
  transporter_id: number,
  status: 'IN_TRANSIT' | 'PARTIALLY_DELIVERED' | 'DELIVERED' | 'CANCELLED',
) {
  const address = await masters.address('SELLER', carrier);
  await app.db
    .insertInto('shipments')
    .values({
      status,
      transporter_id,
      destination_type: 'CUSTOMER',
      seller_id: carrier,
      from_address: address,
      to_address: address,
      from_address_details: '{}',
      to_address_details: '{}',
      transport_initiated_by: 'OWN',
      transport_mode: 'ROAD',
      driver_name: 'Ravi',
      driver_phone_1: '9876543210',
      created_by: app.userIdOf(TOP_ADMIN),
    })
    .execute();
}

describe('writing', () => {
  test('made, changed and deleted, each noted with what changed', async () => {
    const first = form({ transporter_name: '  Safexpress ', seller_id: carrier });
    const { status, body } = await call(app, OPERATIONS, 'POST', '/transporter', first);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: {
          transporter_name: 'Safexpress',
          gst_number: first.gst_number,
          seller_id: carrier,
          open_shipments: 0,
          seller: { seller_name: 'Patel Roadways' },
        },
      },
    });
    const { transporter_id } = body.data;
    const renamed = {
      transporter_id,
      transporter_name: 'Safexpress Pvt Ltd',
      gst_number: first.gst_number,
    };
    expect((await call(app, OPERATIONS, 'PUT', '/transporter', renamed)).body.data).toMatchObject({
      seller_id: null,
      seller: null,
    });
    await call(app, OPERATIONS, 'PUT', '/transporter', renamed);
    expect(await remove(transporter_id)).toMatchObject({
      status: 200,
      body: { success: true, result: { transporter_id } },
    });
    expect(await audited(transporter_id)).toEqual([
      { action: 'CREATE', changes: {} },
      {
        action: 'UPDATE',
        changes: {
          transporter_name: { from: 'Safexpress', to: 'Safexpress Pvt Ltd' },
          seller_id: { from: carrier, to: null },
        },
      },
      { action: 'DELETE', changes: {} },
    ]);
    for (const gone of [
      () => list(`transporter_id=${transporter_id}`),
      () => change(transporter_id),
      () => remove(transporter_id),
    ])
      expect(await gone()).toMatchObject({
        status: 404,
        body: { message: 'Transporter not found' },
      });
  });

  test.each([
    [{ transporter_name: '' }, 'transporter_name'],
    [{ transporter_name: '   ' }, 'transporter_name'],
    [{ transporter_name: 'x'.repeat(101) }, 'transporter_name'],
    [{ gst_number: '29ABCDE1234F1Z' }, 'gst_number'],
    [{ gst_number: '29abcde1234f1z5' }, 'gst_number'],
    [{ gst_number: '29ABCDE1234F1Z55' }, 'gst_number'],
    [{ gst_number: '29ABCDE1234F1Z ' }, 'gst_number'],
    [{ gst_number: '29ABCDE1234F1Z5' }, 'gst_number'],
    [{ gst_number: 'TRANSIN12345678' }, 'gst_number'],
    [{ seller_id: 999_999 }, 'seller_id'],
    [{ is_deleted: true }, 'is_deleted'],
  ])('refuses %j, made or changed', async (wrong, field) => {
    const id = await made();
    for (const answer of [await create(wrong), await change(id, wrong)])
      expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
    expect(await audited(id)).toHaveLength(1);
  });

  test('an enrolment id without a check digit is fine; a vendor that carries nothing is not', async () => {
    expect((await create({ gst_number: '000000000000001' })).status).toBe(200);
    const maker = await masters.seller();
    expect(await create({ seller_id: maker })).toMatchObject({
      status: 400,
      body: { field: 'seller_id' },
    });
  });

  test('a GST number is one transporter’s, also when two come at once; it is free again after a deletion', async () => {
    const gst_number = gst();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ gst_number })));
    const kept = answers.find(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    const taken = {
      status: 400,
      body: { field: 'gst_number', message: 'A transporter with this GST number is there already' },
    };
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(answer).toMatchObject(taken);
    expect(await change(await made(), { gst_number })).toMatchObject(taken);
    expect((await remove(kept!.body.data.transporter_id)).status).toBe(200);
    expect((await create({ gst_number })).status).toBe(200);
  });

  test('the same Idempotency-Key answers the first one again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = form();
    const sendRequest = () => call(app, OPERATIONS, 'POST', '/transporter', body, headers);
    const [one, two] = [await sendRequest(), await sendRequest()];
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });
});

describe('deleting', () => {
  test.each([
    ['IN_TRANSIT', 400],
    ['PARTIALLY_DELIVERED', 400],
    ['DELIVERED', 200],
    ['CANCELLED', 200],
  ] as const)('with a shipment %s: %i', async (status, expected) => {
    const id = await made();
    await ship(id, status);
    const answer = await remove(id);
    expect(answer.status).toBe(expected);
    const open = expected === 400 ? 1 : 0;
    if (open) {
      expect(answer.body).toMatchObject({ message: 'Transporter has open shipments' });
      expect((await list(`transporter_id=${id}`)).body.data).toMatchObject([{ open_shipments: 1 }]);
    }
  });
});

test('by name, by page, by part of the name', async () => {
  for (const transporter_name of ['zeta lines', 'Zeta Cargo', 'Zebra 100% Movers'])
    await made({ transporter_name });
  const names = async (query: string) =>
    (await list(query)).body.data.map((row: { transporter_name: string }) => row.transporter_name);
  expect(await names('transporter_name=zeta')).toEqual(['Zeta Cargo', 'zeta lines']);
  expect(await names('transporter_name=100%25')).toEqual(['Zebra 100% Movers']);
  expect(await names('transporter_name=zeta&page=2&limit=1')).toEqual(['zeta lines']);
  expect((await list('transporter_name=zeta&limit=1')).body.count).toBe(2);
  expect((await list('limit=201')).status).toBe(400);
});

test('a deletion under an Idempotency-Key is done once, and the key names no other transporter', async () => {
  const [one, other] = [await made(), await made()];
  const removeOnce = (id: number) =>
    call(app, OPERATIONS, 'DELETE', `/transporter?transporter_id=${id}`, undefined, {
      'idempotency-key': `delete-${one}`,
    });
  const first = await removeOnce(one);
  expect(first.status).toBe(200);
  expect(await removeOnce(one)).toEqual(first);
  expect(await removeOnce(other)).toMatchObject({
    status: 400,
    body: { field: 'Idempotency-Key' },
  });
  expect((await list(`transporter_id=${other}`)).body.count).toBe(1);
});
