import { Switch } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import type { SheetOutcomeFragment } from '../../generated/documents.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { Pager } from '../ui/grid/Pager.tsx';
import { t } from '../ui/text.ts';

interface Line {
  id: string;
  row: number;
  record: string;
  field: string;
  from: string;
  to: string;
  error: string;
}

/** Differences and errors as the sheet has them, from its first row to its last. */
function linesOf({ differences, errors }: SheetOutcomeFragment): Line[] {
  const changed = differences.map(({ row, recordId, field, from, to }) => ({
    row,
    record: recordId ?? 'new',
    field,
    from: from ?? '',
    to: to ?? '',
    error: '',
  }));
  const wrong = errors.map(({ row, column, message }) => ({
    row,
    record: '',
    field: column,
    from: '',
    to: '',
    error: message,
  }));
  return [...changed, ...wrong]
    .toSorted((a, b) => a.row - b.row)
    .map((line, i) => ({ id: String(i), ...line }));
}

const columnsOf = (record: string) => [
  numberColumn<Line>('row', t('Row')),
  hideOnPhone(textColumn<Line>('record', record, { flex: 0, width: 80 })),
  textColumn<Line>('field', t('Field'), { minWidth: 100 }),
  hideOnPhone(textColumn<Line>('from', t('Old'), { minWidth: 70 })),
  textColumn<Line>('to', t('New'), { minWidth: 80 }),
  textColumn<Line>('error', t('Error'), {
    flex: 0,
    context: { neverTruncate: true },
    cellClass: 'kit-danger',
  }),
];
const ERROR_COLUMNS = new Set<string | undefined>(['row', 'field', 'error']);

const plural = (count: number, word: string) =>
  count === 1 ? `${formatCount(count)} ${word}` : `${formatCount(count)} ${word}s`;
const PAGE = 20;

interface Props {
  outcome: SheetOutcomeFragment;
  /** Head of the column of ids: 'SKU no.' */
  record: string;
}

/** Changes and errors of a sheet, 20 lines a page. */
export function SheetPreview({ outcome, record }: Props) {
  const [errorsOnly, setErrorsOnly] = useState(false);
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE);
  const lines = useMemo(() => linesOf(outcome), [outcome]);
  const columns = useMemo(
    () => columnsOf(record).filter(({ field }) => !errorsOnly || ERROR_COLUMNS.has(field)),
    [record, errorsOnly],
  );
  const shown = errorsOnly ? lines.filter(({ error }) => error) : lines;
  const rows = shown.slice((page - 1) * limit, page * limit);
  const { differenceCount, errorCount, differences, errors } = outcome;
  const omittedCount = differenceCount + errorCount - differences.length - errors.length;
  return (
    <section aria-label={t('Preview')} className="sheet-preview">
      <header className="sheet-bar">
        <strong role="status">
          {t('{{plural}}, {{plural2}} in {{plural3}}', {
            plural: plural(differenceCount, 'change'),
            plural2: plural(errorCount, 'error'),
            plural3: plural(outcome.rows, 'row'),
          })}
        </strong>
        {errorCount > 0 && (
          <Switch
            inline
            label={t('Errors only')}
            checked={errorsOnly}
            onChange={(event) => {
              setErrorsOnly(event.currentTarget.checked);
              setPage(1);
            }}
          />
        )}
      </header>
      {omittedCount > 0 && (
        <p className="kit-muted">
          {t('Shown are the first {{plural}} and the first {{plural2}}.', {
            plural: plural(differences.length, 'change'),
            plural2: plural(errors.length, 'error'),
          })}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState text={t('The sheet holds what is kept already: nothing would change.')} />
      ) : (
        <>
          <DataGrid label={t('Changes and errors')} rows={rows} columns={columns} fit />
          <Pager
            page={page}
            limit={limit}
            ownLimit={PAGE}
            count={shown.length}
            shown={rows.length}
            onPage={setPage}
            onLimit={setLimit}
          />
        </>
      )}
    </section>
  );
}
