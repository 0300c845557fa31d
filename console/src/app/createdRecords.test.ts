import { expect, test } from '@jest/globals';
import { Kind, OperationTypeNode } from 'graphql';
import * as documents from '../../generated/documents.ts';
import { CREATED_RECORDS, createdRecord } from './createdRecords.ts';

/**
 * Mutations that make no record with a row or a page: a link, a comment below a record, a file of
 * it.
 */
const NO_RECORDS = [
  'createDownloadLink',
  'createOrderDelayLink',
  'createComment',
  'createDocument',
  'createListView',
  // shown in a dialog, and in the list beside it
  'createApiToken',
  'createSavedQuery',
  // the forms of tickets say what was made
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

test('an enquiry is opened by its number, with the requests it made', () => {
  const rfq = (id: string) => ({ __typename: 'Rfq', id, enquiry: { number: 'ENQ-00042' } });
  expect(createdRecord({ createEnquiry: [rfq('7'), rfq('8')] })).toMatchObject({
    text: 'ENQ-00042 created, 2 quote requests',
    label: 'Open',
    path: '/sales/quote-requests?enquiry=ENQ-00042',
    rows: ['Rfq:7', 'Rfq:8'],
  });
});

test('a change is no new record', () => {
  expect(createdRecord({ updateSku: { __typename: 'Sku', id: '1' } })).toBeUndefined();
  expect(createdRecord({ createSku: null })).toBeUndefined();
});
