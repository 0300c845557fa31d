import type { ColDef } from 'ag-grid-community';

interface Editing<Row> {
  /** The words of what is wrong with the text, or null. A wrong text stays in its cell until it is put right or Esc is pressed. */
  problem: (text: string) => string | null;
  /** The rows themselves are never changed: keep the change and draw new rows. */
  onEdit: (row: Row, text: string) => void;
}

/** Makes a column of text, numbers or amounts editable in place: a click or Enter opens the cell. */
export function editableColumn<Row>(column: ColDef<Row>, { problem, onEdit }: Editing<Row>): ColDef<Row> {
  return {
    ...column,
    editable: true,
    singleClickEdit: true,
    cellClass: ['ag-right-aligned-cell', 'kit-figure', 'kit-editable'],
    cellEditor: 'agTextCellEditor',
    cellEditorParams: {
      useFormatter: false,
      getValidationErrors: ({ value }: { value: string | number | null }) => {
        const wrong = problem(String(value ?? '').trim());
        return wrong ? [wrong] : null;
      },
    },
    valueSetter: ({ data, newValue, oldValue }) => {
      const text = String(newValue ?? '').trim();
      if (text !== String(oldValue ?? '')) onEdit(data, text);
      return false;
    },
  };
}
