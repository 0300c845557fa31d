import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

async function addQuotation(): Promise<number> {
  const request_id = await addRfq(app, company, {});
  const quotation_items = [{ request_id, included_in_quotation: true }];
  return (await call(app, Role.SALES, 'POST', '/quotation', { quotation_items })).body.quotation_id;
}
const change = (quotation_id: number, status: string) =>
  call(app, Role.TOP_ADMIN, 'PUT', '/quotation', { quotation_id, status });
const setDays = async (credit_days: number | null) => {
  const { body } = await call(app, Role.TOP_ADMIN, 'PATCH', '/tenant/updateTenant', {
    tenant_id: company.tenantId,
    credit_days,
  });
  expect(body.data.credit_days).toBe(credit_days);
};
async function paymentOf(quotation_id: number): Promise<string | undefined> {
  const { body } = await app.app.inject({
    url: `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
    headers: await app.as(Role.SALES),
  });
  return /<small>Payment<\/small><br \/>([^<]*)</.exec(body)?.[1];
}

describe('the payment term of a print', () => {
  test("is the customer's credit days, and those of a company without", async () => {
    const id = await addQuotation();
    await setDays(null);
    expect(await paymentOf(id)).toBe('Within 30 days of the invoice');
    await setDays(45);
    expect(await paymentOf(id)).toBe('Within 45 days of the invoice');
    await setDays(1);
    expect(await paymentOf(id)).toBe('Within 1 day of the invoice');
    await setDays(0);
    expect(await paymentOf(id)).toBe('On the day of the invoice');
  });

  test('stays as it was sent, until a recall makes a new draft', async () => {
    const id = await addQuotation();
    await setDays(45);
    expect((await change(id, 'CONFIRMED')).status).toBe(200);
    await setDays(60);
    expect(await paymentOf(id)).toBe('Within 45 days of the invoice');
    expect((await change(id, 'SENT')).status).toBe(200);
    expect(await paymentOf(id)).toBe('Within 60 days of the invoice');
    await change(id, 'CONFIRMED');
    await setDays(null);
    expect(await paymentOf(id)).toBe('Within 60 days of the invoice');
  });

  test('one that was sent before its copy had the days says nothing of them', async () => {
    const id = await addQuotation();
    await app.db
      .insertInto('issued_copies')
      .columns(['entity', 'document_id', 'revision', 'company_key', 'masters'])
      .expression((eb) =>
        eb
          .selectFrom('company_copies')
          .select([
            sql.lit('QUOTATION').as('entity'),
            sql.lit(id).as('document_id'),
            sql.lit(0).as('revision'),
            'company_key',
            sql<string>`'{"billed_by_quotations": {}}'::jsonb`.as('masters'),
          ])
          .limit(1),
      )
      .execute();
    expect(await paymentOf(id)).toBeUndefined();
  });
});
