import { useForm } from 'react-hook-form';
import type { TenantFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { TenantFields } from './TenantFields.tsx';
import { type TenantForm, tenantChange, tenantFormOf } from './tenantForm.ts';
import { useTenantWrites } from './tenantWrites.tsx';
import { t } from '../ui/text.ts';

/**
 * Form that sends only what changed: sales person and verification need another permission than the
 * rest.
 */
export function TenantFormDrawer({
  tenant,
  onClose,
}: {
  tenant: TenantFieldsFragment;
  onClose: () => void;
}) {
  const { can } = useSession();
  const form = useForm<TenantForm>({ defaultValues: tenantFormOf(tenant) });
  const { change, saving } = useTenantWrites(form);
  const approves = can('TENANT', 'APPROVE');
  const submit = form.handleSubmit(async (fields) => {
    if (await change(tenantChange(tenant, fields))) onClose();
  });
  return (
    <FormDrawer
      title={t('Edit customer {{tenantId}}', { tenantId: tenant.id })}
      width={620}
      submitText={t('Update')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <TenantFields form={form} thumbnail={tenant.logoThumbnail} choosesSalesPerson={approves} />
      {approves && <Field form={form} name="verified" label={t('Verified')} type="switch" />}
    </FormDrawer>
  );
}
