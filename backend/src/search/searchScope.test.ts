import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchKind } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_ROLES, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import type { Documents } from '../../testing/testScopedDocuments.ts';
import { addScopes, CUT_ROLES } from '../../testing/testScopes.ts';
import { SEARCH_KINDS, type SearchHit } from './search.shapes.ts';

/** Each kind is found by exactly those who have it in their list, whatever their role and permissions. */
let test: TestApp;
let own: Documents;
let foreign: Documents;
let ownedBy: Awaited<ReturnType<typeof addScopes>>['ownedBy'];
let productOf: (documents: Documents) => Promise<number>;
let ticketId: string;
/** Own and foreign ones of each kind; read once, for nothing changes what they are found by. */
let records: FoundRecord[];
const enquiryOf = new Map<Documents, number>();

beforeAll(async () => {
  test = await createTestApp({
    services: { outbox: keepingOutbox() },
  });
  ({ own, foreign, ownedBy } = await addScopes(test));
  const { db, userIdOf } = test;
  productOf = async ({ sku_id }) =>
    (
      await db
        .selectFrom('skus')
        .select('product_id')
        .where('product_sku_id', '=', sku_id)
        .executeTakeFirstOrThrow()
    ).product_id;
  for (const documents of [own, foreign]) {
    const { tenant_id, request_id } = documents;
    const { enquiry_id } = await db
      .insertInto('enquiries')
      .values({ tenant_id, created_by: userIdOf(Role.TOP_ADMIN) })
      .returning('enquiry_id')
      .executeTakeFirstOrThrow();
    const lineOf = { enquiry_id, enquiry_line: 1 };
    await db.updateTable('rfqs').set(lineOf).where('request_id', '=', request_id).execute();
    enquiryOf.set(documents, enquiry_id);
  }
  const ticket = { body_hash: '', list: 'AD_HOC' as const, description: 'x', fields: '{}' };
  ticketId = 'TK-4711';
  await db
    .insertInto('tickets')
    .values({
      ...ticket,
      user_id: userIdOf(Role.OPERATIONS),
      key: 'k',
      name: 'Broken screen',
      task_id: ticketId,
    })
    .execute();
  records = await readRecords();
}, 60_000);
afterAll(() => test.close());

/** The list of a kind, filtered to one record, and how a row of it is known. */
interface Listed {
  id: string;
  list: string;
  row?: object;
  /** Text that finds it. */
  text: string;
}
type FoundRecord = Listed & { kind: SearchKind };

const numberOfInvoice = async (id: number) =>
  (
    await test.db
      .selectFrom('invoices')
      .select('invoice_number')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
  ).invoice_number ?? '';
const numberOfChallan = async (id: number) =>
  (
    await test.db
      .selectFrom('delivery_challans')
      .select('challan_number')
      .where('challan_id', '=', id)
      .executeTakeFirstOrThrow()
  ).challan_number;

const nameOfOwn = async () =>
  (
    await test.db
      .selectFrom('organisations')
      .select('organisation_name')
      .where('org_id', '=', own.org_id)
      .executeTakeFirstOrThrow()
  ).organisation_name;

async function listedOf(kind: SearchKind, d: Documents): Promise<Listed> {
  const byId = (id: number, list: string, word = ''): Listed => ({
    id: String(id),
    list,
    text: `${word} ${id}`,
  });
  const product = await productOf(d);
  const order = encodeURIComponent(d.order_number);
  switch (kind) {
    case 'ORDER':
      return {
        id: d.order_number,
        list: `/getOrderRequest?order_number=${order}`,
        text: d.order_number.toLowerCase(),
      };
    case 'ENQUIRY': {
      const id = enquiryOf.get(d) ?? 0;
      return byId(id, `/rfq?enquiry_number=${enquiryNumber(id)}`, 'enq');
    }
    case 'QUOTE_REQUEST':
      return byId(d.request_id, `/rfq?request_id=${d.request_id}`, 'rfq');
    case 'QUOTATION':
      return byId(d.quotation_id, `/quotation?quotation_id=${d.quotation_id}`, 'quotation');
    case 'SAMPLE_REQUEST':
      return byId(
        d.sample_request_id,
        `/sample_request?sample_request_id=${d.sample_request_id}`,
        'sample',
      );
    case 'INVOICE':
      return {
        ...byId(d.invoice_id, `/invoice?invoiceId=${d.invoice_id}`),
        text: await numberOfInvoice(d.invoice_id),
      };
    case 'CREDIT_NOTE':
      return byId(d.creditnote_id, `/credit_note?creditnote_id=${d.creditnote_id}`);
    case 'PAYMENT':
      return {
        id: String(d.payment_id),
        list: '/payment?limit=200',
        row: { payment_id: d.payment_id },
        text: `${d === own ? 'own' : 'zzforeign'} ${d.po_id}`,
      };
    case 'DELIVERY_CHALLAN':
      return {
        ...byId(d.challan_id, `/dc?challanId=${d.challan_id}`),
        text: await numberOfChallan(d.challan_id),
      };
    case 'SHIPMENT':
      return byId(d.shipment_id, `/shipment?shipment_id=${d.shipment_id}`, 'shipment');
    case 'PURCHASE_ORDER':
      return byId(d.po_id, `/getPurchaseOrder?po_id=${d.po_id}`, 'po');
    case 'BILL':
      return byId(d.bill_id, `/bill?bill_id=${d.bill_id}`, 'bill');
    case 'TICKET':
      return { id: ticketId, list: `/tickets?search=${ticketId}`, text: 'tk-4711' };
    case 'CUSTOMER':
      return {
        ...byId(d.tenant_id, `/tenant/getTenant?tenant_id=${d.tenant_id}`),
        text: d === own ? 'hotel udupi' : 'zzforeign',
      };
    case 'CONTACT': {
      const { mobile } = await test.db
        .selectFrom('users')
        .select('mobile')
        .where('user_id', '=', d.user_id)
        .executeTakeFirstOrThrow();
      const list = `/admin/user?tenant_id=${d.tenant_id}&user_id=${d.user_id}`;
      return { id: String(d.user_id), list, text: `+91 ${mobile}` };
    }
    case 'ORGANISATION':
      return {
        ...byId(d.org_id, `/organisation/getOrganisation?org_id=${d.org_id}`),
        text: d === own ? await nameOfOwn() : 'zzforeign',
      };
    case 'VENDOR':
      return byId(d.seller_id, `/getSeller?seller_id=${d.seller_id}`, 'vendor');
    case 'PRODUCT':
      return byId(product, `/product?product_id=${product}`, 'product');
    case 'SKU':
      return byId(d.sku_id, `/sku?product_sku_id=${d.sku_id}`, 'sku');
  }
}

async function isListed(role: number, { list, row }: Listed): Promise<boolean> {
  const { status, body } = await call(test, role, 'GET', list);
  if (status !== 200) return false;
  return row
    ? JSON.stringify(body.data).includes(JSON.stringify(row).slice(1, -1))
    : body.count > 0;
}

async function found(role: number, path: string): Promise<string[]> {
  const { status, body } = await call(test, role, 'GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body.data as SearchHit[]).map(({ kind, id }) => `${kind}:${id}`);
}

const permit = (role: number, permissions: object) =>
  test.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('role_id', '=', role)
    .execute();

const keyOf = ({ kind, id }: FoundRecord) => `${kind}:${id}`;
async function readRecords(): Promise<FoundRecord[]> {
  const all: FoundRecord[] = [];
  for (const kind of SEARCH_KINDS)
    for (const documents of [own, foreign])
      all.push({ kind, ...(await listedOf(kind, documents)) });
  return all;
}

/** Which of these keys are found by key, several at a time. */
async function foundByKey(role: number, keys: readonly string[]): Promise<Set<string>> {
  const all: string[] = [];
  for (let i = 0; i < keys.length; i += LIMITS.recentRecords) {
    const some = keys.slice(i, i + LIMITS.recentRecords).map(encodeURIComponent);
    all.push(...(await found(role, `/search/records?keys=${some.join(',')}`)));
  }
  return new Set(all);
}

async function compare(role: number): Promise<string[]> {
  const wrong: string[] = [];
  const byKey = await foundByKey(role, records.map(keyOf));
  for (const record of records) {
    const key = keyOf(record);
    const expected = await isListed(role, record);
    if (byKey.has(key) !== expected) wrong.push(`${key} by key, listed: ${expected}`);
    if (record.kind === 'CREDIT_NOTE') continue; // a draft has no number yet
    const byText = await found(role, `/search?limit=50&text=${encodeURIComponent(record.text)}`);
    if (byText.includes(key) !== expected)
      wrong.push(`${key} by ${record.text}, listed: ${expected}`);
  }
  return wrong;
}

describe('rows', () => {
  it('of a top administrator are own and foreign ones, so the test can fail', async () => {
    for (const record of records)
      expect([keyOf(record), await isListed(Role.TOP_ADMIN, record)]).toEqual([
        keyOf(record),
        true,
      ]);
  });
  it.each(CUT_ROLES)('as %i with every permission: those of the lists', async (role) => {
    await permit(role, roleTemplate(Role.TOP_ADMIN));
    await ownedBy(role);
    expect(await compare(role)).toEqual([]);
  });
});

describe('permissions', () => {
  it.each(ALL_ROLES)('as %i with those of its template: those of the lists', async (role) => {
    await permit(role, roleTemplate(role));
    expect(await compare(role)).toEqual([]);
  });

  it('none at all find tickets of one’s own', async () => {
    await permit(Role.OPERATIONS, {});
    const keys: string[] = [];
    for (const kind of SEARCH_KINDS) keys.push(`${kind}:${(await listedOf(kind, own)).id}`);
    const query = keys.map(encodeURIComponent).join(',');
    expect(await found(Role.OPERATIONS, `/search/records?keys=${query}`)).toEqual([
      `TICKET:${ticketId}`,
    ]);
  });

  it('to see vendors: a challan and a payment name none without', async () => {
    const { db } = test;
    await permit(Role.SALES, roleTemplate(Role.SALES));
    const { seller_name } = await db
      .selectFrom('sellers')
      .select('seller_name')
      .where('seller_id', '=', own.seller_id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('delivery_challans')
      .set({ tenant_id: null, seller_id: own.seller_id })
      .where('challan_id', '=', own.challan_id)
      .execute()
      .catch(() => undefined);
    await ownedBy(Role.SALES);
    const keys = `DELIVERY_CHALLAN:${own.challan_id},PAYMENT:${own.payment_id}`;
    const { text } = await textOf(Role.SALES, `/search/records?keys=${keys}`);
    expect(text).not.toContain(seller_name);
  });
});

async function textOf(role: number, url: string) {
  const response = await test.app.inject({ url, headers: await test.as(role) });
  return { status: response.statusCode, text: response.body };
}
