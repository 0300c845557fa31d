import { Role } from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { buildApp } from '../src/core/http/app.ts';
import type { Services } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { readDocument } from '../src/accounting/syncedDocuments.ts';
import { replaceCompany, TEST_SECRETS, type TestApp } from './testApp.ts';

/** A document's answers wherever it is read, and masters that all change. */
export interface Said {
  reads: readonly string[];
  accounting?: 'BILL' | 'INVOICE' | 'CREDIT_NOTE';
  id: number;
}

/** The time of a record's last change, which a change of its customer's row scope moves too. */
const LAST_CHANGE = /"updated_at":"[^"]*",?/g;

/** Every answer, print and file of the document, as text. */
export async function said(test: TestApp, { reads, accounting, id }: Said): Promise<string[]> {
  const texts = [];
  const headers = await test.as(Role.TOP_ADMIN);
  for (const url of reads) {
    const { statusCode, body } = await test.app.inject({ method: 'GET', url, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${body}`);
    const text = body.replaceAll(LAST_CHANGE, '');
    texts.push(text.replaceAll(',"', ',\n"').replaceAll('\\n', '\n'));
  }
  if (accounting)
    texts.push(JSON.stringify((await readDocument(test.db, accounting, id))?.document, null, 1));
  return texts;
}

const CHANGES: RawBuilder<unknown>[] = [
  sql`update products set product_name = 'Renamed ' || product_id, hsn_code = '9999', pan_india_gst = 5`,
  sql`update skus set product_sku_name = 'Renamed SKU ' || product_sku_id, unit = 'carton', unit_code = 'CTN'`,
  sql`update tenants set tenant_name = 'Renamed customer ' || tenant_id, district = 'Kochi', state = 'Kerala', verified_tenant = false,
    gst_no = case when gst_no is null then '32ABCDE1234F1Z9' end`,
  sql`update sellers set seller_name = 'Renamed vendor ' || seller_id, mobile_1 = '9999999999', email_id_1 = 'renamed@example.com',
    gstin = case when seller_id = (select min(seller_id) from sellers) then '32ABCDE1234F1Z9' end`,
  sql`update addresses set address1 = 'Moved to 9 Other Street', address2 = 'Fort', city = 'Kochi', state = 'Kerala', postal_code = '682001'`,
  sql`update billing_registrations set legal_name = 'Renamed payer', address1 = 'Renamed road', city = 'Kochi', state = 'Kerala', postal_code = '682001'`,
  sql`update warehouses set warehouse_name = 'Renamed warehouse ' || warehouse_id`,
  sql`update transporters set transporter_name = 'Renamed transporter', gst_number = '32ABCDE1234F1Z9'`,
  sql`update users set first_name = 'Renamed', mobile = '7' || right(mobile, 9) where tenant_id is not null`,
];

/** Every master that a document shows, all at once. */
export async function changeMasters({ db }: TestApp): Promise<void> {
  for (const change of CHANGES) await change.execute(db);
}

/** The same data, served by a company that has another name, address, GST number and bank. */
export async function otherCompany(test: TestApp, services: object = {}): Promise<TestApp> {
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: test.url,
    MUNIM_ENV: 'development',
    COMPANY_NAME: 'Munim Renamed Private Limited',
    COMPANY_ADDRESS: '9 Other Street',
    COMPANY_CITY: 'Kochi',
    COMPANY_PIN: '682001',
    COMPANY_STATE: 'Kerala',
    COMPANY_GSTIN: '32AAACM4154Q1ZB',
    COMPANY_PHONE: '08000000000',
    COMPANY_EMAIL: 'renamed@munim.example',
    COMPANY_BANK: 'Another bank',
    INVOICE_TERMS: 'Other terms',
    QUOTATION_TERMS: 'Other terms',
  });
  await replaceCompany(test.db, settings);
  const app = await buildApp({ db: test.db, settings, services: services as Services });
  await app.ready();
  return { ...test, app };
}
