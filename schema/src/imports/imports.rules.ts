import type { ImportAction, ImportStatus } from '../../generated/types.ts';

/** Seconds without a sign of life after which a run counts as lost, and can be started again. */
export const LOST_AFTER_SECONDS = 90;

interface ImportState {
  status: ImportStatus;
  newRows: number;
  changedRows: number;
  faultyRows: number;
  /** The rows are kept for a day. */
  hasRows: boolean;
  /** Seconds since the run that works on it was last seen. */
  secondsUnseen: number;
}

const RUNS: Partial<Record<ImportStatus, ImportAction>> = {
  CHECKING: 'CHECK',
  APPLYING: 'APPLY',
  UNDOING: 'UNDO',
};

/** Actions that may be started now. A run that was lost, with its server, can be started again: it has written nothing. */
export function importActions(state: ImportState): ImportAction[] {
  const { status, newRows, changedRows, faultyRows, hasRows, secondsUnseen } = state;
  const run = RUNS[status];
  if (run) return secondsUnseen > LOST_AFTER_SECONDS && (hasRows || run === 'UNDO') ? [run] : [];
  if (status === 'APPLIED') return ['UNDO'];
  if (status === 'UNDONE' || !hasRows) return [];
  return newRows + changedRows > 0 && faultyRows === 0 ? ['CHECK', 'APPLY'] : ['CHECK'];
}
