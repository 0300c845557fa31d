import type { ColDef } from 'ag-grid-community';

const differ = () => false;

/**
 * Column whose own drawing follows each change of its row: the grid would compare the value alone,
 * and what is drawn may have more of the row than that.
 */
export const followingRow = <Row>(column: ColDef<Row>): ColDef<Row> =>
  column.cellRenderer ? { ...column, equals: differ } : column;
