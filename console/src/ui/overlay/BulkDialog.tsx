import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { OverlayContext, useClosing } from '../form/unsaved.ts';
import './bulkDialog.css';
import { showNotice } from './notices.tsx';
import { type BulkRow, type BulkRun, type ReadAgain, useBulkRun } from './useBulkRun.ts';
import { useKeepMounted } from './keepMounted.ts';
import { t } from '../text.ts';

interface Props<Row extends BulkRow> {
  title: string;
  /** Effect on each of them. */
  text: ReactNode;
  rows: readonly Row[];
  /** Does it to one, by the call that does it to one alone. */
  act: (row: Row) => Promise<unknown>;
  /** Reads a record again that was refused because another user changed it. */
  readAgain?: ReadAgain<Row>;
  /** Called after each run, for example to read a list again. */
  onRun?: (result: { done: number; failed: number }) => unknown;
  /** Saves what was collected as a file: once nothing failed, or when told to without what did. */
  save?: () => Promise<unknown>;
  /** Value for all of them. */
  children?: ReactNode;
  /** Reason why it cannot begin yet. */
  blocked?: string | undefined;
  onClose: () => void;
}

const STATES = {
  refused: t('Left out'),
  done: t('Done'),
  failed: t('Failed'),
} as const;

function stateOf({ id, refusal }: BulkRow, { done, failed }: BulkRun) {
  if (refusal) return 'refused';
  if (done.has(id)) return 'done';
  return failed.has(id) ? 'failed' : null;
}

function BulkRows({ bulk }: { bulk: BulkRun }) {
  return (
    <ul className="kit-bulk" aria-label={t('Records')}>
      {bulk.rows.map((row) => {
        const state = stateOf(row, bulk);
        const reason = row.refusal ?? bulk.failed.get(row.id);
        return (
          <li key={row.id}>
            <span>
              {row.label}
              {row.detail && <span className="kit-muted"> · {row.detail}</span>}
            </span>
            {state && (
              <span className={state === 'failed' ? 'kit-danger' : 'kit-muted'}>
                {STATES[state]}
                {reason && `: ${reason}`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface State {
  hasRun: boolean;
  waiting: number;
  saveFailed: boolean;
}

function nextText({ hasRun, waiting, saveFailed }: State): string {
  if (saveFailed && !waiting) return t('Save again');
  return hasRun
    ? t('Try {{count}} again', { count: waiting })
    : t('Confirm ({{count}})', { count: waiting });
}

/** Does the same to several records. Those that failed stay with their reason and can be tried again; nothing is done twice. */
export function BulkDialog<Row extends BulkRow>(props: Props<Row>) {
  const { title, text, act, onRun, save, children, blocked, onClose } = props;
  useKeepMounted();
  const [saveFailed, setSaveFailed] = useState(false);
  const saveFile = async (): Promise<boolean> => {
    setSaveFailed(false);
    try {
      await save?.();
      return true;
    } catch {
      setSaveFailed(true);
      return false;
    }
  };
  const end = async (result: { done: number; failed: number }) => {
    await onRun?.(result);
    if (result.failed || !(await saveFile())) return;
    onClose();
    await showNotice({
      text: t('{{title}}: {{done}} done', { title, done: result.done }),
      intent: 'success',
    });
  };
  const bulk = useBulkRun(props.rows, act, end, props.readAgain);
  const { overlay, close } = useClosing(onClose, false);
  const { rows, waiting, done, failed, running, run } = bulk;
  const possible = rows.filter(({ refusal }) => !refusal).length;
  const hasRun = done.size + failed.size > 0 && !running;
  const isLeft = waiting.length > 0 || saveFailed;
  return (
    <OverlayContext value={overlay}>
      <Dialog
        isOpen
        title={title}
        onClose={running ? undefined : close}
        canOutsideClickClose={false}
        className="kit-confirm"
      >
        <DialogBody>
          <p>{text}</p>
          {children}
          <BulkRows bulk={bulk} />
          <p role="status" className="kit-muted">
            {running &&
              t('{{count}} of {{all}}', { count: done.size + failed.size, all: possible })}
            {hasRun &&
              t('{{done}} done, {{failed}} failed', { done: done.size, failed: failed.size })}
          </p>
          {saveFailed && (
            <p role="alert" className="kit-danger">
              {t('The file could not be saved.')}
            </p>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={hasRun ? t('Close') : t('Cancel')} onClick={close} disabled={running} />
              {hasRun && save && done.size > 0 && failed.size > 0 && (
                <Button text={t('Save without them')} onClick={() => void saveFile()} />
              )}
              {(isLeft || !hasRun) && (
                <Button
                  text={nextText({ hasRun, waiting: waiting.length, saveFailed })}
                  intent="primary"
                  loading={running}
                  disabled={!isLeft || blocked !== undefined}
                  title={blocked}
                  onClick={() => run()}
                />
              )}
            </>
          }
        />
      </Dialog>
    </OverlayContext>
  );
}
