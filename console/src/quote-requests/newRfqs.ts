import type { CreateEnquiryInput } from '@munim/schema/generated/types.ts';
import { makesRfqsInOwnName } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CopiedLines } from '../app/useCopiedDocument.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { type DocumentCustomer, useDocumentCustomer } from '../tenants/DocumentCustomerPicker.tsx';
import type { EnquiryLine } from './enquiryLines.ts';

export interface NewRfqs extends DocumentCustomer {
  neededBy: string;
}

export type NewRfqsForm = UseFormReturn<NewRfqs>;

/** Starts with a customer that is known, and, for sales, with themselves as sales person. */
export function useNewRfqs(copying: CopiedLines): { form: NewRfqsForm; ownName: boolean } {
  const { viewer } = useSession();
  const ownName = makesRfqsInOwnName(viewer.roleId);
  const form = useForm<NewRfqs>({
    defaultValues: {
      tenant: null,
      user: null,
      addressId: null,
      salesPerson: ownName ? viewerItem(viewer) : null,
      neededBy: '',
    },
  });
  useDocumentCustomer(form, copying, ownName);
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
