import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { csvOf, partsOf, sheetData, xlsxOf, zipOf } from '../../testing/testSheets.ts';
import { step } from '../../testing/testSteps.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await testImports();
  await imports.apply(ADMIN, [GROUPS, ['H1', 'Hampi Stays']], 'ORGANISATION');
});
afterAll(() => imports.close());

const ADMIN = Role.TOP_ADMIN;
const GROUPS = ['external_id', 'organisation_name'];
const CUSTOMERS = [
  'external_id',
  'customer_name',
  'organisation',
  'gst_no',
  'address1',
  'city',
  'state',
  'postal_code',
];
const BENGALURU = ['12 MG Road', 'Bengaluru', 'Karnataka', '560001'];
const GSTIN = '29AABCU9603R1ZJ';
const OTHER_GSTIN = '29AAACM4154Q1ZY';

const faultsOf = async (sheet: Parameters<TestImports['send']>[1], kind: string) => {
  const { body } = await imports.send(ADMIN, sheet, kind);
  const checked = await imports.settled(ADMIN, body.data.import_id);
  const rows = await imports.rows(ADMIN, checked.import_id, 'FAULTY');
  return rows.flatMap(({ row, faults }) =>
    faults.map(({ column, message }) => [row, column, message]),
  );
};
const customerNamed = (name: string) =>
  imports.t.db.selectFrom('tenants').selectAll().where('tenant_name', '=', name).execute();

test('a company moves in', async () => {
  await step(
    'organisations, customers, contacts and addresses come in as the forms write them',
    async () => {
      const groups = await imports.apply(
        ADMIN,
        [GROUPS, ['G1', 'Kaveri Hotels']],
        'ORGANISATION',
        'Tally',
      );
      expect(groups).toMatchObject({
        status: 'APPLIED',
        new_rows: 1,
        faulty_rows: 0,
        actions: ['UNDO'],
      });
      const customers = [CUSTOMERS, ['C1', 'Kaveri Residency', 'G1', GSTIN, ...BENGALURU]];
      expect(await imports.apply(ADMIN, customers, 'CUSTOMER', 'Tally')).toMatchObject({
        status: 'APPLIED',
      });
      const people = [
        ['external_id', 'customer', 'first_name', 'email', 'mobile'],
        ['P1', 'C1', 'Lakshmi', 'lakshmi@example.com', '9876500001'],
      ];
      await imports.apply(ADMIN, people, 'CUSTOMER_CONTACT', 'Tally');
      const places = [
        ['external_id', 'customer', 'address1', 'city', 'postal_code'],
        ['A1', 'kaveri residency', '4 Beach Road', 'Chennai', '600001'],
      ];
      await imports.apply(ADMIN, places, 'CUSTOMER_ADDRESS', 'Tally');
      const [customer] = await customerNamed('Kaveri Residency');
      expect(customer).toMatchObject({ gst_no: GSTIN, district: 'Bengaluru', state: 'Karnataka' });
      const { rows } = await sql`select
      (select json_agg(address1 order by address_id) from addresses where entity_type = 'TENANT' and entity_id = ${customer?.tenant_id}) as places,
      (select json_agg(gst_no) from billing_registrations where tenant_id = ${customer?.tenant_id}) as numbers,
      (select json_agg(first_name) from users where tenant_id = ${customer?.tenant_id}) as people,
      (select json_agg(action) from audit_log where entity = 'TENANT' and entity_id = ${customer?.tenant_id}) as log`.execute(
        imports.t.db,
      );
      expect(rows).toEqual([
        {
          places: ['12 MG Road', '4 Beach Road'],
          numbers: [GSTIN],
          people: ['Lakshmi'],
          log: ['CREATE'],
        },
      ]);
      expect(imports.sent).toEqual([]);
    },
  );

  await step(
    'the same sheet again changes nothing, another value changes one record, and both sources stay apart',
    async () => {
      const again = [
        CUSTOMERS,
        ['C1', 'Kaveri Residency', 'G1', GSTIN, '12 MG Road', 'Bengaluru', 'KARNATAKA', '560001'],
      ];
      const { body } = await imports.send(ADMIN, again, 'CUSTOMER', 'Tally');
      const same = await imports.settled(ADMIN, body.data.import_id);
      expect(same).toMatchObject({
        new_rows: 0,
        changed_rows: 0,
        same_rows: 1,
        actions: ['CHECK'],
      });
      const changed = [CUSTOMERS, ['C1', 'Kaveri Residency Bengaluru', 'G1', '', '', '', '', '']];
      const applied = await imports.apply(ADMIN, changed, 'CUSTOMER', 'Tally');
      expect(await imports.rows(ADMIN, applied.import_id)).toMatchObject([
        {
          outcome: 'CHANGED',
          differences: [
            { column: 'customer_name', from: 'Kaveri Residency', to: 'Kaveri Residency Bengaluru' },
          ],
        },
      ]);
      const undone = await imports.undo(ADMIN, applied.import_id);
      expect(undone).toMatchObject({ status: 'UNDONE', fault: null });
      expect(await customerNamed('Kaveri Residency')).toMatchObject([{ gst_no: GSTIN }]);
      const other = await imports.send(
        ADMIN,
        [CUSTOMERS, ['C1', 'Another', 'Kaveri Hotels', '', '', '', '', '']],
        'CUSTOMER',
        'Zoho',
      );
      expect(await imports.settled(ADMIN, other.body.data.import_id)).toMatchObject({
        new_rows: 1,
      });
    },
  );
});

describe('faults', () => {
  test('each is named by row and column, and nothing can be applied', async () => {
    const rows = [
      CUSTOMERS,
      ['F1', 'Wrong digit', 'H1', '29AABCU9603R1ZX', ...BENGALURU],
      ['F2', 'Wrong state', 'H1', '', '12 MG Road', 'Bengaluru', 'Kerala', '560001'],
      ['F3', 'No group', 'Nowhere', '', '', '', '', ''],
      ['F4', `Unseen\u200b`, 'H1', '', '', '', '', ''],
      ['F5', '', 'H1', '', '', '', '', ''],
      ['F1', 'Twice', 'H1', '', '', '', '', ''],
      ['F7', '=A1', 'H1', '', '', '', '', ''],
      ['F8', 'Half an address', 'H1', '', '', 'Bengaluru', '', '560001'],
      ['F9', 'Good', 'H1', '', '', '', '', ''],
    ];
    expect(await faultsOf(rows, 'CUSTOMER')).toEqual([
      [
        2,
        'gst_no',
        'GST number has a wrong check digit. It takes: GST number, with its check digit; empty for none, for example 29AAACK1234M1ZP',
      ],
      [3, 'state', expect.stringContaining('560001')],
      [4, 'organisation', expect.stringContaining('There is no organisation Nowhere')],
      [
        5,
        'customer_name',
        'customer_name holds characters that cannot be seen. Please type it anew.',
      ],
      [6, 'customer_name', 'customer_name is required'],
      [7, 'external_id', 'external_id F1 is in row 2 already'],
      [8, 'customer_name', expect.stringContaining('holds a formula')],
      [9, 'address1', 'address1 is required'],
    ]);
    const { body } = await imports.send(ADMIN, rows, 'CUSTOMER');
    const checked = await imports.settled(ADMIN, body.data.import_id);
    expect(checked).toMatchObject({ new_rows: 1, faulty_rows: 8, actions: ['CHECK'] });
    const refused = await imports.run(ADMIN, checked.import_id, 'APPLY');
    expect(refused).toMatchObject({ status: 400, body: { error: 'IMPORT_NOT_READY' } });
    expect(await customerNamed('Good')).toEqual([]);
  });

  test('columns are named as the sheet writes them, and what is right is shown', async () => {
    const head = ['External Id', 'Customer Name *', 'ORGANISATION', 'GST No', 'postal code'];
    const place = { at: ['address1', 'city'], of: ['12 MG Road', 'Bengaluru'] };
    expect(
      await faultsOf(
        [
          [...head, ...place.at],
          ['G1', 'Short number', 'H1', '29AABCU', '', '', ''],
          ['G2', 'No PIN code', 'H1', '', '5600', ...place.of],
          ['G3', '', 'H1', '', '', '', ''],
          ['G1', 'Twice', 'H1', '', '', '', ''],
        ],
        'CUSTOMER',
      ),
    ).toEqual([
      [
        2,
        'GST No',
        expect.stringMatching(/^GST number must have 15 characters\. It takes: .*29AAACK1234M1ZP$/),
      ],
      [3, 'postal code', expect.stringMatching(/^postal code is not valid\. It takes: .*560001$/)],
      [4, 'Customer Name', 'Customer Name is required'],
      [5, 'External Id', 'External Id G1 is in row 2 already'],
    ]);
  });

  test('one name in two rows, and a name that two customers have', async () => {
    expect(
      await faultsOf(
        [GROUPS, ['T1', 'Twin'], ['T2', 'TWIN'], ['T3', 'Hampi Stays']],
        'ORGANISATION',
      ),
    ).toEqual([
      [3, 'organisation_name', 'organisation_name TWIN is in row 2 already'],
      [4, 'organisation_name', 'This organisation name is already in use'],
    ]);
    const twins = ['T1', 'T2'].map((id) => [id, 'Hotel Mayura', 'Hampi Stays', '', '', '', '', '']);
    await imports.apply(ADMIN, [CUSTOMERS, ...twins], 'CUSTOMER');
    const head = ['external_id', 'customer', 'address1', 'city', 'postal_code'];
    const at = ['1 Fort', 'Bengaluru', '560001'];
    expect(
      await faultsOf(
        [head, ['X1', 'hotel mayura', ...at], ['X2', 'T2', ...at]],
        'CUSTOMER_ADDRESS',
      ),
    ).toEqual([
      [2, 'customer', 'There are 2 records named hotel mayura (customer): write the external id'],
    ]);
  });

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), 'Only .xlsx and .csv sheets can be read'],
    [
      'another header',
      csvOf([
        ['id', 'name'],
        [1, 'x'],
      ]),
      /id is not a column of this sheet/,
    ],
    ['a header alone', csvOf([GROUPS]), 'The sheet has no row under its column names'],
    [
      'half a workbook',
      zipOf(partsOf(sheetData(GROUPS, '<c><v>1</v></c>'))).slice(0, 300),
      'The file is broken',
    ],
    [
      'one row too many',
      csvOf([GROUPS, ...Array.from({ length: LIMITS.importRows + 1 }, (_, i) => [i, `G ${i}`])]),
      'A sheet may have at most 50000 rows',
    ],
    ['an unclosed quote', csvOf([GROUPS, ['1', '"half']]), /never closed/],
  ])('%s is no import', async (_, sheet, message) => {
    const { status, body } = await imports.send(ADMIN, sheet, 'ORGANISATION');
    expect([status, body.field]).toEqual([400, 'sheet']);
    expect(body.message).toMatch(message);
  });

  test('kind and source are checked, and unknown fields refused', async () => {
    const sheet = [GROUPS, ['1', 'x']];
    expect(await imports.send(ADMIN, sheet, 'SHIP')).toMatchObject({
      status: 400,
      body: { field: 'kind' },
    });
    expect(await imports.send(ADMIN, sheet, 'ORGANISATION', '<b>')).toMatchObject({
      status: 400,
      body: { field: 'source' },
    });
  });

  test('a workbook is read like a text', async () => {
    const sheet = await xlsxOf([GROUPS, ['W1', 'Workbook Hotels']]);
    expect(await imports.apply(ADMIN, sheet, 'ORGANISATION')).toMatchObject({
      status: 'APPLIED',
      new_rows: 1,
    });
  });
});

describe('all or none', () => {
  test('a row that is refused after the check leaves nothing', async () => {
    const { body } = await imports.send(
      ADMIN,
      [GROUPS, ['L1', 'Late one'], ['L2', 'Late two']],
      'ORGANISATION',
    );
    const { import_id } = await imports.settled(ADMIN, body.data.import_id);
    await imports.t.db
      .insertInto('organisations')
      .values({ organisation_name: 'late TWO' })
      .execute();
    await imports.run(ADMIN, import_id, 'APPLY');
    expect(await imports.settled(ADMIN, import_id)).toMatchObject({
      status: 'CHECKED',
      fault:
        'Row 3, organisation_name: This organisation name is already in use. Nothing was written: check again',
    });
    const left =
      await sql`select (select count(*) from organisations where organisation_name = 'Late one')
      + (select count(*) from external_ids where external_id in ('L1', 'L2'))
      + (select count(*) from import_records where import_id = ${import_id}) as n`.execute(
        imports.t.db,
      );
    expect(left.rows).toEqual([{ n: 0 }]);
  });

  test('two imports of one kind run one after the other, and two clicks are one run', async () => {
    const sheets = ['R1', 'R2'].map((id) => [GROUPS, [id, `Run ${id}`]]);
    const sent = await Promise.all(
      sheets.map((sheet) => imports.send(ADMIN, sheet, 'ORGANISATION')),
    );
    const stop = await imports.startWorker();
    const ids = sent.map(({ body }) => body.data.import_id as number);
    for (const id of ids) await imports.settled(ADMIN, id);
    const clicks = await Promise.all([...ids, ...ids].map((id) => imports.run(ADMIN, id, 'APPLY')));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400]);
    for (const id of ids)
      expect(await imports.settled(ADMIN, id)).toMatchObject({ status: 'APPLIED', new_rows: 1 });
    await stop();
  });

  test('a run that was lost with its server is started again, and what it overtook writes nothing', async () => {
    const { body } = await imports.send(ADMIN, [GROUPS, ['K1', 'Killed']], 'ORGANISATION');
    const { import_id } = await imports.settled(ADMIN, body.data.import_id);
    await sql`update imports set status = 'APPLYING', run_id = gen_random_uuid(), seen_at = now() - interval '2 minutes'
      where import_id = ${import_id}`.execute(imports.t.db);
    expect(await imports.run(ADMIN, import_id, 'APPLY')).toMatchObject({ status: 200 });
    expect(await imports.settled(ADMIN, import_id)).toMatchObject({
      status: 'APPLIED',
      new_rows: 1,
    });
  });
});

describe('undo', () => {
  test('is refused with the names of what hangs on the records, and then takes back everything', async () => {
    const groups = await imports.apply(ADMIN, [GROUPS, ['U1', 'Undo Hotels']], 'ORGANISATION');
    const rows = [CUSTOMERS, ['U2', 'Undo Residency', 'U1', OTHER_GSTIN, ...BENGALURU]];
    const customers = await imports.apply(ADMIN, rows, 'CUSTOMER');
    expect(await imports.undo(ADMIN, groups.import_id)).toMatchObject({
      status: 'APPLIED',
      fault: 'In use by 1 customers (first of U1). Nothing was undone',
    });
    const [undone] = await customerNamed('Undo Residency');
    const tenant_id = undone?.tenant_id ?? 0;
    const { comment_id } = await imports.t.db
      .insertInto('comments')
      .values({
        entity_name: 'TENANT',
        entity_id: tenant_id,
        comments: 'pays late',
        created_by: imports.t.userIdOf(ADMIN),
      })
      .returning('comment_id')
      .executeTakeFirstOrThrow();
    expect(await imports.undo(ADMIN, customers.import_id)).toMatchObject({
      fault: 'In use by 1 comments (first of U2). Nothing was undone',
    });
    await imports.t.db.deleteFrom('comments').where('comment_id', '=', comment_id).execute();
    expect(await imports.undo(ADMIN, customers.import_id)).toMatchObject({ status: 'UNDONE' });
    expect(await imports.undo(ADMIN, groups.import_id)).toMatchObject({ status: 'UNDONE' });
    const left =
      await sql`select (select count(*) from organisations where organisation_name = 'Undo Hotels')
      + (select count(*) from tenants where tenant_id = ${tenant_id})
      + (select count(*) from addresses where entity_type = 'TENANT' and entity_id = ${tenant_id})
      + (select count(*) from external_ids where external_id in ('U1', 'U2')) as n`.execute(
        imports.t.db,
      );
    expect(left.rows).toEqual([{ n: 0 }]);
    expect(
      await imports.apply(
        ADMIN,
        rows
          .slice(0, 1)
          .concat([['U2', 'Undo Residency', 'Hampi Stays', OTHER_GSTIN, ...BENGALURU]]),
        'CUSTOMER',
      ),
    ).toMatchObject({ new_rows: 1 });
  });

  test('is refused when somebody has changed a record by hand', async () => {
    const applied = await imports.apply(ADMIN, [GROUPS, ['V1', 'By hand']], 'ORGANISATION');
    const headers = await imports.t.as(ADMIN);
    const { org_id } = await imports.t.db
      .selectFrom('organisations')
      .select('org_id')
      .where('organisation_name', '=', 'By hand')
      .executeTakeFirstOrThrow();
    const payload = { org_id, organisation_name: 'By hand, changed' };
    await imports.t.app.inject({
      method: 'PATCH',
      url: '/organisation/updateOrganisation',
      payload,
      headers,
    });
    expect(await imports.undo(ADMIN, applied.import_id)).toMatchObject({
      status: 'APPLIED',
      fault: 'In use by 1 later changes (first of V1). Nothing was undone',
    });
  });
});

describe('who may', () => {
  test('both permissions of the kind are needed, and imports of others are not seen', async () => {
    const { SALES } = Role;
    const sheet = [GROUPS, ['S1', 'Sales group']];
    expect(await imports.send(SALES, sheet, 'ORGANISATION')).toMatchObject({ status: 403 });
    const { body } = await imports.send(ADMIN, sheet, 'ORGANISATION');
    const headers = await imports.t.as(SALES);
    const url = `/import?import_id=${body.data.import_id}`;
    expect((await imports.t.app.inject({ url, headers })).statusCode).toBe(404);
    expect(await imports.run(SALES, body.data.import_id, 'CHECK')).toMatchObject({ status: 404 });
    const templates = await imports.t.app.inject({ url: '/import/templates', headers });
    expect(templates.json().data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'CUSTOMER',
      'CUSTOMER_ADDRESS',
      'OPEN_ORDER',
    ]);
    await imports.settled(ADMIN, body.data.import_id);
  });

  test('rules of the role hold for each row: a sales person makes own customers only', async () => {
    const rows = [
      ['external_id', 'customer_name', 'organisation', 'sales_person'],
      ['O1', 'Mine', 'Hampi Stays', ''],
      ['O2', 'Yours', 'Hampi Stays', 'role1001@example.com'],
    ];
    const { body } = await imports.send(Role.SALES, rows, 'CUSTOMER');
    const checked = await imports.settled(Role.SALES, body.data.import_id);
    expect(await imports.rows(Role.SALES, checked.import_id)).toMatchObject([
      { outcome: 'NEW' },
      {
        faults: [{ column: 'sales_person', message: 'You can only create customers of your own' }],
      },
    ]);
  });

  test('an external id stays with its record, also for who does not see it', async () => {
    const head = ['external_id', 'customer_name', 'organisation'];
    const theirs = await imports.apply(ADMIN, [head, ['X1', 'Theirs', 'Hampi Stays']], 'CUSTOMER');
    expect(theirs.status).toBe('APPLIED');
    const mine = [head, ['X1', 'Mine too', 'Hampi Stays']];
    const { body } = await imports.send(Role.SALES, mine, 'CUSTOMER');
    const checked = await imports.settled(Role.SALES, body.data.import_id);
    expect(checked.actions).not.toContain('APPLY');
    expect(await imports.rows(Role.SALES, checked.import_id)).toMatchObject([
      {
        outcome: 'FAULTY',
        faults: [
          {
            column: 'external_id',
            message: expect.stringContaining('stands for a record of somebody else'),
          },
        ],
      },
    ]);
  });

  test('another person takes back what somebody sent who may not import any more', async () => {
    const { db } = imports.t;
    const head = ['external_id', 'customer_name', 'organisation'];
    const sent = await imports.apply(
      Role.SALES,
      [head, ['U1', 'Short stay', 'Hampi Stays']],
      'CUSTOMER',
    );
    expect(sent.status).toBe('APPLIED');
    const { user_id } = await db
      .selectFrom('imports')
      .select('user_id')
      .where('import_id', '=', sent.import_id)
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ banned: true }).where('user_id', '=', user_id).execute();
    try {
      await imports.run(ADMIN, sent.import_id, 'UNDO');
      expect(await imports.settled(ADMIN, sent.import_id)).toMatchObject({ status: 'UNDONE' });
    } finally {
      await db.updateTable('users').set({ banned: false }).where('user_id', '=', user_id).execute();
    }
    const { rows } = await sql<{ action: string; same: boolean }>`
      select action, user_id = ${user_id} as same from audit_log
      where entity = 'IMPORT' and entity_id = ${String(sent.import_id)} order by 1`.execute(db);
    expect(rows).toContainEqual({ action: 'APPLY', same: true });
    expect(rows).toContainEqual({ action: 'UNDO', same: false });
  });
});
