import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { useWatch } from 'react-hook-form';
import { DistrictFieldsPanel } from '../addresses/DistrictFieldsPanel.tsx';
import { ZONES } from '../sellers/sellers.labels.ts';
import { sourcePersonSource } from '../sellers/SourcePersonPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import type { Lead } from './leadColumns.tsx';
import { useLeadForm } from './leadForm.ts';
import { leadProductSource } from './LeadProductPicker.tsx';
import { useLeadWrites } from './leadWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  /** Absent: a new one. */
  lead?: Lead;
  /** A new one is tied to this product. */
  product?: PickerItem;
  onClose: () => void;
}

/** Create Lead and Edit Lead. */
export function LeadFormDrawer({ lead, product, onClose }: Props) {
  const form = useLeadForm(lead, product ?? null);
  const state = useWatch({ control: form.control, name: 'state' });
  const { create, change, saving } = useLeadWrites(form);
  const submit = form.handleSubmit(async (fields) => {
    if (await (lead ? change(lead.id, fields) : create(fields))) onClose();
  });
  const phoneHelp = lead ? {} : { help: t('A lead with this number is used as it is.') };
  return (
    <FormDrawer
      title={lead ? t('Edit lead {{leadId}}', { leadId: lead.id }) : t('Create Lead')}
      submitText={lead ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="sellerName"
        label={t('Name')}
        required
        maxLength={LIMITS.sellerName}
        autoFocus
      />
      <Field
        form={form}
        name="mobile"
        label={t('Phone')}
        required
        type="phone"
        validate={(text) => isPhone(text.trim()) || t('Phone must be 10 digits.')}
        {...phoneHelp}
      />
      <Field
        form={form}
        name="category"
        label={t('Category')}
        required
        maxLength={LIMITS.leadCategory}
        help={t('What it could supply.')}
      />
      {!lead && (
        <PickerField
          form={form}
          name="product"
          label={t('Product')}
          source={leadProductSource}
          disabled={product !== undefined}
        />
      )}
      <Field form={form} name="contactName" label={t('Contact')} maxLength={100} />
      <Field
        form={form}
        name="email"
        label={t('E-mail')}
        type="email"
        maxLength={150}
        validate={(text) => isEmail(text.trim()) || t('This is not an e-mail address.')}
      />
      <GstinField form={form} name="gstin" state={state} />
      <DistrictFieldsPanel form={form} cityLabel={t('City')} />
      <PickerField form={form} name="owner" label={t('Lead Owner')} source={sourcePersonSource} />
      <Field form={form} name="zone" label={t('Zone')} type="select" options={ZONES} />
      <PickerField
        form={form}
        name="sourcePerson"
        label={t('Source Person')}
        source={sourcePersonSource}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.leadRemarks}
      />
    </FormDrawer>
  );
}
