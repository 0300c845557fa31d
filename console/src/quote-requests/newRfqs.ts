import { useApolloClient } from '@apollo/client/react';
import type { CreateEnquiryInput } from '@munim/schema/generated/types.ts';
import { makesRfqsInOwnName } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { useEffect } from 'react';
import { type PathValue, useForm, type UseFormReturn } from 'react-hook-form';
import type { CopiedLines } from '../app/useCopiedDocument.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { type TenantItem, tenantSource } from '../tenants/TenantPicker.tsx';
import { findTenantUser } from '../tenants/TenantUserPicker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import type { EnquiryLine } from './enquiryLines.ts';

export interface NewRfqs {
  tenant: PickerItem | null;
  user: PickerItem | null;
  addressId: string | null;
  salesPerson: PickerItem | null;
  neededBy: string;
}

export type NewRfqsForm = UseFormReturn<NewRfqs>;

const NO_SALES_PERSON = { userId: null, addressId: null };

/** Person in charge of a customer. */
export const salesPersonOf = ({ tenant: { salesPerson } }: TenantItem): PickerItem | null =>
  salesPerson && { id: salesPerson.id, label: salesPerson.name };

/** Starts with the customer of the copied document, else the one the list is of, else the working customer, and, for sales, with themselves as sales person. */
export function useNewRfqs({ copied, isWaiting }: CopiedLines): {
  form: NewRfqsForm;
  ownName: boolean;
} {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [listed] = useUrlParam('customer');
  const { workingCustomer } = viewer;
  const ownName = makesRfqsInOwnName(viewer.roleId);
  const self = viewerItem(viewer);
  const form = useForm<NewRfqs>({
    defaultValues: {
      tenant: null,
      user: null,
      addressId: null,
      salesPerson: ownName ? self : null,
      neededBy: '',
    },
  });

  useEffect(() => {
    const tenantId = copied?.tenantId ?? listed ?? workingCustomer?.tenantId;
    if (!tenantId || isWaiting) return;
    const { userId, addressId } = copied
      ? { userId: copied.user?.id, addressId: copied.addressId }
      : workingCustomer?.tenantId === tenantId
        ? workingCustomer
        : NO_SALES_PERSON;
    let current = true;
    const fillIn = async () => {
      const [item, user] = await Promise.all([
        tenantSource.find(client, tenantId),
        userId ? findTenantUser(client, tenantId, userId) : undefined,
      ]);
      if (!current || !item || form.getValues('tenant')) return;
      const tenant = item as TenantItem;
      // field by field: a reset of the whole form drops what is being typed there
      const start = <Name extends keyof NewRfqs>(name: Name, value: NewRfqs[Name]) => {
        if (!form.getFieldState(name).isDirty)
          form.resetField(name, { defaultValue: value as PathValue<NewRfqs, Name> });
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
  return { form, ownName };
}

/** Variables of the save; undefined while a choice is missing. */
export function enquiryInput(
  { tenant, user, addressId, salesPerson, neededBy }: NewRfqs,
  lines: readonly EnquiryLine[],
  idempotencyKey: string,
): CreateEnquiryInput | undefined {
  if (!tenant || !user || !addressId) return undefined;
  return {
    tenantId: tenant.id,
    userId: user.id,
    addressId,
    salesPersonId: salesPerson?.id ?? null,
    neededBy: neededBy || null,
    items: lines.flatMap(({ sku, quantity, remarks }) =>
      sku.item
        ? [{ skuId: sku.item.skuId, quantity: Number(quantity), remarks: remarks.trim() || null }]
        : [],
    ),
    idempotencyKey,
  };
}
