import type { ColDef } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import { type AskedNumber, useNumberRowsPath } from '../app/numberRows.ts';
import type { Cell } from '../ui/grid/columns.tsx';

/** Target of a figure: an address of a list, or the number whose records open beside the page. */
type Behind = string | AskedNumber;

interface Params<Row> {
  behind: (row: Row) => Behind;
}

/** A figure that leads to the rows behind it; none is behind 0. */
function Figure<Row>({
  data,
  value,
  valueFormatted,
  behind,
}: Cell<Row, string | number | null, Params<Row>>) {
  const numberRowsPath = useNumberRowsPath();
  const text = valueFormatted ?? value;
  if (!data || !Number(value)) return text;
  const to = behind(data);
  return (
    <Link className="report-figure" to={typeof to === 'string' ? to : numberRowsPath(to)}>
      {text}
    </Link>
  );
}

/** A column of figures, each with what is behind it. */
export const leadingTo = <Row,>(
  column: ColDef<Row>,
  behind: (row: Row) => Behind,
): ColDef<Row> => ({ ...column, cellRenderer: Figure, cellRendererParams: { behind } });
