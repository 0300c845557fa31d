import { expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused', ...env });

test('the company is read from COMPANY_* variables', () => {
  expect(read({ COMPANY_NAME: 'Asha Traders', COMPANY_STATE: 'Kerala' })).toMatchObject({
    companyName: 'Asha Traders',
    companyState: 'Kerala',
  });
});

test.each(['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'])(
  'HOUSE_%s is refused with its new name',
  (name) => {
    expect(() => read({ [`HOUSE_${name}`]: 'Kerala' })).toThrow(
      `HOUSE_${name} is now called COMPANY_${name}: set that instead`,
    );
  },
);
