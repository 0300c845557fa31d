import { Button } from '@blueprintjs/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { type AddressForm, addressFormOf, addressInput } from '../addresses/addresses.labels.ts';
import { useSession } from '../app/session.tsx';
import { ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { tenantUsersPath } from '../app/recordPaths.ts';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { LeaveGuard } from '../ui/form/LeaveGuard.tsx';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { TenantFields } from './TenantFields.tsx';
import { NEW_TENANT, newTenantInput, ownSalesPerson, type TenantForm } from './tenantForm.ts';
import { GST_NOT_VALID, useTenantWrites } from './tenantWrites.ts';
import './tenants.css';

/** The form, in the organisation that the address names. */
function useNewTenant() {
  const client = useApolloClient();
  const session = useSession();
  const [organisationId] = useUrlParam('organisation');
  const own = ownSalesPerson(session);
  const form = useForm<TenantForm>({ defaultValues: { ...NEW_TENANT, salesPerson: own } });
  useEffect(() => {
    if (!organisationId) return;
    let current = true;
    const fillIn = async () => {
      const organisation = await organisationSource.find(client, organisationId);
      if (current && organisation && !form.getValues('organisation'))
        form.resetField('organisation', { defaultValue: organisation });
    };
    fillIn().catch(() => undefined); // the field then starts empty
    return () => {
      current = false;
    };
  }, [client, organisationId, form]);
  return { form, own };
}

/** A new customer with its first address, then its contacts. */
export function CreateTenantScreen() {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const { form, own } = useNewTenant();
  const [madeId, setMadeId] = useState<string>();
  const place = useForm<AddressForm>({ defaultValues: addressFormOf() });
  const hasPlace = useWatch({
    control: place.control,
    compute: (fields) => Object.values(fields).some((text) => text.trim()),
  });
  const { create, saving } = useTenantWrites(() =>
    form.setError('gstNo', { message: GST_NOT_VALID }, { shouldFocus: true }),
  );

  const send = async (fields: TenantForm) => {
    const input = newTenantInput(fields);
    if (!input || (hasPlace && !(await place.trigger(undefined, { shouldFocus: true })))) return;
    const made = await create({
      ...input,
      shippingAddress: hasPlace ? addressInput(place.getValues()) : null,
    });
    if (made) setMadeId(made.id);
  };
  const submit = useSingleFlight(form.handleSubmit(send, () => hasPlace && place.trigger()));
  // left once the leave guard allows it
  useEffect(() => {
    if (madeId) void navigate(tenantUsersPath(madeId));
  }, [madeId, navigate]);
  return (
    <form
      className="kit-page kit-form tenant-page"
      noValidate
      aria-label="Create customer"
      onSubmit={submit}
    >
      <LeaveGuard dirty={!madeId && (form.formState.isDirty || place.formState.isDirty)} />
      <header className="kit-page-head">
        <h1 className="kit-title">Create customer</h1>
      </header>
      <div className="tenant-form">
        <section aria-label="Customer">
          <TenantFields form={form} thumbnail={null} choosesSalesPerson={!own} />
        </section>
        <section aria-label="Shipping address">
          <h2 className="tenant-part">Shipping address</h2>
          <AddressFieldsPanel form={place} required={hasPlace} />
        </section>
      </div>
      <div className="kit-page-actions tenant-save">
        <Button
          text="Cancel"
          disabled={saving}
          onClick={() => void (cameFromHere ? navigate(-1) : navigate(ORGANISATIONS_PATH))}
        />
        <Button type="submit" intent="primary" text="Save" loading={saving} />
      </div>
    </form>
  );
}
