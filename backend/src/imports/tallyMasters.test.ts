import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImportKind } from '@munim/schema/generated/types.ts';
import { dayFromToday } from '../core/data/days.ts';
import { financialYear } from '../core/data/documentNumber.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { step } from '../../testing/testSteps.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await testImports();
});
afterAll(() => imports.close());

const ADMIN = Role.TOP_ADMIN;
const text = fs.readFileSync(new URL('../../testing/tallyMasters.xml', import.meta.url), 'utf8');
/** Encoding of Tally: two bytes a letter, after a byte order mark. */
const utf16 = new Uint8Array(Buffer.from(`\u{FEFF}${text}`, 'utf16le'));
const bigEndian = () => new Uint8Array(Buffer.from(utf16).swap16());
const utf8 = new TextEncoder().encode(text);

test('masters and open bills of Tally', async () => {
  await step("masters of Tally's XML export come in, in either encoding", async () => {
    const kinds: [ImportKind, number][] = [
      ['ORGANISATION', 2],
      ['CUSTOMER', 2],
      ['VENDOR', 1],
      ['CATEGORY', 1],
      ['PRODUCT', 1],
      ['SKU', 1],
    ];
    for (const [kind, count] of kinds) {
      const done = await imports.apply(ADMIN, utf16, kind, 'Tally');
      expect(done).toMatchObject({ kind, status: 'APPLIED', new_rows: count });
      const { body } = await imports.send(ADMIN, utf8, kind, 'Tally');
      expect(await imports.settled(ADMIN, body.data.import_id)).toMatchObject({ same_rows: count });
    }
    const { rows } = await sql`select
    (select json_agg(json_build_array(t.tenant_name, g.organisation_name, t.gst_no, t.district, t.state) order by t.tenant_id)
      from tenants t join organisations g using (org_id)) as customers,
    (select json_agg(json_build_array(s.seller_name, s.mobile_1, s.pin_code)) from sellers s) as vendors,
    (select json_agg(json_build_array(p.product_name, p.hsn_code, p.pan_india_gst::text, k.unit, k.unit_code))
      from products p join skus k using (product_id)) as goods`.execute(imports.t.db);
    expect(rows).toEqual([
      {
        customers: [
          ['Kaveri Residency', 'Hotels South', '29AABCU9603R1ZJ', 'Bengaluru', 'Karnataka'],
          ['Hampi & Sons', 'Sundry Debtors', null, null, null],
        ],
        vendors: [['Sri Traders', '9876500000', 600001]],
        goods: [['Steel tumbler', '73239390', '18.00', 'Pcs', 'PCS']],
      },
    ]);
  });

  await step(
    'open bills of ledgers are unpaid invoices, bills and advances, by the side that they are on',
    async () => {
      const documents = async (kind: ImportKind) => {
        const done = await imports.apply(ADMIN, utf16, kind, 'Tally');
        const { body } = await imports.send(ADMIN, utf8, kind, 'Tally');
        const again = await imports.settled(ADMIN, body.data.import_id);
        expect(again).toMatchObject({ same_rows: done.new_rows });
        const { rows } = await sql`select number, document_date, due_date, amount::text, as_of::text
      from opening_documents where kind = ${kind.replace('UNPAID_', '')} order by opening_documents.amount`.execute(
          imports.t.db,
        );
        return rows;
      };
      // the ledger's opening balance of 1,23,456.00 Dr is 28,455.50 more than its bills
      const year = Number(financialYear().slice(0, 2)) + 2000;
      const yesterday = dayFromToday(-1);
      const rest = {
        number: 'Opening balance',
        document_date: `${year}-03-31`,
        due_date: `${year}-03-31`,
      };
      expect(await documents('UNPAID_INVOICE')).toEqual([
        { ...rest, amount: '28455.50', as_of: yesterday },
        {
          ...{ number: 'SI/25-26/118', document_date: '2026-02-14', due_date: '2026-03-16' },
          ...{ amount: '100000.50', as_of: yesterday },
        },
      ]);
      expect(await documents('CUSTOMER_ADVANCE')).toMatchObject([
        { number: 'RV 77', document_date: '2026-03-01', amount: '5000.00' },
      ]);
      expect(await documents('UNPAID_BILL')).toMatchObject([
        { number: 'ST/901', due_date: '2026-03-06', amount: '43250.00' },
      ]);
      expect(await documents('VENDOR_ADVANCE')).toMatchObject([
        { number: 'PV 12', amount: '2000.00' },
      ]);
    },
  );
}, 60_000);

test('an XML file is no sheet of other kinds, and the other order of bytes is read too', async () => {
  const { status, body } = await imports.send(ADMIN, utf16, 'CUSTOMER_CONTACT', 'Tally');
  expect([status, body.field]).toEqual([400, 'sheet']);
  expect(body.message).toMatch('An XML file cannot be read here');
  expect((await imports.send(ADMIN, bigEndian(), 'VENDOR', 'Tally')).status).toBe(200);
});

test('many texts of one tag are read in time', async () => {
  const lines = '<ADDRESS>x</ADDRESS>'.repeat(300_000);
  const sheet = `<ENVELOPE><TALLYMESSAGE><LEDGER NAME="Long"><ADDRESS.LIST>${lines}</ADDRESS.LIST><PARENT>Sundry Creditors</PARENT></LEDGER></TALLYMESSAGE></ENVELOPE>`;
  const { status } = await imports.send(ADMIN, new TextEncoder().encode(sheet), 'VENDOR', 'Long');
  expect(status).toBe(200);
}, 30_000);

test.each([
  ['half an export', utf16.slice(0, 1200), 'The file is broken, or no XML export of Tally'],
  [
    'an export without such masters',
    new TextEncoder().encode('<ENVELOPE></ENVELOPE>'),
    'The file has no ledger under Sundry Debtors',
  ],
  [
    'entities of its own',
    new TextEncoder().encode(
      '<!DOCTYPE a [<!ENTITY b "c">]><ENVELOPE><TALLYMESSAGE><LEDGER NAME="&b;"/></TALLYMESSAGE></ENVELOPE>',
    ),
    /broken|no ledger/,
  ],
])('%s is no import', async (_, sheet, message) => {
  const { status, body } = await imports.send(ADMIN, sheet, 'CUSTOMER', 'Tally');
  expect([status, body.field]).toEqual([400, 'sheet']);
  expect(body.message).toMatch(message);
});
