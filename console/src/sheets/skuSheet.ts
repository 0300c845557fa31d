import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { SkusForSheetDocument } from '../../generated/documents.ts';
import type { ExportTable } from '../ui/export/exportTable.ts';

const COLUMNS: ExportTable['columns'] = [
  { head: 'product_sku_id', kind: 'id' },
  ...['product_sku_name', 'unit', 'unit_code', 'is_active'].map((head) => ({
    head,
    kind: 'text' as const,
  })),
];

const sheetOf = (title: string, rows: ExportTable['rows']): ExportTable => ({
  title,
  columns: COLUMNS,
  rows,
});

export const SKU_TEMPLATE = sheetOf('sku-sheet', [
  ['1', 'Steel tumbler 300 ml', 'Nos', 'NOS', 'TRUE'],
]);

/** The SKUs of a product as they are kept, ready to be changed. */
export async function skusAsSheet(
  client: ApolloClient,
  product: { id: string; label: string },
): Promise<ExportTable> {
  const rows: string[][] = [];
  for (let page = 1; rows.length < LIMITS.sheetRows; page += 1) {
    const variables = { productId: product.id, page, limit: LIMITS.pageSize };
    const { data } = await client.query({
      query: SkusForSheetDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    const skus = data?.skus.items ?? [];
    rows.push(
      ...skus.map(({ id, name, unit, unitCode, isActive }) => [
        id,
        name,
        unit,
        unitCode,
        isActive ? 'TRUE' : 'FALSE',
      ]),
    );
    if (skus.length < LIMITS.pageSize) break;
  }
  return sheetOf(`skus-of-${product.id}`, rows);
}
