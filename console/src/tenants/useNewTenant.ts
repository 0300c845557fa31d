import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type AddressForm, addressFormOf, addressInput } from '../addresses/addresses.labels.ts';
import { useSession } from '../app/session.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import type { FurtherPlaces } from './FurtherAddresses.tsx';
import { NEW_TENANT, newTenantInput, ownSalesPerson, type TenantForm } from './tenantForm.ts';
import { useTenantWrites } from './tenantWrites.tsx';

/** The forms of a new customer and its place, in the given organisation. */
export function useNewTenant(name: string, organisationId: string | null) {
  const client = useApolloClient();
  const session = useSession();
  const own = ownSalesPerson(session);
  const form = useForm<TenantForm>({ defaultValues: { ...NEW_TENANT, name, salesPerson: own } });
  const place = useForm<AddressForm>({ defaultValues: addressFormOf() });
  const hasPlace = useWatch({
    control: place.control,
    compute: (fields) => Object.values(fields).some((text) => text.trim()),
  });
  // forms of the places after the first, as they are on screen
  const [furtherPlaces] = useState<FurtherPlaces>(() => new Map());
  const { create, saving } = useTenantWrites(form, { place, furtherPlaces });
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

  const send = async (fields: TenantForm) => {
    const input = newTenantInput(fields);
    if (!input || (hasPlace && !(await place.trigger(undefined, { shouldFocus: true }))))
      return undefined;
    const others = [...furtherPlaces.values()];
    for (const other of others)
      if (!(await other.trigger(undefined, { shouldFocus: true }))) return undefined;
    return create(
      {
        ...input,
        shippingAddress: hasPlace ? addressInput(place.getValues()) : null,
        ...(others.length && {
          furtherAddresses: others.map((other) => addressInput(other.getValues())),
        }),
      },
      session.can('TENANT_USER', 'READ'),
    );
  };
  return {
    form,
    place,
    hasPlace,
    furtherPlaces,
    own,
    saving,
    isDirty: form.formState.isDirty || place.formState.isDirty,
    /** Calls back with the customer that was made. */
    submitter: (done: (made: NonNullable<Awaited<ReturnType<typeof create>>>) => void) =>
      form.handleSubmit(
        async (fields) => {
          const made = await send(fields);
          if (made) done(made);
        },
        () => hasPlace && place.trigger(),
      ),
  };
}
