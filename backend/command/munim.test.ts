import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { onServer } from '../src/core/data/onServer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { callMunim } from '../testing/testMunim.ts';
import { step } from '../testing/testSteps.ts';

const PERSON = ['--mobile', '9810000001', '--first-name', 'Asha', '--last-name', "D'Souza"];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const munim = (args: string[], env: NodeJS.ProcessEnv = {}, node?: string) =>
  callMunim(database, args, { env, ...(node === undefined ? {} : { node }) });

const ask = async <Row extends object>(text: string, values: unknown[] = []) =>
  onServer(database.ownerUrl, async (client) => (await client.query<Row>(text, values)).rows);

test('every command has a help, and wrong use ends with 2', () => {
  const { status, stdout } = munim(['--help']);
  expect(status).toBe(0);
  const names = [...stdout.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map(([, name]) => name);
  expect(names).toContain('admin add');
  for (const name of names) {
    const help = munim([...(name ?? '').split(' '), '--help']);
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining(`munim ${name}`) });
  }
  expect(munim([]).status).toBe(2);
  expect(munim(['adminn'])).toMatchObject({ status: 2, stderr: expect.stringContaining('adminn') });
  expect(munim(['admin', 'add', '--emial', 'x']).stderr).toContain("Unknown option '--emial'");
  expect(munim(['upgrade', 'twice']).status).toBe(2);
}, 60_000);

test('any Node that the README allows starts it', () => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const outside = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => path.join(folder, 'node'))
    .find((file) => fs.existsSync(file));
  const node = outside ?? process.execPath;
  expect(munim(['admin', 'add'], {}, node)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--email is missing'),
  });
});

test('all settings that a service lacks are listed at once', () => {
  const { status, stderr } = munim(['start', 'backend'], {
    MUNIM_ENV: '',
    DATABASE_URL: '',
    TOKEN_SECRET: '',
    FILE_SIGNING_KEY: '',
  });
  expect(status).toBe(1);
  for (const name of ['DATABASE_URL', 'TOKEN_SECRET', 'FILE_SIGNING_KEY'])
    expect(stderr).toContain(name);
});

test('a database that does not answer, or refuses the password, is told in one line', () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  const refused = munim(['start', 'backend'], {
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: '',
  });
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('correct DATABASE_URL'),
  });
  const nobody = 'postgres://a:b@localhost:1/none';
  const gone = munim(['start', 'backend'], {
    DATABASE_URL: nobody,
    DATABASE_OWNER_URL: '',
  });
  expect(gone.stderr).toContain('nothing answers there');
});

test('settings come from a file, and the environment wins', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'munim-env-')), 'munim.env');
  const owner = `${file}.owner`;
  fs.writeFileSync(file, `DATABASE_URL=${database.url}\n`);
  fs.writeFileSync(owner, `DATABASE_OWNER_URL=${database.ownerUrl}\n`);
  const env = { DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined };
  expect(munim(['upgrade', '--settings', file, '--settings', owner], env).stdout).toContain(
    'was up to date',
  );
  expect(munim(['--settings', file, '--settings', owner, 'upgrade'], env).stdout).toContain(
    'was up to date',
  );
  expect(munim(['upgrade', '--settings', `${file}.none`], env)).toMatchObject({ status: 1 });
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('faults are told to people and programs, and end with 1', () => {
  const { status, stdout } = munim(['check', '--json'], { MUNIM_ENV: '', TOKEN_SECRET: 'short' });
  const { ok, found } = JSON.parse(stdout) as { ok: boolean; found: { subject: string }[] };
  expect([status, ok]).toEqual([1, false]);
  expect(found).toContainEqual(expect.objectContaining({ subject: 'Secrets', state: 'fault' }));
  expect(munim(['check'], { TOKEN_SECRET: 'short' }).stdout).toMatch(
    /^FAULT +Secrets +TOKEN_SECRET has 5 characters, and needs 32: make one/m,
  );
});

async function makesFirst() {
  const made = munim(['admin', 'add', '--email', 'Asha@Nursery.in', ...PERSON]);
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('asha@nursery.in') });
  const [user] = await ask<{ user_id: number; permissions: unknown }>('select * from users');
  expect(user).toMatchObject({
    email: 'asha@nursery.in',
    last_name: "D'Souza",
    role_id: Role.TOP_ADMIN,
    permissions: roleTemplate(Role.TOP_ADMIN),
    created_by: null,
    banned: false,
  });
  const audit = await ask(
    `select entity, action, user_id, remarks from audit_log where entity_id = $1`,
    [user?.user_id],
  );
  const remarks = expect.stringContaining('By munim admin add');
  expect(audit).toEqual([{ entity: 'USER', action: 'CREATE', user_id: null, remarks }]);
  const messages = await ask(`select recipients, status from messages`);
  expect(messages).toEqual([{ recipients: ['asha@nursery.in'], status: 'QUEUED' }]);
}

async function refusesWrong() {
  const email = ['--email', 'ASHA@nursery.in'];
  expect(munim(['admin', 'add', ...email, ...PERSON])).toMatchObject({
    status: 1,
    stderr: 'munim: The email ID you have entered is already in use.\n',
  });
  for (const [name, value] of [
    ['--mobile', '12'],
    ['--email', 'nobody'],
    ['--first-name', 'x'.repeat(51)],
  ] as const) {
    const rest = ['--email', 'b@nursery.in', ...PERSON];
    rest[rest.indexOf(name) + 1] = value;
    expect(munim(['admin', 'add', ...rest])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('munim: '),
    });
  }
  expect(await ask('select from users')).toHaveLength(1);
  expect(await ask('select from audit_log')).toHaveLength(1);
}

async function letsInAgain() {
  await ask(`insert into failed_codes (counter, key, day, user_id, failures)
    select 'ACCOUNT', 'user ' || user_id, (now() at time zone 'Asia/Kolkata')::date, user_id, 10 from users`);
  const unlock = () => munim(['admin', 'unlock', '--email', 'asha@NURSERY.in']);
  expect(unlock()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('can sign in again'),
  });
  expect(await ask('select from failed_codes')).toEqual([]);
  expect(
    await ask(`select from audit_log where action = 'UNLOCK' and remarks like 'By munim%'`),
  ).toHaveLength(1);
  expect(unlock().stdout).toContain('was not closed out');
  expect(munim(['admin', 'unlock', '--email', 'b@nursery.in']).status).toBe(1);
}

async function getsNoDemoData() {
  expect(munim(['seed'])).toMatchObject({ status: 2, stderr: expect.stringContaining('--demo') });
  const options = [[], ['--force', '--orders', '5']];
  for (const more of options)
    expect(munim(['seed', '--demo', ...more])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('data of a company'),
    });
  expect(await ask('select from users')).toHaveLength(1);
  expect(await ask('select from demo_data')).toEqual([]);
  expect(munim(['reset', '--yes'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was deleted'),
  });
}

test('the first administrator, and what the database of a company refuses from then on', async () => {
  await step('is made in an empty database, with the permissions of the template', makesFirst);
  await step('what is wrong is refused, and nothing is written', refusesWrong);
  await step('whom wrong codes have closed out is let in again', letsInAgain);
  await step('a database of a company gets no demo data, by no option', getsNoDemoData);
}, 180_000);
