import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import type { CopiedLines } from '../app/useCopiedDocument.ts';
import { useSession } from '../app/session.tsx';
import { ChoiceField } from '../ui/form/ChoiceField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { SalesPersonPicker } from './SalesPersonPicker.tsx';
import { type TenantItem, TenantPicker, tenantSource } from './TenantPicker.tsx';
import { findTenantUser, TenantUserPicker, useOnlyChoices } from './TenantUserPicker.tsx';
import { t } from '../ui/text.ts';

/** Fields of a new document of a customer. */
export interface DocumentCustomer {
  tenant: PickerItem | null;
  user: PickerItem | null;
  addressId: string | null;
  salesPerson: PickerItem | null;
}

/** A form of more fields, as one of these: types of forms do not narrow. */
const customerForm = <Fields extends DocumentCustomer>(form: UseFormReturn<Fields>) =>
  form as unknown as UseFormReturn<DocumentCustomer>;

const NO_CONTACT = { userId: null, addressId: null };

const salesPersonOf = ({ tenant: { salesPerson } }: TenantItem): PickerItem | null =>
  salesPerson && { id: salesPerson.id, label: salesPerson.name };

/** Starts with the customer of the copied document, else the one the list is of, else the working customer. */
export function useDocumentCustomer<Fields extends DocumentCustomer>(
  given: UseFormReturn<Fields>,
  { copied, isWaiting }: CopiedLines,
  ownName: boolean,
): void {
  const form = customerForm(given);
  const client = useApolloClient();
  const { workingCustomer } = useSession().viewer;
  const [listed] = useUrlParam('customer');
  useEffect(() => {
    const tenantId = copied?.tenantId ?? listed ?? workingCustomer?.tenantId;
    if (!tenantId || isWaiting) return;
    const { userId, addressId } = copied
      ? { userId: copied.user?.id, addressId: copied.addressId }
      : workingCustomer?.tenantId === tenantId
        ? workingCustomer
        : NO_CONTACT;
    let current = true;
    const fillIn = async () => {
      const [item, user] = await Promise.all([
        tenantSource.find(client, tenantId),
        userId ? findTenantUser(client, tenantId, userId) : undefined,
      ]);
      if (!current || !item || form.getValues('tenant')) return;
      const tenant = item as TenantItem;
      // field by field: a reset of the whole form drops what is being typed there
      const start = <Name extends keyof DocumentCustomer>(
        name: Name,
        value: DocumentCustomer[Name],
      ) => {
        if (!form.getFieldState(name).isDirty)
          form.resetField(name, { defaultValue: value as PathValue<DocumentCustomer, Name> });
      };
      start('tenant', tenant);
      start('user', user ?? null);
      start('addressId', addressId);
      if (!ownName) start('salesPerson', salesPersonOf(tenant));
    };
    fillIn().catch(() => undefined); // the form then starts empty
    return () => {
      current = false;
    };
  }, [client, copied, isWaiting, listed, workingCustomer, form, ownName]);
}

interface Props<Fields extends DocumentCustomer> {
  form: UseFormReturn<Fields>;
  /** The viewer is the sales person of what they make. */
  ownName: boolean;
  /** Error of a missing contact; without it there may be none. */
  userMissing?: string;
  /** Another customer, or none, was chosen. */
  onTenant?: () => void;
}

/** Customer, contact and address of a new document: another customer clears what depended on the previous one, and one that was just made brings its own. */
export function DocumentCustomerPicker<Fields extends DocumentCustomer>({
  form: given,
  ownName,
  userMissing,
  onTenant,
}: Props<Fields>) {
  const form = customerForm(given);
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id ?? null;
  useOnlyChoices(tenantId, ({ user, address }) => {
    if (user && !form.getValues('user')) form.resetField('user', { defaultValue: user });
    if (address && !form.getValues('addressId'))
      form.resetField('addressId', { defaultValue: address.id });
  });
  const follow = (tenant: TenantItem | null) => {
    const changed = { shouldDirty: true };
    form.setValue('user', tenant?.first?.user ?? null, changed);
    form.setValue('addressId', tenant?.first?.addressId ?? null, changed);
    if (!ownName) form.setValue('salesPerson', tenant && salesPersonOf(tenant), changed);
    onTenant?.();
  };
  return (
    <>
      <ChoiceField
        form={form}
        name="tenant"
        label={t('Customer')}
        missing={t('*Please select a account')}
      >
        {({ onChange, ...input }) => (
          <TenantPicker
            mayCreate
            {...input}
            onChange={(tenant) => {
              onChange(tenant);
              follow(tenant);
            }}
          />
        )}
      </ChoiceField>
      <ChoiceField form={form} name="user" label={t('Account user')} missing={userMissing}>
        {(input) => <TenantUserPicker {...input} tenantId={tenantId} />}
      </ChoiceField>
      <ChoiceField
        form={form}
        name="addressId"
        label={t('Delivery address')}
        missing={t('*Please select a delivery address')}
      >
        {({ onChange, ...input }) => (
          <AddressPicker
            {...input}
            owner={tenantId ? { ownerType: 'TENANT', ownerId: tenantId } : null}
            onChange={(address) => onChange(address?.id ?? null)}
          />
        )}
      </ChoiceField>
    </>
  );
}

/** Sales person of a new document. */
export const DocumentSalesPersonPicker = <Fields extends DocumentCustomer>({
  form,
  ownName,
  missing,
}: {
  form: UseFormReturn<Fields>;
  ownName: boolean;
  missing?: string;
}) => (
  <ChoiceField
    form={customerForm(form)}
    name="salesPerson"
    label={t('Sales person')}
    missing={missing}
  >
    {(input) => <SalesPersonPicker {...input} disabled={ownName} />}
  </ChoiceField>
);
