import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useWatch } from 'react-hook-form';
import { DistrictFieldsPanel } from '../addresses/DistrictFieldsPanel.tsx';
import { useSession } from '../app/session.tsx';
import { activeCategorySource } from '../categories/CategoryPicker.tsx';
import { LogoPicker } from '../app/LogoPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { CHECKS, type SellerForm } from './sellerForm.ts';
import { ZONES } from './sellers.labels.ts';
import { sourcePersonSource } from './SourcePersonPicker.tsx';
import './sellers.css';
import { t } from '../ui/text.ts';

function Office({ form }: { form: SellerForm }) {
  return (
    <FormSection title={t('Office address')} className="seller-fields">
      <div className="seller-wide">
        <Field
          form={form}
          name="address1"
          label={t('Street')}
          required
          maxLength={LIMITS.addressLine}
        />
      </div>
      <DistrictFieldsPanel form={form} required />
    </FormSection>
  );
}

function Logo({ form, thumbnail }: { form: SellerForm; thumbnail: string | null }) {
  const logo = useWatch({ control: form.control, name: 'logo' });
  const choose = (fileName: string | null) =>
    form.setValue('logo', fileName, { shouldDirty: true });
  return <LogoPicker label={t('Logo')} fileName={logo} thumbnail={thumbnail} onChange={choose} />;
}

/** Every fact of a seller, its office last. */
export function SellerFormFields({
  form,
  thumbnail,
}: {
  form: SellerForm;
  thumbnail: string | null;
}) {
  const { can } = useSession();
  const [state, isTransporter] = useWatch({
    control: form.control,
    name: ['state', 'isTransporter'],
  });
  return (
    <>
      <div className="seller-fields">
        <div className="seller-wide">
          <Field
            form={form}
            name="name"
            label={t('Name')}
            required
            maxLength={LIMITS.sellerName}
            autoFocus
          />
        </div>
        <Field
          form={form}
          name="mobile"
          label={t('Phone')}
          required
          type="phone"
          validate={CHECKS.mobile}
        />
        <Field
          form={form}
          name="email"
          label={t('E-mail')}
          type="email"
          required
          maxLength={150}
          validate={CHECKS.email}
        />
        <GstinField form={form} name="gstin" state={state} isTransporter={isTransporter} />
        <Field
          form={form}
          name="website"
          label={t('Website')}
          maxLength={200}
          validate={CHECKS.website}
        />
        {can('DOCUMENT_UPLOAD', 'WRITE') && (
          <div className="seller-wide">
            <Logo form={form} thumbnail={thumbnail} />
          </div>
        )}
      </div>
      <FormSection title={t('Sourcing')} className="seller-fields">
        <Field
          form={form}
          name="yearOfEstablishment"
          label={t('Year of Establishment')}
          type="number"
          validate={CHECKS.year}
        />
        <Field form={form} name="zone" label={t('Zone')} type="select" options={ZONES} />
        <div className="seller-wide">
          <PickerField
            form={form}
            name="categories"
            label={t('Categories')}
            source={activeCategorySource}
            multiple
          />
        </div>
        <PickerField
          form={form}
          name="sourcePerson"
          label={t('Source Person')}
          source={sourcePersonSource}
        />
        <div className="seller-wide seller-fields">
          <Field form={form} name="isActive" label={t('Active')} type="switch" />
          <Field form={form} name="isTransporter" label={t('Transporter')} type="switch" />
        </div>
      </FormSection>
      <Office form={form} />
    </>
  );
}
