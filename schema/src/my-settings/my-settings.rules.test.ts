import { expect, test } from '@jest/globals';
import { isSettingKey, parseColumns, settingProblem } from './my-settings.rules.ts';

const columns = (value: unknown) => JSON.stringify(value);

test.each([
  ['theme', 'dark'],
  ['density', 'compact'],
  ['menu', 'collapsed'],
  ['language', 'hi'],
  ['dailyMail', 'on'],
  ['rows.sales-orders', '20'],
  ['rows.sales-orders', '200'],
  ['groups.order-lines', 'purchased,money'],
  ['groups.order-lines', 'none'],
  ['columns.sales-orders', columns([{ colId: 'number' }])],
  ['columns.sales-orders.phone', columns([{ colId: 'tenant.name', shown: false, width: 120 }])],
])('%s: %s is kept', (key, value) => expect(settingProblem(key, value)).toBeNull());

test.each([
  ['', 'dark', 'key'],
  ['themes', 'dark', 'key'],
  ['toString', 'dark', 'key'],
  ['rows', '20', 'key'],
  ['rows.Sales Orders', '20', 'key'],
  [`rows.${'a'.repeat(61)}`, '20', 'key'],
  ['columns.orders.tablet', '[]', 'key'],
  ['theme', 'red', 'value'],
  ['theme', '', 'value'],
  ['density', 'dark', 'value'],
  ['language', 'ta', 'value'],
  ['dailyMail', 'off', 'value'],
  ['rows.orders', '0', 'value'],
  ['groups.order-lines', '', 'value'],
  ['groups.order-lines', 'purchased,,money', 'value'],
  ['rows.orders', '201', 'value'],
  ['rows.orders', '2e1', 'value'],
  ['columns.orders', 'number', 'value'],
  ['columns.orders', '[]', 'value'],
  ['columns.orders', '{}', 'value'],
  ['columns.orders', columns([{ colId: '' }]), 'value'],
  ['columns.orders', columns([{ colId: 'a b' }]), 'value'],
  ['columns.orders', columns([{ colId: 'a', shown: 1 }]), 'value'],
  ['columns.orders', columns([{ colId: 'a', width: 12.5 }]), 'value'],
  ['columns.orders', columns([{ colId: 'a', width: 5000 }]), 'value'],
  ['columns.orders', columns([{ colId: 'a', script: 'x' }]), 'value'],
  ['columns.orders', columns([{ colId: 'a' }, { colId: 'a' }]), 'value'],
  ['columns.orders', columns(Array.from({ length: 81 }, (_, i) => ({ colId: `c${i}` }))), 'value'],
])('%s: %s is refused for its %3$s', (key, value, field) =>
  expect(settingProblem(key, value)).toMatchObject({ field }),
);

test('columns keep their order', () => {
  expect(parseColumns('[{"colId":"b"},{"colId":"a","shown":false}]')).toEqual([
    { colId: 'b' },
    { colId: 'a', shown: false },
  ]);
  expect(isSettingKey('columns.orders')).toBe(true);
});
