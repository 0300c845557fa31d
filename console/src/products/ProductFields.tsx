import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import {
  categoryProblem,
  hsnProblem,
  rateProblem,
  TAX_CATEGORY_NAMES,
} from '@munim/schema/shared/taxRates.ts';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { activeCategorySource, useCategoryCreate } from '../categories/CategoryPicker.tsx';
import { useSession } from '../app/session.tsx';
import { PicturePicker } from '../documents/PicturePicker.tsx';
import { AttributeFields } from '../ui/form/AttributeFields.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { CategoryOfProduct, ProductFields as Fields } from './productForm.ts';
import { hsnHelp } from './products.labels.ts';
import './products.css';
import { t } from '../ui/text.ts';

interface Props {
  form: UseFormReturn<Fields>;
  /** The chosen category, once it is there. */
  category: CategoryOfProduct | undefined;
  onUploading: (uploading: boolean) => void;
}

const CATEGORIES = Object.entries(TAX_CATEGORY_NAMES).map(([value, label]) => ({ value, label }));

const isHsn = (text: string, saved: string | undefined) =>
  text.trim() === saved || (hsnProblem(text.trim()) ?? true);

/** Rate, why it is none, and HSN code: what documents say of the tax. */
function TaxFields({ form }: Pick<Props, 'form'>) {
  const { control } = form;
  const hsnCode = useWatch({ control, name: 'hsnCode' });
  const taxCategory = useWatch({ control, name: 'taxCategory' });
  const help = hsnHelp(hsnCode.trim());
  const gstPercent = useWatch({ control, name: 'gstPercent' });
  useEffect(() => {
    if (taxCategory !== 'TAXABLE') form.setValue('gstPercent', '0');
  }, [form, taxCategory]);
  useEffect(() => {
    // each is validated against the other
    if (form.formState.isSubmitted) void form.trigger(['gstPercent', 'taxCategory']);
  }, [form, gstPercent, taxCategory]);
  return (
    <>
      <Field
        form={form}
        name="gstPercent"
        label="GST %"
        type="percent"
        required
        validate={(rate) => rateProblem(rate) ?? true}
      />
      <Field
        form={form}
        name="taxCategory"
        label={t('Tax category')}
        type="select"
        options={CATEGORIES}
        required
        validate={(chosen) =>
          categoryProblem(form.getValues('gstPercent') || '18', chosen as TaxCategory) ?? true
        }
      />
      <Field
        form={form}
        name="hsnCode"
        label={t('HSN code')}
        maxLength={8}
        validate={(code) => isHsn(code, form.formState.defaultValues?.hsnCode)}
        {...(help ? { help } : {})}
      />
    </>
  );
}

function DetailFields({ form, category }: Pick<Props, 'form' | 'category'>) {
  const createCategory = useCategoryCreate();
  return (
    <section aria-label={t('Facts')}>
      <Field
        form={form}
        name="name"
        label={t('Product name')}
        maxLength={LIMITS.catalogueName}
        required
        autoFocus
      />
      <div className="product-pair">
        <PickerField
          form={form}
          name="category"
          label={t('Category')}
          source={activeCategorySource}
          create={createCategory}
          required
        />
        <Field
          key={category?.id}
          form={form}
          name="subCategory"
          label={t('Sub-category')}
          type="select"
          options={(category?.subCategories ?? []).map((name) => ({ value: name, label: name }))}
          disabled={!category?.subCategories.length}
        />
        <TaxFields form={form} />
      </div>
      {category && (
        <div className="product-pair" key={category.id}>
          <AttributeFields
            form={form}
            name="attributes"
            config={category.attributes}
            maxLength={LIMITS.attributeText}
          />
        </div>
      )}
      <Field
        form={form}
        name="description"
        label={t('Description')}
        type="textarea"
        maxLength={LIMITS.productDescription}
      />
      <Field form={form} name="isActive" label={t('Active')} type="switch" />
    </section>
  );
}

/** Details left, images right. Images upload when chosen. */
export function ProductFields({ form, category, onUploading }: Props) {
  const { can } = useSession();
  return (
    <div className="product-form">
      <DetailFields form={form} category={category} />
      <section aria-label={t('Images')}>
        {can('DOCUMENT_UPLOAD', 'WRITE') && (
          <Controller
            control={form.control}
            name="pictures"
            render={({ field }) => (
              <PicturePicker
                label={t('Images')}
                value={field.value}
                onChange={field.onChange}
                onBusy={onUploading}
              />
            )}
          />
        )}
      </section>
    </div>
  );
}
