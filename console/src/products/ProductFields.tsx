import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { activeCategorySource, useCategoryCreate } from '../categories/CategoryPicker.tsx';
import { useSession } from '../app/session.tsx';
import { PicturePicker } from '../documents/PicturePicker.tsx';
import { AttributeFields } from '../ui/form/AttributeFields.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { CategoryOfProduct, ProductFields as Fields } from './productForm.ts';
import { hsnWarning } from './products.labels.ts';
import './products.css';

interface Props {
  form: UseFormReturn<Fields>;
  /** The chosen category, once it is there. */
  category: CategoryOfProduct | undefined;
  onUploading: (uploading: boolean) => void;
}

const inPercent = (text: string) => Number(text) <= 100 || 'GST % must be at most 100.';
const isHsn = (text: string) =>
  /^\d{4,8}$/.test(text.trim()) || 'HSN code must have 4 to 8 digits.';

function DetailFields({ form, category }: Pick<Props, 'form' | 'category'>) {
  const createCategory = useCategoryCreate();
  const hsnCode = useWatch({ control: form.control, name: 'hsnCode' });
  const warning = hsnWarning(hsnCode.trim());
  return (
    <section aria-label="Facts">
      <Field
        form={form}
        name="name"
        label="Product name"
        maxLength={LIMITS.catalogueName}
        required
        autoFocus
      />
      <div className="product-pair">
        <PickerField
          form={form}
          name="category"
          label="Category"
          source={activeCategorySource}
          create={createCategory}
          required
        />
        <Field
          key={category?.id}
          form={form}
          name="subCategory"
          label="Sub-category"
          type="select"
          options={(category?.subCategories ?? []).map((name) => ({ value: name, label: name }))}
          disabled={!category?.subCategories.length}
        />
        <Field
          form={form}
          name="gstPercent"
          label="GST %"
          type="percent"
          required
          validate={inPercent}
        />
        <Field
          form={form}
          name="hsnCode"
          label="HSN code"
          maxLength={8}
          validate={isHsn}
          {...(warning ? { help: warning } : {})}
        />
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
        label="Description"
        type="textarea"
        maxLength={LIMITS.productDescription}
      />
      <Field form={form} name="isActive" label="Active" type="switch" />
    </section>
  );
}

/** Details left, images right. Images upload when chosen. */
export function ProductFields({ form, category, onUploading }: Props) {
  const { can } = useSession();
  return (
    <div className="product-form">
      <DetailFields form={form} category={category} />
      <section aria-label="Images">
        {can('DOCUMENT_UPLOAD', 'WRITE') && (
          <Controller
            control={form.control}
            name="pictures"
            render={({ field }) => (
              <PicturePicker
                label="Images"
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
