import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { ProductFieldsFragment } from '../../generated/documents.ts';
import { useCategoryOfProductQuery, useProductQuery } from '../../generated/hooks.ts';
import { useTabs } from '../app/panels.tsx';
import { QueryContent } from '../app/QueryContent.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { type CategoryOfProduct, fieldsOf, type ProductFields } from './productForm.ts';
import { ProductForm } from './ProductForm.tsx';
import { useProductWrites } from './productWrites.ts';
import { t } from '../ui/text.ts';

function EditProduct({
  product,
  category,
}: {
  product: ProductFieldsFragment;
  category: CategoryOfProduct;
}) {
  const [begin] = useState(() => fieldsOf(product, category));
  const form = useForm<ProductFields>({ defaultValues: begin });
  const { change, saving } = useProductWrites();
  useUnsaved(form.formState.isDirty);
  const { id, name } = product;
  const ofRecord = useTabs('RECORD', { entity: 'PRODUCT', entityId: id });
  const details = (
    <ProductForm
      label={t('Edit product')}
      form={form}
      saving={saving}
      onSave={(input) => change({ id, ...input })}
    />
  );
  return (
    <div className="kit-page">
      <RecordHead
        title={t('Product {{id}}, {{name}}', { id, name })}
        status={<StatusTag status={activeStatus(product)} labels={ACTIVE_STATUS} />}
      />
      <RecordTabs
        label={t('Product')}
        tabs={[{ id: 'details', title: t('Details'), panel: details }, ...ofRecord]}
      />
    </div>
  );
}

function WithCategory({ product }: { product: ProductFieldsFragment }) {
  // the form begins in the category the product had: another one is its own affair from then on
  const [id] = useState(product.categoryId);
  const result = useCategoryOfProductQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} failedText={t('Error retrieving category information.')}>
      {({ category }) => <EditProduct product={product} category={category} />}
    </QueryContent>
  );
}

/** Changes a product. */
export function EditProductScreen() {
  const { productId = '' } = useParams();
  const result = useProductQuery({
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result}>
      {({ product }) => <WithCategory key={productId} product={product} />}
    </QueryContent>
  );
}
