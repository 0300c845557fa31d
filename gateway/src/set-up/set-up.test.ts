import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testOutbox } from '../../../backend/testing/testOutbox.ts';
import { emptyInstallation } from '../../../backend/testing/testSetUp.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let token: string;
beforeAll(async () => {
  const yes = () => Promise.resolve(true);
  stack = await testStack(
    {},
    {
      fill: () => Promise.resolve(new Map()),
      services: { outbox: testOutbox({}), messenger: { sendNow: yes, reaches: yes } },
    },
  );
  token = await emptyInstallation(stack.backend);
});
afterAll(() => stack.close());

const FIELDS =
  'company { legalName upiId invoiceTerms } version registration { gstin postalCode } hasMail';
const run = (query: string, variables: Record<string, unknown> = {}) =>
  stack.run(null, query, variables);

test('an empty installation is set up without a session, one call a step', async () => {
  expect((await run('{ setUpOpen }')).data).toEqual({ setUpOpen: true });
  expect(stack.calls()).toEqual(['GET /set_up']);
  const open = `mutation($token: String!) { openSetUp(token: $token) { ${FIELDS} } }`;
  expect((await run(open, { token: 'wrong' })).errors?.[0]?.extensions?.['code']).toBe(
    'SET_UP_TOKEN',
  );
  expect((await run(open, { token })).data).toMatchObject({ openSetUp: { company: null } });
  stack.calls();
  const company = {
    legalName: 'Asha Traders',
    pan: 'AAACM4154Q',
    ...{ cin: '', phone: '', email: '', bank: '', upiId: 'asha@okbank' },
    ...{ invoiceTerms: 'Pay in 30 days', quotationTerms: '' },
  };
  const saveCompany = `mutation($input: SetUpCompanyInput!) { setUpCompany(input: $input) { ${FIELDS} } }`;
  const wrong = await run(saveCompany, { input: { token, ...company, upiId: 'asha' } });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ argument: 'input.upiId' });
  stack.calls();
  expect((await run(saveCompany, { input: { token, ...company } })).data).toMatchObject({
    setUpCompany: {
      company: { legalName: 'Asha Traders', upiId: 'asha@okbank', invoiceTerms: 'Pay in 30 days' },
      version: 1,
    },
  });
  expect(stack.calls()).toEqual(['POST /set_up/company']);
  const place = {
    gstin: '32AAACM4154Q1ZB',
    state: 'Kerala',
    address1: '9 Market Road',
    city: 'Kochi',
    postalCode: '682001',
  };
  const registered = await run(
    `mutation($input: SetUpRegistrationInput!) { setUpRegistration(input: $input) { ${FIELDS} } }`,
    { input: { token, version: 1, ...place } },
  );
  expect(registered.data).toMatchObject({
    setUpRegistration: { registration: { gstin: place.gstin, postalCode: '682001' } },
  });
  const numbered = await run(
    `mutation($input: SetUpSeriesInput!) { setUpSeries(input: $input) { isNumbered series { kind prefix nextNumber } } }`,
    { input: { token, version: 2, series: [{ kind: 'INVOICE', prefix: 'AT', nextNumber: 146 }] } },
  );
  expect(numbered.data).toMatchObject({
    setUpSeries: {
      isNumbered: true,
      series: expect.arrayContaining([{ kind: 'INVOICE', prefix: 'AT', nextNumber: 146 }]),
    },
  });
  const mailed = await run(
    'mutation($token: String!) { sendSetUpMail(token: $token, email: "asha@example.com") { success } }',
    { token },
  );
  expect(mailed.data).toMatchObject({ sendSetUpMail: { success: true } });
  const done = await run(
    'mutation($input: SetUpAdministratorInput!) { finishSetUp(input: $input) { success } }',
    { input: { token, email: 'asha@example.com', mobile: '9876543210', firstName: 'Asha' } },
  );
  expect(done.data).toMatchObject({ finishSetUp: { success: true } });
  expect((await run('{ setUpOpen }')).data).toEqual({ setUpOpen: false });
  expect((await run(open, { token })).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});
