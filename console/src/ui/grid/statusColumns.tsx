import type { ColDef, ColDefField, ValueFormatterParams } from 'ag-grid-community';
import { ACTIVE_STATUS, activeStatus, statusOf, type Statuses } from '../format/labels.ts';
import { StatusTag } from '../format/StatusTag.tsx';
import type { Cell, Changes } from './columns.tsx';
import { t } from '../text.ts';

const TAG_PADDING = 12;
/** Pixels of the ring before the word. */
const RING = 14;

interface StatusParams<Row> {
  labels: Statuses;
  detail?: ((row: Row) => string | null | undefined) | undefined;
  /** Words of a second tag. */
  note?: ((row: Row) => string | null) | undefined;
}

const StatusCell = <Row,>({
  value,
  data,
  labels,
  detail,
  note,
}: Cell<Row, string, StatusParams<Row>>) =>
  value && data ? (
    <StatusTag status={value} labels={labels} detail={detail?.(data)} note={note?.(data)} />
  ) : null;

/** One minimal tag; its tooltip is the status and the row's detail, for example a reason. */
export function statusColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  labels: Statuses,
  { detail, note, ...more }: Changes<Row> & Omit<StatusParams<Row>, 'labels'> = {},
): ColDef<Row> {
  const valueFormatter = ({ value, data }: ValueFormatterParams<Row, string>) =>
    value ? [statusOf(labels, value).text, data && note?.(data)].filter(Boolean).join(' · ') : '';
  return {
    field,
    headerName,
    width: 120,
    context: { neverTruncate: true, extraWidth: RING + (note ? 2 * TAG_PADDING : TAG_PADDING) },
    valueFormatter,
    cellRenderer: StatusCell,
    cellRendererParams: { labels, detail, note },
    ...more,
  };
}

/** Column of whether a master is active. */
export const activeColumn = <Row extends { isActive: boolean }>(
  more: Changes<Row> = {},
): ColDef<Row> =>
  statusColumn<Row>('isActive' as ColDefField<Row>, t('Status'), ACTIVE_STATUS, {
    valueGetter: ({ data }) => data && activeStatus(data),
    width: 90,
    ...more,
  });
