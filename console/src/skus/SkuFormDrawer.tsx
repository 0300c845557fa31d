import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { SkuFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { PicturePicker } from '../documents/PicturePicker.tsx';
import { AttributeFields } from '../ui/form/AttributeFields.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import {
  type AttributeConfigs,
  fieldsOf,
  type SkuFields,
  skuInput,
  useSkuForm,
} from './skuForm.ts';
import { unitCodeText } from './skus.labels.ts';
import { useSkuWrites } from './skuWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  product: { id: string; attributes: SkuFieldsFragment['attributes'] };
  config: AttributeConfigs;
  /** Absent: a new one. */
  sku?: SkuFieldsFragment;
  onClose: () => void;
}

const UNIT_CODE_OPTIONS = ALL_UNIT_CODES.map((code) => ({
  value: code,
  label: unitCodeText(code),
}));

/** Ctrl+Enter saves a new SKU and opens the next empty form. */
export function SkuFormDrawer({ product, config, sku, onClose }: Props) {
  const { can } = useSession();
  const [uploading, setUploading] = useState(false);
  const [begin] = useState(() => fieldsOf(sku, config, product.attributes));
  const form = useSkuForm(begin);
  const { create, change, saving } = useSkuWrites();
  const another = useRef(false);
  // listens before the drawer, which sends the form; a click on the button is no key
  const notePress = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    another.current = key === 'Enter' && (ctrlKey || metaKey);
  };
  const save = async (fields: SkuFields, next: boolean) => {
    const input = skuInput(fields, config);
    const saved = await (sku
      ? change({ id: sku.id, ...input })
      : create({ productId: product.id, ...input }));
    if (!saved) return;
    if (!next) return onClose();
    form.reset(fieldsOf(undefined, config, product.attributes));
    form.setFocus('name');
  };
  const submit = (event?: FormEvent) => {
    const next = another.current && !sku;
    another.current = false;
    return form.handleSubmit((fields) => save(fields, next))(event);
  };
  return (
    <div onKeyDownCapture={notePress}>
      <FormDrawer
        title={sku ? t('Edit SKU {{skuId}}', { skuId: sku.id }) : t('Add SKU')}
        submitText={sku ? t('Update') : t('Create')}
        saving={saving}
        dirty={form.formState.isDirty}
        blocked={uploading && BLOCKED.uploading}
        onSubmit={submit}
        onClose={onClose}
      >
        <Field
          form={form}
          name="name"
          label={t('SKU name')}
          maxLength={LIMITS.catalogueName}
          required
          autoFocus
        />
        <div className="sku-units">
          <Field form={form} name="unit" label={t('Unit')} maxLength={LIMITS.unit} required />
          <Field
            form={form}
            name="unitCode"
            label={t('Unit code')}
            type="select"
            options={UNIT_CODE_OPTIONS}
            required
            help={t('For GST documents')}
          />
        </div>
        <AttributeFields
          form={form}
          name="attributes"
          config={config}
          maxLength={LIMITS.attributeText}
        />
        {can('DOCUMENT_UPLOAD', 'WRITE') && (
          <Controller
            control={form.control}
            name="pictures"
            render={({ field }) => (
              <PicturePicker
                label={t('Images')}
                value={field.value}
                onChange={field.onChange}
                onBusy={setUploading}
              />
            )}
          />
        )}
        <Field form={form} name="isActive" label={t('Active')} type="switch" />
      </FormDrawer>
    </div>
  );
}
