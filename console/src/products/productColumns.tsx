import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import type { ProductsQuery } from '../../generated/documents.ts';
import { editProductPath } from '../app/recordPaths.ts';
import {
  idColumn,
  imageColumn,
  rank2,
  numberColumn,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { t } from '../ui/text.ts';

export type ProductRow = ProductsQuery['products']['items'][number];

const managers = ({ data }: { data?: ProductRow | undefined }) =>
  data?.managers.map(({ name }) => name).join(', ') ?? '';

/** Columns of Manage Products; offers need permission. */
export const productColumns = (can: Can): ColDef<ProductRow>[] => [
  imageColumn('thumbnail'),
  idColumn(
    'id',
    t('Product no.'),
    can('PRODUCT', 'UPDATE') ? { to: ({ id }) => editProductPath(id) } : {},
  ),
  textColumn('name', t('Product name'), { flex: 3, minWidth: 180 }),
  textColumn('categoryName', t('Category'), { flex: 2 }),
  rank2(textColumn('subCategory', t('Sub-category'), { flex: 2 })),
  rank2(textColumn('hsnCode', 'HSN', { flex: 0, width: 88, cellClass: 'kit-numeric' })),
  taxColumn(),
  rank2(numberColumn('skuCount', t('SKUs'))),
  ...(can('OFFER', 'READ') ? [numberColumn<ProductRow>('offerCount', t('Offers'))] : []),
  rank2(textColumn('managers', t('Category managers'), { flex: 2, valueGetter: managers })),
  activeColumn(),
];
