import { expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { DEMO_COMPANY } from './firstCompany.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused', ...env });

test('the company is read from COMPANY_* variables', () => {
  const COMPANY_GSTIN = '32AAACM4154Q1ZB';
  expect(
    read({
      COMPANY_NAME: 'Asha Traders',
      COMPANY_ADDRESS: '9 Market Road',
      COMPANY_CITY: 'Kochi',
      COMPANY_PIN: '682001',
      COMPANY_STATE: 'Kerala',
      COMPANY_GSTIN,
    }),
  ).toMatchObject({
    companyAddress: '9 Market Road, Kochi, Kerala 682001',
    companyPlace: { address1: '9 Market Road', city: 'Kochi', postal_code: '682001' },
    companyName: 'Asha Traders',
    companyState: 'Kerala',
    companyStateCode: '32',
  });
});

test('the PAN is that of the GST number, and one that is none is refused at the start', () => {
  expect(read({}).companyPan).toBe('AAACM4154Q');
  expect(read({ COMPANY_PAN: 'AABCK1234F' }).companyPan).toBe('AABCK1234F');
  expect(() => read({ COMPANY_PAN: 'AABCK1234' })).toThrow('COMPANY_PAN is not valid');
  expect(() => read({ COMPANY_CIN: 'U51909' })).toThrow('COMPANY_CIN is not valid');
});

test('its state is one of the list, and that of its GST number', () => {
  const kerala = { COMPANY_STATE: 'KERALA', COMPANY_GSTIN: '32AAACM4154Q1ZB' };
  expect(read({ ...kerala, COMPANY_PIN: '682001' })).toMatchObject({
    companyState: 'Kerala',
    companyStateCode: '32',
  });
  expect(() => read({ COMPANY_STATE: 'Atlantis' })).toThrow(
    "COMPANY_STATE is not valid: State must be a state of India, not 'Atlantis'",
  );
  expect(() => read({ COMPANY_STATE: 'Kerala', COMPANY_GSTIN: '29AAACM4154Q1ZY' })).toThrow(
    'COMPANY_GSTIN is not valid: GST number is of Karnataka, not Kerala',
  );
  // fails too where one of the two is the default
  expect(() => read({ COMPANY_STATE: 'Maharashtra' })).toThrow('GST number is of Karnataka');
  expect(() => read({ COMPANY_GSTIN: '29AAACM4154Q1ZX' })).toThrow('COMPANY_GSTIN is not valid');
});

test('a production service names all that is missing at once, and takes nothing of the demo company', () => {
  expect(() => readSettings({ TOKEN_SECRET: 'short', COMPANY_CITY: 'Kochi' })).toThrow(
    /^Settings are missing: DATABASE_URL, TOKEN_SECRET \(at least 32 characters\), FILE_SIGNING_KEY \(at least 32 characters\), COMPANY_NAME, COMPANY_ADDRESS, COMPANY_PIN, COMPANY_STATE, COMPANY_GSTIN$/,
  );
  for (const name of Object.keys(DEMO_COMPANY))
    for (const value of ['', '  '])
      expect(() => read({ [name]: value })).toThrow(`Settings are missing: ${name}`);
  expect(() => read({ ...DEMO_COMPANY, COMPANY_GSTIN: '' })).toThrow('COMPANY_GSTIN');
});

test('a production service without a company starts, and has none to give', () => {
  const { TOKEN_SECRET, FILE_SIGNING_KEY } = TEST_SECRETS;
  const settings = readSettings({ TOKEN_SECRET, FILE_SIGNING_KEY, DATABASE_URL: 'x' });
  expect(settings.firstCompany).toBeUndefined();
  expect(Object.values(settings)).not.toContain(DEMO_COMPANY.COMPANY_GSTIN);
  expect(settings.companyGstin).toBe('');
});

test('a development run has the demo company', () => {
  const { TOKEN_SECRET, FILE_SIGNING_KEY } = TEST_SECRETS;
  const run = { TOKEN_SECRET, FILE_SIGNING_KEY, DATABASE_URL: 'x', MUNIM_ENV: 'development' };
  expect(readSettings(run).companyGstin).toBe(DEMO_COMPANY.COMPANY_GSTIN);
});

test.each([
  [{ COMPANY_PIN: '56002' }, 'COMPANY_PIN is not valid: PIN code must have 6 digits'],
  [{ COMPANY_PIN: '682001' }, 'COMPANY_PIN is not valid: PIN code 682001 is not of Karnataka'],
  [{ COMPANY_CITY: 'X' }, 'COMPANY_CITY is not valid: City must have 3 to 50 characters'],
  [
    { COMPANY_ADDRESS: 'x'.repeat(101) },
    'COMPANY_ADDRESS is not valid: Street must have 1 to 100 characters',
  ],
  [
    { COMPANY_ADDRESS: '12 Residency Road, Bengaluru, Karnataka 560025' },
    'COMPANY_ADDRESS is not valid: Street must be the street alone',
  ],
])('the registered place is checked by its parts: %j', (env, problem) => {
  expect(() => read(env)).toThrow(problem);
});

test.each(['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'])(
  'HOUSE_%s is refused with its new name',
  (name) => {
    expect(() => read({ [`HOUSE_${name}`]: 'Kerala' })).toThrow(
      `HOUSE_${name} is now called COMPANY_${name}: set that instead`,
    );
  },
);

test('an address of another driver is refused with the form that is taken, and its password stays unsaid', () => {
  const other = 'jdbc:postgresql://db:5432/munim?user=munim&password=hidden';
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    expect(() => read({ [name]: other })).toThrow(
      `${name} begins with jdbc: and must begin with postgres: or postgresql:, as postgres://user:password@host:5432/database`,
    );
  for (const url of ['postgres://db/munim', 'postgresql://db/munim', 'POSTGRES://db/munim'])
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
});
