import type { ColDef } from 'ag-grid-community';
import { type Statuses, statusOf } from '../format/labels.ts';
import { StatusRing } from '../format/StatusTag.tsx';
import type { Cell, ColumnContext } from './columns.tsx';
import { t } from '../text.ts';

/** One way on which a document goes, for example how much of it is paid. */
interface Axis<Row> {
  label: string;
  labels: Statuses;
  value: (row: Row) => string;
}

const textOf = <Row,>(axes: readonly Axis<Row>[], row: Row) =>
  axes
    .map(({ label, labels, value }) => `${label}: ${statusOf(labels, value(row)).text}`)
    .join(', ');

function ProgressCell<Row>({ data, axes }: Cell<Row, unknown, { axes: readonly Axis<Row>[] }>) {
  if (!data) return null;
  const text = textOf(axes, data);
  return (
    <span className="kit-progress" role="img" aria-label={text} title={text}>
      {axes.map(({ label, labels, value }) => (
        <StatusRing key={label} ring={statusOf(labels, value(data)).ring ?? 'empty'} />
      ))}
    </span>
  );
}

/**
 * Progress of a document by axis: one ring for each, with one tooltip. Files have the statuses
 * instead.
 */
export const progressColumn = <Row,>(axes: readonly Axis<Row>[]): ColDef<Row> => ({
  colId: 'progress',
  headerName: t('Progress'),
  headerTooltip: axes.map(({ label }) => label).join(', '),
  width: 84,
  sortable: false,
  context: { csv: 'none' } satisfies ColumnContext,
  cellRenderer: ProgressCell,
  cellRendererParams: { axes },
});
