import { expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused', ...env });

test('the company is read from COMPANY_* variables', () => {
  expect(read({ COMPANY_NAME: 'Asha Traders', COMPANY_STATE: 'Kerala' })).toMatchObject({
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
  expect(read({ COMPANY_STATE: 'TAMILNADU' })).toMatchObject({
    companyState: 'Tamil Nadu',
    companyStateCode: '33',
  });
  expect(() => read({ COMPANY_STATE: 'Atlantis' })).toThrow(
    "COMPANY_STATE must be a state of India, not 'Atlantis'",
  );
  expect(() => read({ COMPANY_STATE: 'Kerala', COMPANY_GSTIN: '29AAACM4154Q1ZY' })).toThrow(
    'COMPANY_GSTIN and COMPANY_STATE differ: GST number is of Karnataka, not Kerala',
  );
});

test.each(['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'])(
  'HOUSE_%s is refused with its new name',
  (name) => {
    expect(() => read({ [`HOUSE_${name}`]: 'Kerala' })).toThrow(
      `HOUSE_${name} is now called COMPANY_${name}: set that instead`,
    );
  },
);
