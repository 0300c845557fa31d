import type { ColDef, ColDefField, ValueFormatterParams } from 'ag-grid-community';
import { ACTIVE_STATUS, activeStatus, labelOf, type Labels } from '../format/labels.ts';
import { StatusTag } from '../format/StatusTag.tsx';
import type { Cell, Changes } from './columns.tsx';

const TAG_PADDING = 12;

interface StatusParams<Row> {
  labels: Labels;
  detail?: (row: Row) => string | null | undefined;
}

const StatusCell = <Row,>({ value, data, labels, detail }: Cell<Row, string, StatusParams<Row>>) =>
  value && data ? <StatusTag status={value} labels={labels} detail={detail?.(data)} /> : null;

/** One minimal tag; its tooltip is the raw status and the row's detail, for example a reason. */
export function statusColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  labels: Labels,
  { detail, ...more }: Changes<Row> & { detail?: StatusParams<Row>['detail'] } = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    value ? labelOf(labels, value).text : '';
  return {
    field,
    headerName,
    width: 120,
    context: { neverTruncate: true, extraWidth: TAG_PADDING },
    valueFormatter,
    cellRenderer: StatusCell,
    cellRendererParams: { labels, detail },
    ...more,
  };
}

/** Whether a master is active. */
export const activeColumn = <Row extends { isActive: boolean }>(
  more: Changes<Row> = {},
): ColDef<Row> =>
  statusColumn<Row>('isActive' as ColDefField<Row>, 'Status', ACTIVE_STATUS, {
    valueGetter: ({ data }) => data && activeStatus(data),
    width: 90,
    ...more,
  });
