import { useApolloClient } from '@apollo/client/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useIssuePurchaseOrderMutation } from '../../generated/hooks.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { STATUS_CHANGE_FAILED, refetchWhenStale, warnWhenUnsent } from './purchaseOrderWrites.ts';
import { t } from '../ui/text.ts';

export interface IssueFields {
  gstin: string;
  email: string;
  phone: string;
  recipientEmails: string[];
  recipientPhones: string[];
}
export type IssueForm = UseFormReturn<IssueFields>;

/** The seller is saved first: these are its columns, so the purchase order was not touched yet. */
const FIELD_OF_SELLER: Record<string, keyof IssueFields> = {
  gstin: 'gstin',
  email_id_1: 'email',
  mobile_1: 'phone',
};
const FIELD_OF_PO: Record<string, keyof IssueFields> = {
  GStno: 'gstin',
  email: 'email',
  phone: 'phone',
  recipient_emails: 'recipientEmails',
  recipient_phones: 'recipientPhones',
};

/** Contact of the purchase order, else of the seller (docs/rules/purchasing.md#seller-contact). */
const fieldsOf = ({
  seller,
  gstin,
  sellerEmail,
  sellerWhatsappNumber,
}: PurchaseOrderDetailsFragment): IssueFields => ({
  gstin: gstin ?? seller.gstin ?? '',
  email: sellerEmail ?? seller.email,
  phone: sellerWhatsappNumber ?? seller.phone,
  recipientEmails: [],
  recipientPhones: [],
});

/** Saves the seller's details, then issues the purchase order. */
export function useIssue(order: PurchaseOrderDetailsFragment, onDone: () => void) {
  const client = useApolloClient();
  const form = useForm<IssueFields>({ defaultValues: fieldsOf(order) });
  const [issue, { loading }] = useIssuePurchaseOrderMutation();

  const submit = form.handleSubmit(async ({ gstin, email, phone, ...recipients }) => {
    const seller = { gstin: gstin.trim(), email: email.trim(), phone: phone.trim() };
    let failed = STATUS_CHANGE_FAILED;
    const onFailed = (error: unknown) => {
      const invalid = errorField(error) ?? '';
      if (invalid in FIELD_OF_SELLER) failed = t('Seller update failed.');
      const field = FIELD_OF_SELLER[invalid] ?? FIELD_OF_PO[invalid];
      const message = serverText(error);
      if (field && message) form.setError(field, { message }, { shouldFocus: true });
      refetchWhenStale(client, order.id)(error);
    };
    const write = () =>
      issue({
        variables: { input: { id: order.id, ...seller, ...recipients, version: order.version } },
      });
    const issued = await withNotice(write, { failed: () => failed, onFailed });
    const result = issued?.data?.issuePurchaseOrder;
    if (!result) return;
    onDone();
    await warnWhenUnsent(result.emailSent);
  });
  return { form, submit, saving: loading };
}
