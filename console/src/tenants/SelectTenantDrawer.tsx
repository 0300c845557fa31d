import { Button, FormGroup } from '@blueprintjs/core';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { useSession } from '../app/session.tsx';
import type { ViewerFieldsFragment } from '../../generated/documents.ts';
import { useSetDefaultUserMutation } from '../../generated/hooks.ts';
import { OrganisationPicker } from '../organisations/OrganisationPicker.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { withNotice } from '../ui/notices.tsx';
import type { PickerItem } from '../ui/pickerSource.ts';
import { findTenantUser, TenantUserPicker } from '../users/TenantUserPicker.tsx';
import { type TenantItem, TenantPicker, tenantSource } from './TenantPicker.tsx';

const NO_ACCOUNT = '*Please select a account';
const NO_USER = '*Please select a user';

interface Fields {
  organisation: PickerItem | null;
  tenant: PickerItem | null;
  user: PickerItem | null;
  addressId: string | null;
}
const EMPTY: Fields = { organisation: null, tenant: null, user: null, addressId: null };

const organisationOf = ({ tenant }: TenantItem): PickerItem => ({ id: tenant.organisationId, label: tenant.organisationName });

/** Starts with the customer chosen last. */
function useStored(form: UseFormReturn<Fields>, stored: ViewerFieldsFragment['workingCustomer']) {
  const client = useApolloClient();
  useEffect(() => {
    if (!stored) return;
    let current = true;
    const found = Promise.all([tenantSource.find(client, stored.tenantId), findTenantUser(client, stored.tenantId, stored.userId)]);
    found.then(
      ([item, user]) => {
        if (!current || !item || form.formState.isDirty) return;
        const tenant = item as TenantItem;
        form.reset({ organisation: organisationOf(tenant), tenant, user: user ?? null, addressId: stored.addressId });
      },
      () => undefined, // the form then starts empty
    );
    return () => {
      current = false;
    };
  }, [client, form, stored]);
}

function Part({
  id,
  label,
  error,
  required,
  children,
}: {
  id: string;
  label: string;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={required ? <span className="kit-required">*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      {children}
    </FormGroup>
  );
}

/** Each choice narrows the next; a customer brings its organisation. */
function SelectTenantFields({ form }: { form: UseFormReturn<Fields> }) {
  const id = useId();
  const { organisation, tenant, user, addressId } = form.watch();
  const { errors } = form.formState;
  form.register('tenant', { validate: (chosen) => chosen !== null || NO_ACCOUNT });
  form.register('user', { validate: (chosen) => chosen !== null || NO_USER });
  const change = (part: Partial<Fields>) => {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as keyof Fields, value, { shouldDirty: true });
      if (value) form.clearErrors(name as keyof Fields);
    }
  };
  const noAccount = errors.tenant?.message;
  const owner = tenant && { ownerType: 'TENANT' as const, ownerId: tenant.id };
  return (
    <>
      <Part id={`${id}-organisation`} label="Organisation" error={organisation ? undefined : noAccount}>
        <OrganisationPicker
          id={`${id}-organisation`}
          value={organisation}
          onChange={(chosen) => change({ organisation: chosen, tenant: null, user: null, addressId: null })}
        />
      </Part>
      <Part id={`${id}-tenant`} label="Account" required error={noAccount}>
        <TenantPicker
          id={`${id}-tenant`}
          organisationId={organisation?.id ?? null}
          value={tenant}
          invalid={Boolean(noAccount)}
          onChange={(chosen) =>
            change({ tenant: chosen, user: null, addressId: null, ...(chosen && { organisation: organisationOf(chosen) }) })
          }
        />
      </Part>
      <Part id={`${id}-user`} label="Account user" required error={errors.user?.message}>
        <TenantUserPicker
          id={`${id}-user`}
          tenantId={tenant?.id ?? null}
          value={user}
          invalid={Boolean(errors.user)}
          onChange={(chosen) => change({ user: chosen })}
        />
      </Part>
      <Part id={`${id}-address`} label="Delivery address">
        <AddressPicker
          id={`${id}-address`}
          owner={owner}
          value={addressId}
          onChange={(address) => change({ addressId: address?.id ?? null })}
        />
      </Part>
    </>
  );
}

/** S54: the customer new quote requests and orders start with. */
export function SelectTenantDrawer({ onClose }: { onClose: () => void }) {
  const { workingCustomer } = useSession().viewer;
  const form = useForm<Fields>({ defaultValues: EMPTY });
  const [setDefaultUser, { loading }] = useSetDefaultUserMutation();
  useStored(form, workingCustomer);

  const save = async (input: Parameters<typeof setDefaultUser>[0]) => {
    const saved = await withNotice(() => setDefaultUser(input), { failed: 'Error' });
    if (saved) onClose();
  };
  const submit = form.handleSubmit(({ organisation, tenant, user, addressId }) => {
    if (!tenant || !user) return;
    return save({ variables: { input: { organisationId: organisation?.id ?? null, tenantId: tenant.id, userId: user.id, addressId } } });
  });
  return (
    <FormDrawer title="Select Tenant" submitText="Save" saving={loading} dirty={form.formState.isDirty} onSubmit={submit} onClose={onClose}>
      <SelectTenantFields form={form} />
      <Button
        text="Clear"
        disabled={!workingCustomer || loading}
        onClick={() => void save({ variables: { input: null } })}
        title="Work for no customer"
      />
    </FormDrawer>
  );
}
