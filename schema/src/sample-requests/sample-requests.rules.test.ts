import { describe, expect, test } from '@jest/globals';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  ASSIGNED_SAMPLE_STATUSES,
  needsRemarks,
  OPEN_SAMPLE_STATUSES,
  SAMPLE_REQUEST_STATUSES,
  sampleRequestActions,
  allowedSampleStatuses,
} from './sample-requests.rules.ts';

test('no status can be chosen in DRAFT', () => expect(allowedSampleStatuses('DRAFT')).toEqual([]));

test.each(SAMPLE_REQUEST_STATUSES.slice(1))('%s: any other, never DRAFT nor itself', (from) => {
  const moves = allowedSampleStatuses(from);
  expect(moves).toHaveLength(6);
  expect(moves).not.toContain('DRAFT');
  expect(moves).not.toContain(from);
});

test('the lists of Home', () => {
  const assigned = [
    'SAMPLE_REQUESTED',
    'PROCESSING_BY_VENDOR',
    'RECEIVED_AT_WAREHOUSE',
    'FORWARDED_TO_SALES',
    'DELIVERED_TO_CUSTOMER',
  ];
  expect(ASSIGNED_SAMPLE_STATUSES).toEqual(assigned);
  expect(OPEN_SAMPLE_STATUSES).toEqual(['DRAFT', ...assigned]);
});

describe('remarks', () => {
  test.each([
    ['SAMPLE_REQUESTED', 'PROCESSING_BY_VENDOR', false],
    ['SAMPLE_REQUESTED', 'CONFIRMED', false],
    ['DELIVERED_TO_CUSTOMER', 'REJECTED', false],
    ['PROCESSING_BY_VENDOR', 'SAMPLE_REQUESTED', true],
    ['DELIVERED_TO_CUSTOMER', 'FORWARDED_TO_SALES', true],
    ['CONFIRMED', 'REJECTED', true],
    ['CONFIRMED', 'SAMPLE_REQUESTED', true],
    ['REJECTED', 'CONFIRMED', true],
  ] as const)('%s to %s: %s', (from, to, needed) => expect(needsRemarks(from, to)).toBe(needed));
});

describe('permissions', () => {
  test.each([
    [Role.TOP_ADMIN, 'DRAFT', ['ASSIGN', 'EDIT']],
    [Role.TOP_ADMIN, 'CONFIRMED', ['ASSIGN', 'CHANGE_STATUS', 'EDIT']],
    [Role.CATEGORY_MANAGER, 'DRAFT', ['ASSIGN', 'EDIT']],
    [Role.SALES, 'DRAFT', ['EDIT']],
    [Role.SALES, 'SAMPLE_REQUESTED', ['CHANGE_STATUS', 'EDIT']],
    [Role.OPERATIONS, 'SAMPLE_REQUESTED', []],
    [Role.SALES_OUTSIDE, 'SAMPLE_REQUESTED', []],
    [Role.ORGANISATION, 'SAMPLE_REQUESTED', []],
  ] as const)('%i at %s', (role, status, actions) => {
    expect(sampleRequestActions(status, canBy(roleTemplate(role)))).toEqual(actions);
  });
});
