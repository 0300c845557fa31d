import { FormGroup } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { CategoryFieldsFragment } from '../../generated/documents.ts';
import { serverText } from '../ui/errors.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { AttributeConfigFields } from './AttributeConfigFields.tsx';
import {
  attributeRowErrors,
  type CategoryFields,
  categoryInput,
  fieldsOf,
} from './categoryForm.ts';
import { managerChoiceSource } from './CategoryManagerPicker.tsx';
import { useCategoryWrites } from './categoryWrites.ts';
import { NameTags } from './NameTags.tsx';
import './categories.css';
import { t } from '../ui/text.ts';

const NAME_TAKEN = t('This category name is already in use');

interface Props {
  /** Absent: a new one. */
  category?: CategoryFieldsFragment;
  /** Initial name of a new one. */
  name?: string;
  onSaved?: (category: { id: string; name: string }) => void;
  onClose: () => void;
}

/** A category with its managers, sub-categories and attributes. */
export function CategoryFormDrawer({ category, name = '', onSaved, onClose }: Props) {
  const [begin] = useState(() => ({ ...fieldsOf(category), ...(category ? {} : { name }) }));
  const form = useForm<CategoryFields>({ defaultValues: begin });
  const { create, change, saving } = useCategoryWrites();
  const { isDirty, isSubmitted } = form.formState;
  const nameTaken = (error: unknown) => {
    if (serverText(error) === NAME_TAKEN)
      form.setError('name', { message: NAME_TAKEN }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (fields) => {
    const input = categoryInput(fields);
    const saved = category
      ? (await change({ id: category.id, ...input }, nameTaken))?.data?.updateCategory
      : (await create(input, nameTaken))?.data?.createCategory;
    if (!saved) return;
    onSaved?.(saved);
    onClose();
  });
  return (
    <FormDrawer
      title={
        category
          ? t('Edit category {{categoryId}}', { categoryId: category.id })
          : t('Create category')
      }
      width={620}
      submitText={category ? t('Update') : t('Create')}
      saving={saving}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="name"
        label={t('Name')}
        maxLength={LIMITS.categoryName}
        required
        autoFocus
      />
      <PickerField
        form={form}
        name="managers"
        label={t('Category managers')}
        source={managerChoiceSource}
        multiple
      />
      <Controller
        control={form.control}
        name="subCategories"
        render={({ field }) => (
          <FormGroup
            label={t('Sub-categories')}
            helperText={t('Each ended by Enter; one that products use cannot be taken away.')}
          >
            <NameTags
              label={t('Sub-categories')}
              value={field.value}
              maxLength={LIMITS.subCategory}
              max={LIMITS.subCategories}
              onChange={field.onChange}
            />
          </FormGroup>
        )}
      />
      <Controller
        control={form.control}
        name="attributes"
        rules={{ validate: (rows) => attributeRowErrors(rows).length === 0 }}
        render={({ field }) => (
          <AttributeConfigFields
            value={field.value}
            onChange={field.onChange}
            showErrors={isSubmitted}
          />
        )}
      />
      <Field form={form} name="isActive" label={t('Active')} type="switch" />
    </FormDrawer>
  );
}
