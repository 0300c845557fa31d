import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type {
  ProductOfSkusQuery,
  SkusQuery,
  SkusQueryVariables,
} from '../../generated/documents.ts';
import {
  useAttributesOfSkusQuery,
  useProductOfSkusQuery,
  useSkusQuery,
} from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useSession } from '../app/session.tsx';
import { editProductPath, skuPath } from '../app/recordPaths.ts';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import type { Page } from '../ui/grid/listQuery.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { percentText } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useUrlFilters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { skuColumns, type SkuRow } from './skuColumns.tsx';
import { SkuFormDrawer } from './SkuFormDrawer.tsx';
import { useSkuWrites } from './skuWrites.ts';
import './skus.css';
import { t } from '../ui/text.ts';

type Product = ProductOfSkusQuery['product'];

const FILTERS: readonly Filter[] = [{ kind: 'search', name: 'name', label: t('SKU name') }];

/** The search of this list looks through the page that is loaded. */
const named =
  (name: string | undefined) =>
  ({ skus }: SkusQuery): Page<SkuRow> =>
    name
      ? {
          ...skus,
          items: skus.items.filter((sku) => sku.name.toLowerCase().includes(name.toLowerCase())),
        }
      : skus;

const ProductSummary = ({ product }: { product: Product }) => (
  <DescriptionList
    items={[
      ['GST', percentText(product.gstPercent)],
      ['HSN', product.hsnCode],
      ...product.attributes.map(({ name, value }) => [name, value] as const),
    ]}
  />
);

function DeleteSkuDialog({ sku, onClose }: { sku: SkuRow; onClose: () => void }) {
  const { remove } = useSkuWrites();
  return (
    <ConfirmDialog
      title={t('Delete SKU')}
      text={t('Delete SKU {{skuId}}, {{sku}}?', { skuId: sku.id, sku: sku.name })}
      onConfirm={() => remove(sku.id)}
      onClose={onClose}
    />
  );
}

function SkusOfProduct({ product }: { product: Product }) {
  const navigate = useNavigate();
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('sku');
  const [deleted, setDeleted] = useState<SkuRow | null>(null);
  const name = useUrlFilters().one('name');
  const { data } = useAttributesOfSkusQuery(
    opened ? { variables: { categoryId: product.categoryId } } : skipToken,
  );
  const config = data?.attributesConfig[0]?.attributes ?? (data && []);
  const { change } = useSkuWrites();
  const offers = can('OFFER', 'READ');
  const columns = useMemo(
    () =>
      skuColumns(can, {
        change,
        open: ({ id }) => void navigate(skuPath(id)),
        edit: ({ id }) => setOpened(id),
        remove: setDeleted,
      }),
    [can, change, navigate, setOpened],
  );
  const add = (
    <Button intent="primary" icon={<Plus />} text={t('Add SKU')} onClick={() => setOpened('new')} />
  );
  const drawer = (rows: readonly SkuRow[]) => {
    const sku = rows.find(({ id }) => id === opened);
    if (!config || !(sku || opened === 'new')) return null;
    return (
      <SkuFormDrawer
        key={opened}
        product={product}
        config={config}
        {...(sku ? { sku } : {})}
        onClose={() => setOpened(null)}
      />
    );
  };
  return (
    <div className="kit-page">
      <RecordHead
        image={product.thumbnail}
        title={product.name}
        status={<StatusTag status={activeStatus(product)} labels={ACTIVE_STATUS} />}
        identity={[
          t('Product {{id}}', { id: product.id }),
          [product.categoryName, product.subCategory].filter(Boolean).join(' / '),
        ]}
      >
        {can('PRODUCT', 'UPDATE') && (
          <Button
            text={t('Edit product')}
            onClick={() => void navigate(editProductPath(product.id))}
          />
        )}
      </RecordHead>
      <ProductSummary product={product} />
      <ListScreen
        panel
        title={t('SKUs')}
        query={useSkusQuery}
        variables={(_, page, limit): SkusQueryVariables => ({
          productId: product.id,
          page,
          limit,
          offers,
        })}
        rows={named(name)}
        columns={columns}
        filters={FILTERS}
        actions={add}
        emptyText={
          name ? t('No SKU of this page has this name.') : t('This product has no SKUs yet.')
        }
        emptyAction={add}
        failedText={t('Error occurred while retrieving variants')}
      >
        {drawer}
      </ListScreen>
      {deleted && <DeleteSkuDialog sku={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

/** The SKUs of a product, added and changed under its fields. */
export function SkusOfProductScreen() {
  const { productId = '' } = useParams();
  const result = useProductOfSkusQuery({
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result}>
      {({ product }) => <SkusOfProduct key={productId} product={product} />}
    </QueryContent>
  );
}
