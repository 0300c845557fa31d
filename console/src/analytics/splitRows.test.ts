import { expect, test } from '@jest/globals';
import { exportTable } from '../ui/export/exportTable.ts';
import { SPLIT_COLUMNS, splitRows } from './splitRows.ts';

const part = (key: string | null, name: string | null, total: number, value: string | null) => ({
  key,
  name,
  total,
  value,
});

test('the sheet has each kind whole, by sales person and by customer; kinds that are not seen are left out', () => {
  const { items, count } = splitRows({
    orderAnalytics: {
      total: 4,
      value: '100.50',
      bySalesPerson: [part('7', 'Asha Rao', 3, '75.50'), part(null, null, 1, '25.00')],
      byTenant: [part('1', 'Hotel Udupi', 4, '100.50')],
    },
    rfqAnalytics: {
      total: 9,
      value: null,
      bySalesPerson: [],
      byTenant: [],
    },
  });
  expect(count).toBe(5);
  expect(exportTable('Sales Tracker', SPLIT_COLUMNS, items)).toMatchObject({
    columns: [
      { head: 'Documents' },
      { head: 'By' },
      { head: 'Name' },
      { head: 'Number', kind: 'count' },
      { head: 'Value', kind: 'money' },
    ],
    rows: [
      ['Orders', 'All', '', '4', '100.50'],
      ['Orders', 'Sales person', 'Asha Rao', '3', '75.50'],
      ['Orders', 'Sales person', 'Not named', '1', '25.00'],
      ['Orders', 'Customer', 'Hotel Udupi', '4', '100.50'],
      ['Quote requests', 'All', '', '9', ''],
    ],
  });
});
