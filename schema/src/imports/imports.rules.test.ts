import { describe, expect, test } from '@jest/globals';
import { importActions, LOST_AFTER_SECONDS } from './imports.rules.ts';

const STATE = {
  status: 'CHECKED' as const,
  newRows: 1,
  changedRows: 0,
  faultyRows: 0,
  hasRows: true,
  secondsUnseen: 0,
};

describe('importActions', () => {
  test.each([
    ['rows that would change something', {}, ['CHECK', 'APPLY']],
    ['a fault', { faultyRows: 1 }, ['CHECK']],
    ['nothing to write', { newRows: 0 }, ['CHECK']],
    ['rows that are gone', { hasRows: false }, []],
    ['a run', { status: 'APPLYING' as const }, []],
    [
      'a run that was lost',
      { status: 'APPLYING' as const, secondsUnseen: LOST_AFTER_SECONDS + 1 },
      ['APPLY'],
    ],
    [
      'a lost check without its rows',
      { status: 'CHECKING' as const, hasRows: false, secondsUnseen: 1e6 },
      [],
    ],
    [
      'a lost undo, which needs no rows',
      { status: 'UNDOING' as const, hasRows: false, secondsUnseen: 1e6 },
      ['UNDO'],
    ],
    ['what was written', { status: 'APPLIED' as const, hasRows: false }, ['UNDO']],
    ['what was undone', { status: 'UNDONE' as const }, []],
  ])('%s', (_, change, expected) => {
    expect(importActions({ ...STATE, ...change })).toEqual(expected);
  });
});
