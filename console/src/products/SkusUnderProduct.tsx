import type { ColDef } from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import type { SkusUnderProductQuery } from '../../generated/documents.ts';
import { useSkusUnderProductQuery } from '../../generated/hooks.ts';
import { skuPath } from '../app/recordPaths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { idColumn, imageColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { innerHeight } from '../ui/grid/nestedHeight.ts';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Sku = SkusUnderProductQuery['skus']['items'][number];
interface Product {
  id: string;
  name: string;
  skuCount: number;
}

const MAX_VISIBLE_ROWS = 20;
const NO_SKUS_ROWS = 2;
const columns: ColDef<Sku>[] = [
  hideOnPhone(imageColumn('thumbnail')),
  idColumn('id', t('SKU no.'), { to: ({ id }) => skuPath(id) }),
  textColumn('name', t('SKU name'), { minWidth: 160 }),
  hideOnPhone(textColumn('unit', t('Unit'), { flex: 0, width: 80 })),
  activeColumn(),
];

export const skusHeight = ({ skuCount }: Product): number =>
  innerHeight(Math.min(skuCount || NO_SKUS_ROWS, MAX_VISIBLE_ROWS));

/** The SKUs of a row of the list, read when it is opened. */
export function SkusUnderProduct({ product }: { product: Product }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useSkusUnderProductQuery({
    variables: { productId: product.id },
    fetchPolicy: 'cache-and-network',
    skip: product.skuCount === 0,
  });
  if (product.skuCount === 0) return <EmptyState text={t('This product has no SKUs yet.')} />;
  if (data)
    return (
      <DataGrid
        fit
        label={t('SKUs of {{product}}', { product: product.name })}
        rows={data.skus.items}
        columns={columns}
        onOpen={({ id }) => void navigate(skuPath(id))}
      />
    );
  if (error)
    return (
      <ErrorInPlace
        title={t('Error occurred while retrieving variants')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  return <Skeleton shape="table" rows={3} />;
}
