import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const run = (
  query: string,
  variables: Record<string, unknown> = {},
  who: number = Role.TOP_ADMIN,
) => stack.run(who, query, variables);
const FIELDS = `legalName pan phone invoiceAtDispatch eInvoiceWithinDays orderDelayAccess version hasDocuments
  roleNames { roleId name } changedBy { id } registrations { id gstin state city postalCode isDefault endedOn hasDocuments }`;
const KOCHI = {
  gstin: '32AAACM4154Q1ZB',
  state: 'Kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postalCode: '682001',
};
/** A picture of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const read = async () =>
  (await run(`{ company { ${FIELDS} } }`)).data as {
    company: { version: number; registrations: { id: string; gstin: string }[] };
  };
/** A change by the operation, with the version of now. */
const change = async (operation: string, input: object) => {
  const { company } = await read();
  stack.calls();
  const type = `${operation[0]?.toUpperCase()}${operation.slice(1)}Input`;
  const named: Record<string, string> = {
    MakeGstRegistrationDefaultInput: 'GstRegistrationInput',
    EndGstRegistrationInput: 'GstRegistrationInput',
    RemoveGstRegistrationInput: 'GstRegistrationInput',
  };
  return run(
    `mutation($input: ${named[type] ?? type}!) { ${operation}(input: $input) { ${FIELDS} } }`,
    { input: { version: company.version, ...input } },
  );
};
const kochi = async () =>
  (await read()).company.registrations.find(({ gstin }) => gstin === KOCHI.gstin)!.id;

test('administrators read and change the company in one call each', async () => {
  expect(await read()).toMatchObject({
    company: { pan: 'AAACM4154Q', invoiceAtDispatch: 'ISSUED', orderDelayAccess: 'LINK' },
  });
  expect(stack.calls()).toEqual(['GET /company']);
  const changed = await change('updateCompany', {
    phone: '080 1234',
    invoiceAtDispatch: 'DRAFT',
    orderDelayAccess: 'OPEN',
    eInvoiceWithinDays: 0,
    roleNames: [{ roleId: Role.SALES, name: 'Seller' }],
  });
  expect(changed.data).toMatchObject({
    updateCompany: {
      phone: '080 1234',
      invoiceAtDispatch: 'DRAFT',
      orderDelayAccess: 'OPEN',
      eInvoiceWithinDays: 0,
      roleNames: [{ roleId: Role.SALES, name: 'Seller' }],
      changedBy: { id: expect.any(String) },
    },
  });
  expect(stack.calls()).toEqual(['PATCH /company']);
});

test('pictures are sent in base64 and answered as data addresses', async () => {
  const mutation =
    'mutation($input: UpdateCompanyInput!) { updateCompany(input: $input) { logo signature } }';
  const send = async (fields: object) =>
    run(mutation, { input: { version: (await read()).company.version, ...fields } });
  expect((await send({ logo: DOT })).data).toEqual({
    updateCompany: { logo: expect.stringMatching(/^data:image\/png;base64,/), signature: '' },
  });
  const wrong = await send({ signature: 'bm8gcGljdHVyZQ==' });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ argument: 'input.signature' });
  expect((await send({ logo: '' })).data).toEqual({ updateCompany: { logo: '', signature: '' } });
});

test('others neither see nor change it, and a wrong field is named', async () => {
  for (const query of [
    '{ company { pan } }',
    'mutation { updateCompany(input: { version: 1, phone: "1" }) { pan } }',
  ])
    expect((await run(query, {}, Role.BROAD_ACCESS)).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
  const refused = await change('updateCompany', { upiId: 'munim' });
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    argument: 'input.upiId',
  });
});

test('registrations are added, changed, made the default, ended and taken out', async () => {
  expect((await change('addGstRegistration', KOCHI)).errors).toBeUndefined();
  expect(stack.calls()).toEqual(['POST /company/registration']);
  const id = await kochi();
  const moved = await change('updateGstRegistration', { id, ...KOCHI, city: 'Ernakulam' });
  expect(moved.data).toMatchObject({
    updateGstRegistration: { registrations: [{}, { city: 'Ernakulam', isDefault: false }] },
  });
  const chosen = await change('makeGstRegistrationDefault', { id });
  expect(chosen.data).toMatchObject({
    makeGstRegistrationDefault: { registrations: [{ id, isDefault: true }, { isDefault: false }] },
  });
  const [, first] = (await read()).company.registrations;
  await change('makeGstRegistrationDefault', { id: first!.id });
  const ended = await change('endGstRegistration', { id });
  expect(ended.data).toMatchObject({
    endGstRegistration: { registrations: [{}, { endedOn: expect.any(String) }] },
  });
  const removed = await change('removeGstRegistration', { id });
  expect(removed.data).toMatchObject({
    removeGstRegistration: { registrations: [{ id: first!.id }] },
  });
});

test('a series is set in one call, and a number that is given is refused by its field', async () => {
  const { company } = (await run('{ company { registrations { gstin } version } }')).data as {
    company: { registrations: { gstin: string }[]; version: number };
  };
  const gstin = company.registrations[0]!.gstin;
  stack.calls();
  const set = (input: object) =>
    run(
      `mutation($input: DocumentSeriesInput!) { setDocumentSeries(input: $input) {
        version series { kind gstin prefix nextNumber next hasNumbers } } }`,
      { input },
    );
  const input = { version: company.version, kind: 'INVOICE', gstin, prefix: 'AT', nextNumber: 146 };
  const answer = await set(input);
  expect(answer.data).toMatchObject({
    setDocumentSeries: {
      series: expect.arrayContaining([
        {
          kind: 'INVOICE',
          gstin,
          prefix: 'AT',
          nextNumber: 146,
          next: expect.stringMatching(/^AT-\d{4}-00146$/),
          hasNumbers: false,
        },
      ]),
    },
  });
  expect(stack.calls()).toEqual(['PATCH /company/series']);
  const version = company.version + 1;
  const order = { ...input, version, kind: 'ORDER' };
  expect((await set(order)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    argument: 'input.gstin',
  });
  const long = { ...order, gstin: null, prefix: 'ORDER', nextNumber: 100_000 };
  expect((await set(long)).errors?.[0]?.extensions).toMatchObject({ argument: 'input.nextNumber' });
});

test('administrators read the newest backup in one call, others do not', async () => {
  const query = '{ lastBackup { isScheduled madeAt byteSize fault } }';
  expect((await run(query)).data).toEqual({
    lastBackup: { isScheduled: false, madeAt: null, byteSize: null, fault: null },
  });
  expect(stack.calls()).toEqual(['GET /company/backup']);
  const { db } = stack.backend;
  const made_at = '2026-11-20T21:00:00.000Z';
  await db.insertInto('backups').values({ name: 'one', made_at, byte_size: 1000 }).execute();
  await db
    .insertInto('backups')
    .values({ name: 'none', made_at: new Date().toISOString(), fault: 'no space left' })
    .execute();
  expect((await run(query)).data).toMatchObject({
    lastBackup: { madeAt: made_at, byteSize: 1000, fault: 'no space left' },
  });
  const refused = await run(query, {}, Role.BROAD_ACCESS);
  expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});

test('mails and floors of margins are set in one call each', async () => {
  const send = async (operation: string, type: string, input: object, fields: string) =>
    run(`mutation($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`, {
      input: { version: (await read()).company.version, ...input },
    });
  const body = '{address} {person}';
  const mail = { kind: 'INVITATION', subject: 'Come in', body };
  const worded = await send(
    'setMailTemplate',
    'MailTemplateInput',
    mail,
    'mailTemplates { kind subject body isOwn }',
  );
  const { mailTemplates } = (worded.data as { setMailTemplate: { mailTemplates: object[] } })
    .setMailTemplate;
  expect(mailTemplates).toContainEqual({ ...mail, isOwn: true });
  expect(mailTemplates.filter((one) => 'isOwn' in one && one.isOwn)).toHaveLength(1);
  const wrong = await send(
    'setMailTemplate',
    'MailTemplateInput',
    { ...mail, body: '{person}' },
    'version',
  );
  expect(wrong.errors?.[0]).toMatchObject({
    message: 'The text must hold {address}',
    extensions: { argument: 'input.body' },
  });
  await run('mutation { createCategory(input: { name: "Linen of floors" }) { id } }');
  const FLOORS = 'marginFloor categoryFloors { categoryId name percent }';
  const { data } = await run(`{ company { ${FLOORS} } }`);
  const [first] = (data as { company: { categoryFloors: { categoryId: string }[] } }).company
    .categoryFloors;
  stack.calls();
  const floors = await send(
    'setMarginFloors',
    'MarginFloorsInput',
    { marginFloor: '4.5', categories: [{ categoryId: first!.categoryId, percent: '12' }] },
    FLOORS,
  );
  expect(stack.calls()).toEqual(['PATCH /company/margin_floors']);
  expect(floors.data).toMatchObject({
    setMarginFloors: {
      marginFloor: '4.50',
      categoryFloors: expect.arrayContaining([{ ...first, percent: '12.00' }]),
    },
  });
});
