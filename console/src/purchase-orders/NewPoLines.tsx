import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import { newPoLine, type useNewPoLines } from './newPoDraft.ts';
import { t } from '../ui/text.ts';

/** One row per SKU, typed like in a spreadsheet; the totals update. */
export function NewPoLines({
  lines,
  submitted,
}: {
  lines: ReturnType<typeof useNewPoLines>;
  submitted: boolean;
}) {
  const { rows, setRows, columns, totals, typed } = lines;
  return (
    <>
      <LineGrid
        label={t('Lines')}
        rows={rows}
        onChange={setRows}
        columns={columns}
        newRow={newPoLine}
        max={LIMITS.purchaseOrderLines}
        submitted={submitted}
      />
      {submitted && !typed.length && (
        <p role="alert" className="kit-danger">
          {t('Please enter at least one line.')}
        </p>
      )}
      <Totals sums={totals} />
    </>
  );
}
