import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { LogoPicker } from '../app/LogoPicker.tsx';
import { organisationSource, useOrganisationCreate } from '../organisations/OrganisationPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { GstinFound } from './GstinFound.tsx';
import { salesPersonSource } from './SalesPersonPicker.tsx';
import type { TenantForm } from './tenantForm.ts';
import { t } from '../ui/text.ts';

const NEW_ORGANISATION = t(
  'Not there yet? Type its name and choose “Create organisation”; this form stays as it is.',
);

const tooManyDays = (text: string) =>
  Number(text) <= LIMITS.creditDays ||
  t('Credit days: at most {{most}}.', { most: LIMITS.creditDays });

interface Props {
  form: UseFormReturn<TenantForm>;
  /** File name of the stored logo. */
  thumbnail: string | null;
  /** True when this viewer chooses who is in charge. */
  choosesSalesPerson: boolean;
  /** Says what the GST number tells, and whether it is known. */
  isNew?: boolean;
}

/** Fields of a new and a changed customer. */
export function TenantFields({ form, thumbnail, choosesSalesPerson, isNew = false }: Props) {
  const { field: logo } = useController({ control: form.control, name: 'logo' });
  const create = useOrganisationCreate();
  return (
    <>
      <GstinField form={form} name="gstNo" help={t('15 characters; the last one is checked.')} />
      {isNew && <GstinFound form={form} />}
      <Field
        form={form}
        name="name"
        label={t('Customer Name')}
        required
        maxLength={LIMITS.customerName}
      />
      <PickerField
        form={form}
        name="organisation"
        label={t('Organisation')}
        required
        requiredText={t('Please select an organisation.')}
        source={organisationSource}
        create={create}
        {...(create ? { help: NEW_ORGANISATION } : {})}
      />
      <PickerField
        form={form}
        name="salesPerson"
        label={t('Sales person')}
        source={salesPersonSource}
        disabled={!choosesSalesPerson}
      />
      <Field
        form={form}
        name="creditDays"
        label={t('Credit days')}
        type="number"
        help={t('Days to pay an invoice, from its day; 30 when empty.')}
        validate={tooManyDays}
      />
      <LogoPicker
        label={t('Logo')}
        fileName={logo.value}
        thumbnail={thumbnail}
        onChange={logo.onChange}
      />
    </>
  );
}
