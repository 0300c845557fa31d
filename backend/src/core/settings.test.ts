import { expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused', ...env });

test('the company is read from COMPANY_* variables', () => {
  const COMPANY_GSTIN = '32AAACM4154Q1ZB';
  expect(
    read({ COMPANY_NAME: 'Asha Traders', COMPANY_STATE: 'Kerala', COMPANY_GSTIN }),
  ).toMatchObject({
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
  expect(read({ COMPANY_STATE: 'KERALA', COMPANY_GSTIN: '32AAACM4154Q1ZB' })).toMatchObject({
    companyState: 'Kerala',
    companyStateCode: '32',
  });
  expect(() => read({ COMPANY_STATE: 'Atlantis' })).toThrow(
    "COMPANY_STATE must be a state of India, not 'Atlantis'",
  );
  expect(() => read({ COMPANY_STATE: 'Kerala', COMPANY_GSTIN: '29AAACM4154Q1ZY' })).toThrow(
    'COMPANY_GSTIN and COMPANY_STATE differ: GST number is of Karnataka, not Kerala',
  );
  // also where one of the two is the default
  expect(() => read({ COMPANY_STATE: 'Maharashtra' })).toThrow('GST number is of Karnataka');
  expect(() => read({ COMPANY_GSTIN: '29AAACM4154Q1ZX' })).toThrow('COMPANY_GSTIN is not valid');
});

test.each(['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'])(
  'HOUSE_%s is refused with its new name',
  (name) => {
    expect(() => read({ [`HOUSE_${name}`]: 'Kerala' })).toThrow(
      `HOUSE_${name} is now called COMPANY_${name}: set that instead`,
    );
  },
);
