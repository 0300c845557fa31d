import type { FieldRule } from './fieldRules.ts';

/** Number and day of a document: both portals of the tax office have the same rules for them. */
export const DAY = /^[0-3][0-9]\/[0-1][0-9]\/20[1-2][0-9]$/;
export const NUMBER_FORM = 'letters, digits, / or -, and begins with no 0';
export const NUMBER_REMEDY =
  'Shorten the name of the series: a number of an issued document does not change.';

export const DOCUMENT_NUMBER: FieldRule = {
  label: 'Document number',
  kind: 'text',
  min: 1,
  max: 16,
  pattern: /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/,
  form: NUMBER_FORM,
  required: true,
  remedy: NUMBER_REMEDY,
};

export const DOCUMENT_DAY: FieldRule = {
  label: 'Document date',
  kind: 'text',
  pattern: DAY,
  form: 'a day like 05/12/2026',
  required: true,
  remedy: 'A document has its date when it is issued.',
};
