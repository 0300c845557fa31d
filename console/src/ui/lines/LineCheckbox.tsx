import type { ICellRendererParams } from 'ag-grid-community';

interface Props<Row> extends ICellRendererParams<Row, boolean> {
  label: (row: Row) => string;
  /** Absent: only shown. */
  onTick?: (row: Row, selectedRows: boolean) => void;
}

/** Checkbox that Tab does not reach: the cell around it has the focus, and Space toggles it. */
export function LineCheckbox<Row>({ data, value, label, onTick }: Props<Row>) {
  if (!data) return null;
  return (
    <input
      type="checkbox"
      className="kit-check"
      tabIndex={-1}
      aria-label={label(data)}
      checked={value ?? false}
      disabled={!onTick}
      onChange={(event) => onTick?.(data, event.currentTarget.checked)}
    />
  );
}
