import type { CreateTenantInput, UpdateTenantInput } from '@munim/schema/generated/types.ts';
import {
  useCreateTenantMutation,
  useDeleteTenantMutation,
  useUpdateTenantMutation,
} from '../../generated/hooks.ts';
import type { Path, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { tenantPath } from '../app/recordPaths.ts';
import { errorField, errorIds, NotDone, serverText } from '../ui/errors.ts';
import { withConfirmation } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { AddressForm } from '../addresses/addresses.labels.ts';
import type { FurtherPlaces } from './FurtherAddresses.tsx';
import type { TenantForm } from './tenantForm.ts';
import { t } from '../ui/text.ts';

const BAD_GST = t('Invalid value passed for gst_no');
const GST_NOT_VALID = t('GST Number you have provided is not valid.');

const isBadGst = (error: unknown) => serverText(error) === BAD_GST;
/** Notices: the server's text, except for the GST number (docs/rules/customers.md#tenants). */
const gstErrorText = (error: unknown): never => {
  throw isBadGst(error) ? new NotDone(GST_NOT_VALID) : error;
};

/** The server's names of a contact's fields, as the form has them. */
const contactField = (field: string) =>
  field.replace('first_name', 'firstName').replace('last_name', 'lastName') as Path<TenantForm>;

/** Links of the customers that are there already; a new tab keeps what was typed. */
const KNOWN = {
  code: 'DUPLICATE_CUSTOMER',
  title: t('Another customer of the same?'),
  submitText: t('Save as another customer'),
  details: (error: unknown) =>
    errorIds(error).map((id) => (
      <Link key={id} to={tenantPath(id)} target="_blank">
        {t('Open {{name}}', { name: `#${id}` })}
      </Link>
    )),
};

interface Places {
  place: UseFormReturn<AddressForm>;
  furtherPlaces: FurtherPlaces;
}
/** Shows a refusal of `shipping_address.city` or `further_addresses.1.city` under its field. */
function showAtPlace({ place, furtherPlaces }: Places, field: string, message: string): void {
  const [, at, name] = /^(?:shipping_address|further_addresses\.(\d+))\.(\w+)$/.exec(field) ?? [];
  const form = at === undefined ? place : [...furtherPlaces.values()][Number(at)];
  const own = name === 'postal_code' ? 'postalCode' : name;
  if (own && form && Object.hasOwn(form.getValues(), own))
    form.setError(own as Path<AddressForm>, { message }, { shouldFocus: true });
}

/** Creates, changes and deletes customers; what the server refuses is shown under its field. */
export function useTenantWrites(form?: UseFormReturn<TenantForm>, places?: Places) {
  const onBadGst = () => form?.setError('gstNo', { message: GST_NOT_VALID }, { shouldFocus: true });
  const onRefused = (error: unknown) => {
    const field = errorField(error);
    if (isBadGst(error)) onBadGst();
    else if (field?.startsWith('contacts.'))
      form?.setError(
        contactField(field),
        { message: serverText(error) ?? '' },
        { shouldFocus: true },
      );
    else if (field === 'gst_no')
      form?.setError('gstNo', { message: serverText(error) ?? '' }, { shouldFocus: true });
    else if (field && places) showAtPlace(places, field, serverText(error) ?? '');
  };
  const [create, creating] = useCreateTenantMutation();
  const [update, updating] = useUpdateTenantMutation();
  const [remove, removing] = useDeleteTenantMutation();
  return {
    saving: creating.loading || updating.loading || removing.loading,
    /** Creates a customer, with its contacts for users who may read contacts. */
    create: async (input: CreateTenantInput, withContacts: boolean) => {
      const write = withConfirmation(KNOWN, (isConfirmed) =>
        create({
          variables: {
            input: isConfirmed ? { ...input, confirmDuplicate: true } : input,
            withContacts,
          },
        }),
      );
      const made = await withNotice(write, {
        failed: t('Error occured while creating tenant'),
        onFailed: onRefused,
      });
      return made?.data?.createTenant;
    },
    change: async (input: UpdateTenantInput) => {
      const onFailed = (error: unknown) => {
        if (error instanceof NotDone) onBadGst();
        else onRefused(error);
      };
      const failed = (said: string | undefined) => said ?? t('Error');
      const write = withConfirmation(KNOWN, (isConfirmed) =>
        update({
          variables: { input: isConfirmed ? { ...input, confirmDuplicate: true } : input },
        }).catch(gstErrorText),
      );
      const changed = await withNotice(write, { failed, onFailed });
      return changed?.data?.updateTenant;
    },
    remove: async (id: string) => {
      const failed = (said: string | undefined) => said ?? t('Error');
      return withNotice(() => remove({ variables: { id } }), { failed });
    },
  };
}
