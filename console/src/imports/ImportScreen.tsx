import { Callout, ProgressBar } from '@blueprintjs/core';
import type { ImportAction, ImportOutcome } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportFieldsFragment, ImportRowFieldsFragment } from '../../generated/documents.ts';
import { useImportQuery, useImportRowsQuery, useRunImportMutation } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { dayOf, momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import {
  IMPORT_ACTION,
  IMPORT_KIND,
  IMPORT_OUTCOME,
  IMPORT_STATUS,
  NOT_STARTED,
} from './imports.labels.ts';
import './imports.css';
import { t } from '../ui/text.ts';

const POLL_MS = 1000;
const RUNNING = new Set(['CHECKING', 'APPLYING', 'UNDOING']);

type One = ImportFieldsFragment;
type Row = ImportRowFieldsFragment & { id: string };

/** One line for all that a row changes, or for all that is wrong with it. */
function effectOf({ differences, faults }: ImportRowFieldsFragment): string {
  if (faults.length) return faults.map(({ column, message }) => `${column}: ${message}`).join('; ');
  return differences
    .map(
      ({ column, from, to }) => `${column}: ${from === null ? '' : `${from} → `}${to ?? 'empty'}`,
    )
    .join('; ');
}

const columns = [
  numberColumn<Row>('row', t('Row'), { width: 80 }),
  textColumn<Row>('externalId', t('External id'), { flex: 0, width: 130 }),
  statusColumn<Row>('outcome', t('Effect'), IMPORT_OUTCOME, { width: 105 }),
  hideOnPhone(textColumn<Row>('recordId', t('Record'), { flex: 0, width: 90 })),
  textColumn<Row>('differences', t('Changes and faults'), {
    flex: 4,
    minWidth: 260,
    valueGetter: ({ data }) => data && effectOf(data),
    cellClass: ({ data }) => (data?.faults.length ? 'kit-danger' : ''),
  }),
];
const filters = [
  { kind: 'choice' as const, name: 'effect', label: t('Effect'), labels: IMPORT_OUTCOME },
];

const Rows = ({ importId }: { importId: string }) => (
  <ListScreen
    panel
    title={t('Rows')}
    query={useImportRowsQuery}
    variables={({ one }, page, limit) => ({
      id: importId,
      outcome: one('effect') as ImportOutcome,
      page,
      limit,
    })}
    rows={({ importRows: { items, count } }) => ({
      items: items.map((row) => ({ ...row, id: String(row.row) })),
      count,
    })}
    columns={columns}
    filters={filters}
    defaultLimit={20}
    emptyText={t('No rows with this effect.')}
  />
);

const UNDO_TEXT = t(
  'Everything that this import made is deleted, or cancelled where it is an order, and what it changed is as before. It is refused while anything hangs on it.',
);

const ACTION_KIND: Record<ImportAction, RecordAction['kind']> = {
  CHECK: 'usual',
  APPLY: 'next',
  UNDO: 'destructive',
};

function Actions({ one: { id, actions } }: { one: One }) {
  const [run] = useRunImportMutation();
  const [undoing, setUndoing] = useState(false);
  const start = (action: ImportAction) =>
    withNotice(() => run({ variables: { id, action } }), { failed: NOT_STARTED });
  return (
    <>
      <RecordActions
        actions={actions.map((action) => ({
          text: IMPORT_ACTION[action],
          kind: ACTION_KIND[action],
          onClick: () => (action === 'UNDO' ? setUndoing(true) : void start(action)),
        }))}
      />
      {undoing && (
        <ConfirmDialog
          title={t('Undo import')}
          text={UNDO_TEXT}
          onConfirm={() => start('UNDO')}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}

function Progress({ one: { status, rows, doneRows } }: { one: One }) {
  const text = t('{{statusText}}… {{doneRows}} of {{rows}} rows', {
    statusText: IMPORT_STATUS[status].text,
    doneRows: formatCount(doneRows),
    rows: formatCount(rows),
  });
  return (
    <div className="import-progress" role="status">
      <span>{text}</span>
      <ProgressBar intent="primary" aria-label={text} value={doneRows / rows} />
    </div>
  );
}

const outcomeText = (one: One) =>
  one.status === 'APPLIED'
    ? t('All rows were written: {{newRows}} new, {{changedRows}} changed.', {
        newRows: formatCount(one.newRows),
        changedRows: formatCount(one.changedRows),
      })
    : t('Everything was taken back.');

const LEFT_OUT = t('paid, closed, of another kind, or further lines of the same record');

function Facts({ one }: { one: One }) {
  return (
    <DescriptionList
      items={[
        [t('File'), one.fileName],
        [
          t('Sent'),
          t('{{createdAt}} by {{user}}', {
            createdAt: momentText(one.createdAt),
            user: one.user.name,
          }),
        ],
        [t('Applied'), one.appliedAt && momentText(one.appliedAt)],
        [t('Undone'), one.undoneAt && momentText(one.undoneAt)],
        [t('Rows'), formatCount(one.rows)],
        [t('New'), formatCount(one.newRows)],
        [t('Changed'), formatCount(one.changedRows)],
        [t('The same'), formatCount(one.sameRows)],
        [t('Faulty'), formatCount(one.faultyRows)],
        [t('Left out'), one.leftOut > 0 ? `${formatCount(one.leftOut)}: ${LEFT_OUT}` : null],
        [t('Columns not read'), one.ignoredColumns.join(', ')],
      ]}
    />
  );
}

/** True when a second person must apply the sheet: the sender may not. */
const waitsForSecondPerson = ({ kind, status, newRows, changedRows, faultyRows, actions }: One) =>
  kind === 'OPEN_PURCHASE_ORDER' &&
  status === 'CHECKED' &&
  newRows + changedRows > 0 &&
  faultyRows === 0 &&
  !actions.includes('APPLY');
const SECOND_PERSON = t(
  'Purchase orders need a second person: somebody else who may approve them opens this page and applies the sheet.',
);

function ImportDetails({ one }: { one: One }) {
  const isRunning = RUNNING.has(one.status);
  const isDone = one.status === 'APPLIED' || one.status === 'UNDONE';
  return (
    <>
      <RecordHead
        title={t('{{kindText}} from {{source}}', {
          kindText: IMPORT_KIND[one.kind].text,
          source: one.source,
        })}
        status={<StatusTag status={one.status} labels={IMPORT_STATUS} />}
        identity={[
          t('Import {{id}}', { id: one.id }),
          one.fileName,
          one.user.name,
          dayOf(one.createdAt),
        ]}
      >
        <Actions one={one} />
      </RecordHead>
      {isRunning && <Progress one={one} />}
      {one.fault && <Callout intent="danger">{one.fault}</Callout>}
      {waitsForSecondPerson(one) && <Callout intent="primary">{SECOND_PERSON}</Callout>}
      {isDone && !one.fault && <Callout intent="success">{outcomeText(one)}</Callout>}
      {!isRunning && <Facts one={one} />}
      {!isRunning && one.hasRows && <Rows key={one.status} importId={one.id} />}
      {!isRunning && !one.hasRows && (
        <p className="kit-muted">
          {t('The rows of a sheet are kept for {{importHours}} hours.', {
            importHours: LIMITS.importHours,
          })}
        </p>
      )}
    </>
  );
}

/** One sheet: what it would change, its faults, and what was done with it. */
export function ImportScreen() {
  const { importId = '' } = useParams();
  const [isRunning, setRunning] = useState(true);
  const result = useImportQuery({
    variables: { id: importId },
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning ? POLL_MS : 0,
  });
  const status = result.data?.import.status;
  const runs = status === undefined || RUNNING.has(status);
  if (runs !== isRunning) setRunning(runs);
  return (
    <div className="kit-page import-page">
      <QueryContent result={result}>{(data) => <ImportDetails one={data.import} />}</QueryContent>
    </div>
  );
}
