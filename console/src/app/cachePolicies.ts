import type { FieldMergeFunction, TypePolicies } from '@apollo/client';

/**
 * Facts of masters that documents show. An issued document shows them as they were on its day, a
 * list of masters as they are now: each belongs to the record that it was read with, so that neither
 * is laid over the other by its id.
 */
const SHOWN_BY_DOCUMENTS = [
  'Address',
  'OrganisationSummary',
  'SellerSummary',
  'SkuSummary',
  'TenantSummary',
  'UserName',
];

/** Two queries may read different fields of the same master in one document. */
const mergeSame: FieldMergeFunction = (existing, incoming, { mergeObjects, readField }) =>
  existing && incoming && readField('id', existing) === readField('id', incoming)
    ? mergeObjects(existing, incoming)
    : incoming;

/** Groups of numbers: the id of a customer may be that of a vendor too, and each question has other months. */
const GROUPS_OF_NUMBERS = ['MetricGroup', 'PartyMonths'];

export const typePolicies: TypePolicies = {
  InfoEntry: { keyFields: false },
  Books: { keyFields: [] },
  Company: { keyFields: [] },
  ListViews: { merge: false },
  // the place of one request in its enquiry: others have the same id and another line
  RfqEnquiry: { keyFields: false, merge: mergeSame },
  WorkingCustomer: { merge: true },
  ...Object.fromEntries(GROUPS_OF_NUMBERS.map((type) => [type, { keyFields: false }])),
  ...Object.fromEntries(
    SHOWN_BY_DOCUMENTS.map((type) => [type, { keyFields: false, merge: mergeSame }]),
  ),
};
