import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { tenantUsersPath } from '../app/recordPaths.ts';
import { tenantSource } from '../tenants/TenantPicker.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { PersonFields } from './PersonFields.tsx';
import { newPerson, type PersonFields as Fields, personFieldsOf } from './userForm.ts';
import { useUserForms } from './userWrites.ts';
import { t } from '../ui/text.ts';

interface ContactFields extends Fields {
  tenant: PickerItem | null;
}

/** The customer in the address. */
function usePrefilledTenant(
  tenantId: string | null,
  { getValues, resetField }: UseFormReturn<ContactFields>,
) {
  const client = useApolloClient();
  useEffect(() => {
    if (!tenantId) return;
    let current = true;
    const fillIn = async () => {
      const tenant = await tenantSource.find(client, tenantId);
      if (current && tenant && !getValues('tenant')) resetField('tenant', { defaultValue: tenant });
    };
    fillIn().catch(() => undefined); // it is chosen by hand then
    return () => {
      current = false;
    };
  }, [client, tenantId, getValues, resetField]);
}

/** A new contact; afterwards the contacts of its customer. */
export function CreateTenantUserScreen() {
  const navigate = useNavigate();
  const [tenantId] = useUrlParam('tenantId');
  const form = useForm<ContactFields>({ defaultValues: { ...personFieldsOf(), tenant: null } });
  const { createContact, saving } = useUserForms(form);
  const [createdTenantId, setCreatedTenantId] = useState<string>();
  usePrefilledTenant(tenantId, form);
  useUnsaved(!createdTenantId && form.formState.isDirty);
  const submit = useSingleFlight(
    form.handleSubmit(async ({ tenant, ...fields }) => {
      if (!tenant) return;
      if (await createContact({ ...newPerson(fields), tenantId: tenant.id }))
        setCreatedTenantId(tenant.id);
    }),
  );
  if (createdTenantId) return <Navigate replace to={tenantUsersPath(createdTenantId)} />;
  const leave = () => void (tenantId ? navigate(tenantUsersPath(tenantId)) : navigate(-1));
  return (
    <form
      className="kit-page kit-form"
      noValidate
      aria-label={t('New customer user')}
      onSubmit={submit}
    >
      <RecordHead title={t('Create customer user')} />
      <div className="user-page">
        <PickerField
          form={form}
          name="tenant"
          label={t('Customer')}
          source={tenantSource}
          required
          requiredText={t('*Please select a account')}
        />
        <PersonFields form={form} isStaff={false} />
        <FormFoot saving={saving} onCancel={leave} />
      </div>
    </form>
  );
}
