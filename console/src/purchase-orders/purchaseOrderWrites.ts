import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type UpdatePurchaseOrderStatusInput } from '@munim/schema/generated/types.ts';
import {
  type PurchaseOrderDetailsFragment,
  PurchaseOrderDocument,
} from '../../generated/documents.ts';
import {
  useUpdatePurchaseOrderMutation,
  useUpdatePurchaseOrderStatusMutation,
} from '../../generated/hooks.ts';
import type { QuickDayEdit } from '../ui/details/QuickDay.tsx';
import { errorCode } from '../ui/errors.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Fixed texts, one per call. */
export const STATUS_CHANGE_FAILED = t('Error in updating po!');
export const UPDATE_FAILED = t('Purchase order updation failed !');

/**
 * The change succeeded; its mail waits for the mail server, as `warnWhenQueued` tells of others, in
 * the words fixed for purchase orders (docs/rules/purchasing.md#purchase-order-mails).
 */
export async function warnWhenUnsent(emailSent: boolean): Promise<void> {
  if (!emailSent)
    await showNotice({
      text: t('Email is not sent!'),
      description: t('It waits for the mail server and is tried again by itself.'),
      intent: 'warning',
    });
}

/** Reads a purchase order again; pages that show it follow. */
export const readPurchaseOrder = (client: ApolloClient, id: string) =>
  client.query({
    query: PurchaseOrderDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });

/** Shows the record as it is after a CONFLICT, so that the next attempt builds on it. */
export const refetchWhenStale = (client: ApolloClient, id: string) => (failure: unknown) => {
  if (['CONFLICT', 'INVALID_TRANSITION'].includes(errorCode(failure) ?? ''))
    void readPurchaseOrder(client, id).catch(() => undefined);
};

/** Moves a purchase order to another state; answers whether it did. */
export function useChangePurchaseOrderStatus(): [
  (input: UpdatePurchaseOrderStatusInput) => Promise<boolean>,
  { saving: boolean },
] {
  const client = useApolloClient();
  const [changeStatus, { loading }] = useUpdatePurchaseOrderStatusMutation();
  const run = async (input: UpdatePurchaseOrderStatusInput) => {
    const onFailed = refetchWhenStale(client, input.id);
    const moved = await withNotice(() => changeStatus({ variables: { input } }), {
      failed: STATUS_CHANGE_FAILED,
      onFailed,
    });
    const result = moved?.data?.updatePurchaseOrderStatus;
    if (result) await warnWhenUnsent(result.emailSent);
    return result !== undefined;
  };
  return [run, { saving: loading }];
}

/** Changes the due date where it stands on the page; null where it cannot be changed now. */
export function useDueDateEdit({
  id,
  version,
  actions,
}: PurchaseOrderDetailsFragment): QuickDayEdit | null {
  const client = useApolloClient();
  const [update] = useUpdatePurchaseOrderMutation();
  if (!actions.includes('EDIT') && !actions.includes('EDIT_DETAILS')) return null;
  return {
    version,
    save: (dueDate, base) => update({ variables: { input: { id, dueDate, version: base } } }),
    reload: async () => {
      const result = await readPurchaseOrder(client, id).catch(() => undefined);
      return result?.data?.purchaseOrder.version;
    },
  };
}
