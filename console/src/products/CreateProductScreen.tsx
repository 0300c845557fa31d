import { useForm } from 'react-hook-form';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { NEW_PRODUCT, type ProductFields } from './productForm.ts';
import { ProductForm } from './ProductForm.tsx';
import { useProductWrites } from './productWrites.ts';
import { t } from '../ui/text.ts';

export function CreateProductScreen() {
  const form = useForm<ProductFields>({ defaultValues: NEW_PRODUCT });
  const { create, saving } = useProductWrites();
  useUnsaved(form.formState.isDirty);
  return (
    <div className="kit-page">
      <RecordHead title={t('Create product')} />
      <ProductForm label={t('Create product')} form={form} saving={saving} onSave={create} />
    </div>
  );
}
