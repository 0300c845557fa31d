import { expect, test } from '@jest/globals';
import { type ChangedRecord, isAffected } from './affectedQueries.ts';

const order: ChangedRecord = { kind: 'ORDER', id: '5', key: 'SO-2627-00005' };
const record = (type: string, id: string) => ({ one: { __typename: type, id } });

test.each([
  ['its document', record('Order', '5'), {}, order, true],
  ['another document', record('Order', '6'), {}, order, false],
  ['of many of the kind any document', record('Order', '6'), {}, { ...order, id: null }, true],
  ['another kind of the same number', record('Invoice', '5'), {}, order, false],
  [
    'a list, which may gain it',
    { orders: { __typename: 'OrderPage', items: [] } },
    {},
    order,
    true,
  ],
  ['a list of another kind', { bills: { __typename: 'BillPage', items: [] } }, {}, order, false],
  ['deep inside', { page: { items: [{ order: record('Order', '5').one }] } }, {}, order, true],
  ['its comments', {}, { entity: 'ORDER', entityId: 'SO-2627-00005' }, order, true],
  ['its log, inside a filter', {}, { of: { entity: 'ORDER', id: '5' } }, order, true],
  ['comments of another', {}, { entity: 'ORDER', entityId: 'SO-2627-00006' }, order, false],
  ['counts on Home', { dashboardSummary: { __typename: 'DashboardSummary' } }, {}, order, true],
  ['what is not loaded', undefined, {}, order, false],
] as const)('%s', (_, data, variables, changed, affected) =>
  expect(isAffected(data, variables, changed)).toBe(affected),
);
