import type { ColDef, ColDefField } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import { type Cell, type Changes, type ColumnContext, textColumn } from './columns.tsx';

function NameLink<Row extends { id: string }>({
  value,
  data,
  to,
}: Cell<Row, string, { to: (row: Row) => string }>) {
  return data && value ? (
    <>
      <Link to={to(data)}>{value}</Link> <span className="kit-muted kit-numeric">#{data.id}</span>
    </>
  ) : null;
}

/** The first column of a list whose rows are known by name: a link, and the number behind it. */
export const nameColumn = <Row extends { id: string }>(
  field: ColDefField<Row>,
  headerName: string,
  { to, ...more }: Changes<Row> & { to: (row: Row) => string },
): ColDef<Row> =>
  textColumn(field, headerName, {
    flex: 2,
    context: { extraWidth: 48 } satisfies ColumnContext,
    cellRenderer: NameLink,
    cellRendererParams: { to },
    ...more,
  });
