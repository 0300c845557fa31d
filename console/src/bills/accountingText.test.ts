import { expect, test } from '@jest/globals';
import { accountingText, syncStatusOf } from './bills.labels.ts';

const synced = { syncStatus: 'SYNCED' as const, syncedAt: '2026-11-23T06:00:00Z' };

test('what the local ledger took is not said to be synced: there is no accounting service', () => {
  expect(accountingText({ ...synced, accountingId: 'LOCAL-INVOICE-1' })).toBe('');
  expect(syncStatusOf('SYNCED', 'LOCAL-BILL-7')).toBeNull();
  expect(accountingText({ ...synced, accountingId: '4600012' })).toBe(
    'Synced · 4600012 · 2026-11-23',
  );
  expect(accountingText({ ...synced, syncStatus: 'FAILED', accountingId: 'LOCAL-INVOICE-1' })).toBe(
    'Sync Failed · LOCAL-INVOICE-1 · 2026-11-23',
  );
  expect(accountingText({ syncStatus: null, accountingId: null, syncedAt: null })).toBe('');
});
