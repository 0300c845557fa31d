import type { ColDef } from 'ag-grid-community';

/** Column that stays at the right edge where not all columns fit. */
export const atEnd = <Row>(column: ColDef<Row>): ColDef<Row> => ({
  ...column,
  context: { ...column.context, end: true },
});
