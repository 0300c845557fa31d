import type { ColDef, ColDefField } from 'ag-grid-community';
import { PhoneLink } from '../format/PhoneLink.tsx';
import { type Cell, type ColumnContext, textColumn } from './columns.tsx';

const PhoneCell = <Row,>({ value }: Cell<Row, string, object>) =>
  value && <PhoneLink phone={value} />;

/** A person's phone: a press calls it, on a card of a phone too. */
export const phoneColumn = <Row,>(field: ColDefField<Row>, headerName: string): ColDef<Row> =>
  textColumn(field, headerName, {
    flex: 0,
    width: 110,
    cellClass: 'kit-numeric',
    context: { isPhone: true } satisfies ColumnContext,
    cellRenderer: PhoneCell,
  });
