import { expect, test } from '@jest/globals';
import { Kind, OperationTypeNode } from 'graphql';
import * as documents from '../../generated/documents.ts';
import { CREATED_RECORDS, createdRecord } from './createdRecords.ts';

/** They make no record with a row or a page: a link, a comment below a record, a file of it. */
const NO_RECORDS = [
  'createDownloadLink',
  'createOrderDelayLink',
  'createComment',
  'createDocument',
  // their form says what was made
  'createOrderStatusTicket',
  'createAdHocTicket',
  'createTechSupportTicket',
];

const rootFields = Object.values(documents)
  .flatMap((document) =>
    document && typeof document === 'object' && 'definitions' in document
      ? document.definitions
      : [],
  )
  .flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections
      : [],
  )
  .flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []));

test('each mutation of the console that makes something is told of', () => {
  const making = rootFields.filter((name) => /^(create|generate|convert|pay|use)[A-Z]/.test(name));
  expect(making.length).toBeGreaterThan(30);
  expect(making.filter((name) => !NO_RECORDS.includes(name)).toSorted()).toEqual(
    Object.keys(CREATED_RECORDS).toSorted(),
  );
});

test('one request is opened by its number, several by their list', () => {
  const rfq = (id: string) => ({ __typename: 'Rfq', id });
  expect(createdRecord({ createRfqs: [rfq('7')] })).toMatchObject({
    label: 'Quote request 7',
    path: '/sales/quote-requests?rfq=7',
    rows: ['Rfq:7'],
  });
  expect(createdRecord({ createRfqs: [rfq('7'), rfq('8')] })).toMatchObject({
    label: '7, 8',
    path: '/sales/quote-requests',
    rows: ['Rfq:7', 'Rfq:8'],
  });
});

test('a change is no new record', () => {
  expect(createdRecord({ updateSku: { __typename: 'Sku', id: '1' } })).toBeUndefined();
  expect(createdRecord({ createSku: null })).toBeUndefined();
});
