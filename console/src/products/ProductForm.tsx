import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CreateProductInput } from '../../generated/documents.ts';
import { useCategoryOfProductQuery } from '../../generated/hooks.ts';
import { productsPath, skusOfProductPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { ProductFields } from './ProductFields.tsx';
import { type ProductFields as Fields, productInput, useFollowCategory } from './productForm.ts';
import { t } from '../ui/text.ts';

interface Props {
  label: string;
  form: UseFormReturn<Fields>;
  saving: boolean;
  /** Answers the product once it is saved. */
  onSave: (input: CreateProductInput) => Promise<{ id: string } | undefined>;
}

/** Opens the SKUs of the saved product, once nothing is unsaved. */
function useLeaving(savedId: string | undefined) {
  const navigate = useNavigate();
  const { can } = useSession();
  const addsSkus = can('SKU', 'WRITE');
  useEffect(() => {
    if (savedId) void navigate(addsSkus ? skusOfProductPath(savedId) : productsPath());
  }, [savedId, addsSkus, navigate]);
}

/** The form of a product. Its state belongs to the page: another tab must not lose input. */
export function ProductForm({ label, form, saving, onSave }: Props) {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const [savedId, setSavedId] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const categoryId = useWatch({ control: form.control, name: 'category' })?.id;
  const { data, error, refetch } = useCategoryOfProductQuery(
    categoryId ? { variables: { id: categoryId } } : skipToken,
  );
  const category = data?.category.id === categoryId ? data?.category : undefined;
  useFollowCategory(form, category);
  useLeaving(savedId);

  const isWaiting = categoryId !== undefined && !category;
  const submit = useSingleFlight((event) => {
    if (saving || savedId || uploading || isWaiting) return undefined;
    return form.handleSubmit(async (fields) => {
      const saved = category && (await onSave(productInput(fields, category)));
      if (!saved) return;
      form.reset(form.getValues()); // all is saved
      setSavedId(saved.id);
    })(event);
  });
  return (
    <form className="kit-form" noValidate aria-label={label} onSubmit={submit}>
      {error && (
        <ErrorInPlace
          title={t('Error retrieving category information.')}
          error={error}
          onRetry={() => refetch().catch(() => undefined)}
        />
      )}
      <ProductFields form={form} category={category} onUploading={setUploading} />
      <FormFoot
        saving={saving}
        onCancel={() => void (cameFromHere ? navigate(-1) : navigate(productsPath()))}
        disabled={uploading || isWaiting}
      />
    </form>
  );
}
