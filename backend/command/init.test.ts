import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import sharp from 'sharp';
import { onServer } from '../src/core/data/onServer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { callMunim } from '../testing/testMunim.ts';
import { startSmtp } from '../testing/testServers.ts';

const COMPANY = {
  legal_name: 'Asha Traders Private Limited',
  pan: 'aaacm4154q',
  bank: 'State Bank\nA/c 1, IFSC SBIN0000001',
};
const KOCHI = {
  gstin: '32AAACM4154Q1ZB',
  address1: '9 Market Road',
  city: 'Kochi',
  postal_code: '682001',
};
const ASHA = { first_name: 'Asha', email: 'Asha@Nursery.in', mobile: '9810000001' };

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-init-'));
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const ask = async <Row extends object>(text: string) =>
  onServer(database.ownerUrl, async (client) => (await client.query<Row>(text)).rows);
beforeEach(async () => {
  await ask(
    'delete from messages; delete from document_prefixes; delete from document_series; delete from company; delete from gst_registrations; delete from users',
  );
});

const init = (args: string[], more: { input?: string; env?: NodeJS.ProcessEnv } = {}) =>
  callMunim(database, ['init', ...args], more);
function answers(value: unknown): string[] {
  const file = path.join(folder, 'answers.json');
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return ['--from', file];
}
const WHOLE = { company: COMPANY, registration: KOCHI, administrator: ASHA };
const held = async () => ({
  companies: await ask('select legal_name, pan, bank from company'),
  registrations: await ask('select gstin, state, city, is_default from gst_registrations'),
  staff: await ask('select email, role_id from users'),
});
const NOTHING = { companies: [], registrations: [], staff: [] };
const DONE = {
  companies: [{ legal_name: COMPANY.legal_name, pan: 'AAACM4154Q', bank: COMPANY.bank }],
  registrations: [{ gstin: KOCHI.gstin, state: 'Kerala', city: 'Kochi', is_default: true }],
  staff: [{ email: 'asha@nursery.in', role_id: Role.TOP_ADMIN }],
};

test('answers of a file make company, registration and administrator; a second time is refused', async () => {
  expect(init(answers(WHOLE))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('asha@nursery.in is an administrator'),
  });
  expect(await held()).toEqual(DONE);
  const [welcome] = await ask(`select subject, recipients from messages`);
  expect(welcome).toEqual({
    subject: expect.stringContaining('Asha Traders Private Limited'),
    recipients: ['asha@nursery.in'],
  });
  const audit = await ask<{ remarks: string }>(
    `select remarks from audit_log where entity in ('COMPANY', 'USER') order by audit_id desc limit 3`,
  );
  expect(audit.every(({ remarks }) => remarks.startsWith('By munim init of '))).toBe(true);
  const again = init(answers({ ...WHOLE, company: { ...COMPANY, legal_name: 'Another' } }));
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('is set up') });
  expect(await held()).toEqual(DONE);
}, 60_000);

test('logo and signature are files, and a file that is none makes nothing', async () => {
  const logo = path.join(folder, 'logo.png');
  const withLogo = () => init([...answers(WHOLE), '--logo', logo]);
  expect(withLogo()).toMatchObject({ status: 1, stderr: expect.stringContaining('--logo') });
  fs.writeFileSync(logo, 'no picture');
  expect(withLogo()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Only JPEG and PNG'),
  });
  expect(await held()).toEqual(NOTHING);
  const large = sharp({ create: { width: 3000, height: 900, channels: 3, background: '#c00' } });
  fs.writeFileSync(logo, await large.png().toBuffer());
  expect(withLogo().status).toBe(0);
  const [kept] = await ask<{ logo: string; signature: string }>(
    'select logo, signature from company',
  );
  expect(kept).toEqual({
    logo: expect.stringMatching(/^data:image\/png;base64,/),
    signature: '',
  });
}, 60_000);

test('options win over the file, and questions are asked for the rest', async () => {
  const given = [
    '--legal-name',
    'Asha Stores',
    '--invoice-prefix',
    'at',
    '--invoice-next',
    '146',
    ...answers({ company: COMPANY, registration: KOCHI }),
  ];
  const typed = ['', 'Asha', '', 'not an address', '9810000001', 'asha@nursery.in'];
  const optional = Array.from({ length: 13 }, () => '');
  const made = init(given, { input: [...optional, ...typed, ''].join('\n') });
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain('The e-mail address is not valid.');
  expect(await held()).toEqual({
    ...DONE,
    companies: [{ ...DONE.companies[0], legal_name: 'Asha Stores' }],
  });
  expect(
    await ask(`select prefix, first_number::int from document_series where series = 'INV'`),
  ).toEqual([{ prefix: 'AT', first_number: 146 }]);
}, 60_000);

test('what the page has saved is taken up, and the page goes on where no command did', async () => {
  await ask(`insert into company (legal_name, pan, bank) values
    ('Asha Traders Private Limited', 'AAACM4154Q', '${COMPANY.bank}')`);
  expect(init(answers({ registration: KOCHI, administrator: ASHA })).status).toBe(0);
  expect(await held()).toEqual(DONE);
}, 60_000);

test('staff without a company get one, and no second administrator', async () => {
  await ask(`insert into users (username, email, mobile, first_name, role_id)
    values ('asha', 'asha@nursery.in', '9810000001', 'Asha', 1001)`);
  expect(init(answers({ company: COMPANY, registration: KOCHI })).status).toBe(0);
  expect(await held()).toEqual(DONE);
}, 60_000);

test('needed answers without anybody to ask, and answers that do not agree, save nothing', async () => {
  expect(init(answers({ company: COMPANY }))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      '--gstin, --street, --city, --pin, --first-name, --email, --mobile are missing',
    ),
  });
  const elsewhere = { ...WHOLE, registration: { ...KOCHI, postal_code: '560001' } };
  expect(init(answers(elsewhere))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--pin: PIN code 560001 is not of Kerala'),
  });
  // refused by the service, after company and registration were written
  const person = { ...ASHA, first_name: 'As\nha' };
  expect(init(answers({ ...WHOLE, administrator: person })).stderr).toContain('one line');
  expect(await held()).toEqual(NOTHING);
}, 60_000);

test('the embedded database is for the demo', () => {
  expect(init(answers(WHOLE), { env: { DATABASE_URL: '', DATABASE_OWNER_URL: '' } })).toMatchObject(
    {
      status: 2,
      stderr: expect.stringContaining('DATABASE_URL'),
    },
  );
});

test('with a test mail nothing is saved unless the mail server took it', async () => {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Nursery <munim@nursery.in>' };
  await smtp.close();
  const refused = init(['--test-mail', ...answers(WHOLE)], { env });
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('test mail') });
  expect(await held()).toEqual(NOTHING);
}, 60_000);
