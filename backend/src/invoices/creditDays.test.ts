import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { dayFromToday } from '../core/data/days.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
beforeEach(() => company.test.db.updateTable('tenants').set({ credit_days: null }).execute());
afterAll(() => company.test.close());

const invoiced = () =>
  addBilled(company).then(({ invoiceIds }) =>
    company.test.db
      .selectFrom('invoices')
      .select(['invoice_id', 'tenant_id', 'due_date'])
      .where('invoice_id', '=', invoiceIds[0]!)
      .executeTakeFirstOrThrow(),
  );
const setDays = (tenant_id: number, credit_days: unknown, role: number = Role.TOP_ADMIN) =>
  call(company.test, role, 'PATCH', '/tenant/updateTenant', { tenant_id, credit_days });
const due = async (id: number) => (await readInvoice(company, id)).due_date;

test('an invoice is due after the days of its customer; those that are made keep their day', async () => {
  const first = await invoiced();
  const tenantId = first.tenant_id;
  expect(first.due_date).toBe(dayFromToday(30));
  for (const days of [45, 0, 180]) {
    const answer = await setDays(tenantId, days);
    expect(answer).toMatchObject({ status: 200, body: { data: { credit_days: days } } });
    expect((await invoiced()).due_date).toBe(dayFromToday(days));
  }
  expect((await setDays(tenantId, null)).body.data.credit_days).toBeNull();
  expect((await invoiced()).due_date).toBe(dayFromToday(30));
  expect(await due(first.invoice_id)).toBe(dayFromToday(30));
});

test('a day set by hand stays when the days of the customer change', async () => {
  const { invoice_id, tenant_id } = await invoiced();
  const change = { invoice_id, due_date: dayFromToday(70) };
  expect((await call(company.test, Role.TOP_ADMIN, 'PUT', '/invoice', change)).status).toBe(200);
  expect((await setDays(tenant_id, 5)).status).toBe(200);
  expect(await due(invoice_id)).toBe(dayFromToday(70));
});

test('0 to 180 whole days, of one customer, by those who change customers', async () => {
  const { tenant_id } = await invoiced();
  const { body } = await call(company.test, Role.TOP_ADMIN, 'POST', '/tenant/createTenant', {
    tenant_name: 'Second Inn',
    org_id: 1,
    credit_days: 60,
  });
  expect(body.data.credit_days).toBe(60);
  expect((await setDays(body.data.tenant_id, 90)).status).toBe(200);
  const { body: kept } = await call(
    company.test,
    Role.TOP_ADMIN,
    'GET',
    `/tenant/getTenant?tenant_id=${tenant_id}`,
  );
  expect(kept.tenants[0].credit_days).not.toBe(90);
  for (const wrong of [181, -1, 1.5, '45'])
    expect(await setDays(tenant_id, wrong)).toMatchObject({
      status: 400,
      body: { field: 'credit_days' },
    });
  expect((await setDays(tenant_id, 10, Role.OPERATIONS)).status).toBe(403);
});

test('what a customer owes is listed with the date and the due date of each invoice', async () => {
  const { invoice_id, due_date } = await invoiced();
  const day = dayFromToday(0);
  const { body } = await call(
    company.test,
    Role.TOP_ADMIN,
    'GET',
    `/reports/metrics?measures=OUTSTANDING&group_by=RECORD,DATED,DUE&from_date=${day}&to_date=${day}`,
  );
  const rows: { groups: { id: string }[] }[] = body.data;
  const ids = rows.map(({ groups }) => groups.map(({ id }) => id));
  expect(ids).toContainEqual([`INVOICE-${invoice_id}`, day, due_date]);
});
