import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, type GraphQLFieldMap } from 'graphql';
import { type ChangedRecord, type QueryField, SHOWN } from '../app/changedFields.ts';
import { isAffected, mayBeOld, NOT_LIVE } from './affectedQueries.ts';

const order: ChangedRecord = { kind: 'ORDER', id: '5', key: 'SO-2627-00005' };
const books: ChangedRecord = { kind: 'BOOKS', id: '1', key: null };
const customer: ChangedRecord = { kind: 'TENANT', id: '5', key: null };
const registration: ChangedRecord = { kind: 'BILLING_REGISTRATION', id: '9', key: null };
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
  [
    'a list of another kind, which only the own hand drops',
    { purchaseOrders: { __typename: 'PurchaseOrderPage', items: [] } },
    {},
    order,
    false,
  ],
  ['deep inside', { page: { items: [{ order: record('Order', '5').one }] } }, {}, order, true],
  ['its comments', {}, { entity: 'ORDER', entityId: 'SO-2627-00005' }, order, true],
  ['its log, inside a filter', {}, { of: { entity: 'ORDER', id: '5' } }, order, true],
  ['comments of another', {}, { entity: 'ORDER', entityId: 'SO-2627-00006' }, order, false],
  ['counts on Home', { home: { __typename: 'Home' } }, {}, order, true],
  ['the closing day', { books: { __typename: 'Books' } }, {}, books, true],
  [
    'billing registrations, which may gain it',
    { billingRegistrations: { __typename: 'BillingRegistrationPage', items: [] } },
    {},
    registration,
    true,
  ],
  [
    'contacts of customers',
    { tenantUsers: { __typename: 'UserPage', items: [] } },
    {},
    customer,
    true,
  ],
  ['a report', { metrics: { __typename: 'Metrics' } }, {}, order, false],
  ['what is not loaded', undefined, {}, order, false],
] as const)('%s', (_, data, variables, changed, affected) =>
  expect(isAffected(data, variables, changed)).toBe(affected),
);

/** Panels of a record, which name it in their variables. */
const PANELS = ['addresses', 'comments', 'documents', 'logs'];

function queryFields(): GraphQLFieldMap<unknown, unknown> {
  const sources = path.resolve('schema/src');
  const sdl = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(path.join(sources, name), 'utf8'));
  const query = buildSchema(sdl.join('\n'), { assumeValidSDL: true }).getQueryType();
  return query?.getFields() ?? {};
}

test('the own hand drops every field of Query that answers records of the kind', () => {
  const missing = Object.values(SHOWN).flatMap(({ types, records, lists, live }) =>
    Object.entries(queryFields())
      .filter(([, { type }]) => types.includes(getNamedType(type).name.replace(/Page$/, '')))
      .map(([field]) => field as QueryField)
      .filter((field) => !(field in NOT_LIVE) && ![...records, ...lists, ...live].includes(field)),
  );
  // what the frame stands on is never dropped
  expect(missing).toEqual(['viewer']);
});

test('every field of Query is read again when its records change, or is named with the reason why not', () => {
  const fields = queryFields();
  const types = new Set(Object.values(SHOWN).flatMap((shown) => shown.types));
  const ofKinds = new Set<string>(
    Object.values(SHOWN)
      .flatMap((shown) => shown.live)
      .filter((field) => !(field in NOT_LIVE) && !PANELS.includes(field)),
  );
  const [live, named] = [new Set<string>(), new Set([...PANELS, ...Object.keys(NOT_LIVE)])];
  for (const [field, { type }] of Object.entries(fields ?? {}))
    if (ofKinds.has(field) || types.has(getNamedType(type).name.replace(/Page$/, '')))
      live.add(field);
  expect(
    Object.keys(fields ?? {})
      .filter((field) => !live.has(field))
      .toSorted(),
  ).toEqual([...named].toSorted());
});

test('when it is not known what changed, all but what is never read again may be old', () => {
  expect(
    ['viewer', 'comments', 'home', 'orders', 'metrics', 'quotationDocument'].filter((field) =>
      mayBeOld({ [field]: {} }),
    ),
  ).toEqual(['viewer', 'comments', 'home', 'orders']);
  expect(mayBeOld(undefined)).toBe(false);
});
