import { lineProblem, type TaxedLine } from '@munim/schema/shared/taxRates.ts';
import { refused } from '../http/errors.ts';
import type { Trx } from './database.ts';
import { eqAny } from './search.ts';

/** Lines of a document before its number is taken: goods without HSN code or at a rate that is none cannot be reported afterwards. */
function refuseFaultyLines(document: string, lines: readonly TaxedLine[]): void {
  const faults = lines.flatMap((line) => {
    const problem = lineProblem(line);
    return problem === null ? [] : [`Line ${line.lineNumber} (${line.name}): ${problem}`];
  });
  const isOutside = (line: TaxedLine) => line.taxCategory === 'NON_GST';
  if (lines.some(isOutside) && lines.some(({ taxCategory }) => taxCategory === 'TAXABLE'))
    faults.push('Goods outside GST cannot stand on a tax invoice: send them apart.');
  if (faults.length)
    throw refused(`The ${document} cannot be numbered. ${faults.join(' ')}`, 'FAULTY_LINES');
}

interface Line {
  line_number: number;
  product_sku_id: number;
  pan_india_gst: string;
  tax_category?: TaxedLine['taxCategory'];
}

/** The same for lines whose goods are read from their masters, as all drafts do. */
export async function refuseFaultyGoods(
  trx: Trx,
  document: string,
  lines: readonly Line[],
): Promise<void> {
  const rows = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'k.product_sku_name', 'p.hsn_code'])
    .where('k.product_sku_id', '=', eqAny(lines.map((line) => line.product_sku_id)))
    .execute();
  const goods = new Map(rows.map((row) => [row.product_sku_id, row]));
  refuseFaultyLines(
    document,
    lines.map((line) => ({
      name: goods.get(line.product_sku_id)?.product_sku_name ?? `SKU ${line.product_sku_id}`,
      lineNumber: line.line_number,
      hsnCode: goods.get(line.product_sku_id)?.hsn_code ?? null,
      gstPercent: line.pan_india_gst,
      taxCategory: line.tax_category,
    })),
  );
}
