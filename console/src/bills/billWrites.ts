import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type {
  CancelBillInput,
  CreateBillInput,
  IssueBillInput,
  UpdateBillInput,
} from '@munim/schema/generated/types.ts';
import { BillDocument } from '../../generated/documents.ts';
import {
  useCancelBillMutation,
  useConvertPurchaseOrderToBillMutation,
  useCreateBillMutation,
  useIssueBillMutation,
  useSyncBillMutation,
  useUpdateBillMutation,
} from '../../generated/hooks.ts';
import { errorCode, NotDone } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const UPDATE = {
  done: t('Updated Bills Successfully.'),
  failed: t('Error occurred while updating bills.'),
};
const CREATE = {
  done: t('Created Bills Successfully.'),
  failed: t('Error occurred while creating bills.'),
};
const CONVERT = {
  done: t('Created Bill Successfully.'),
  failed: t('Error occurred while creating bill.'),
};
const SYNC = { done: t('Sync with Zoho successfully!'), failed: t('Sync with Zoho Failed!') };

/** Refreshes the purchase order that is open after a failure: another user may have billed its units first. */
const readOrders = (client: ApolloClient) =>
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName === 'PurchaseOrder',
  });

type Failed = (error: unknown) => void;

/** Writes of a bill with their fixed notices; each returns whether it succeeded. */
export function useBillWrites() {
  const client = useApolloClient();
  const [create, creating] = useCreateBillMutation();
  const [convert, converting] = useConvertPurchaseOrderToBillMutation();
  const [change, changing] = useUpdateBillMutation();
  const [issue, issuing] = useIssueBillMutation();
  const [cancel, cancelling] = useCancelBillMutation();
  const [sync, syncing] = useSyncBillMutation({ context: { answersAll: true } });
  const refetchBill = (id: string) =>
    client.query({ query: BillDocument, variables: { id }, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.bill,
      () => undefined,
    );
  const write = async (
    work: () => Promise<unknown>,
    texts: typeof UPDATE,
    onFailed?: Failed,
  ): Promise<boolean> => {
    const done =
      (await withNotice(work, { ...texts, ...(onFailed ? { onFailed } : {}) })) !== undefined;
    if (!done) readOrders(client);
    return done;
  };
  /** Shows the present record after a conflict. */
  const onStale = (id: string, onFailed?: Failed) => (error: unknown) => {
    onFailed?.(error);
    if (['INVALID_TRANSITION', 'BILL_IN_USE'].includes(errorCode(error) ?? ''))
      void refetchBill(id);
  };
  const syncOnce = async (id: string) => {
    const [first] = (await sync({ variables: { id } })).data?.syncBill.errors ?? [];
    if (first !== undefined) throw new NotDone(first);
  };
  return {
    saving: [creating, converting, changing, issuing, cancelling, syncing].some(
      ({ loading }) => loading,
    ),
    refetchBill,
    create: (input: CreateBillInput) => write(() => create({ variables: { input } }), CREATE),
    convert: (poId: string, idempotencyKey: string) =>
      write(() => convert({ variables: { poId, idempotencyKey } }), CONVERT),
    change: (input: UpdateBillInput, onFailed?: Failed) =>
      write(() => change({ variables: { input } }), UPDATE, onStale(input.id, onFailed)),
    issue: (input: IssueBillInput, onFailed?: Failed) =>
      write(() => issue({ variables: { input } }), UPDATE, onStale(input.id, onFailed)),
    cancel: (input: CancelBillInput) =>
      write(() => cancel({ variables: { input } }), UPDATE, onStale(input.id)),
    sync: (id: string) => write(async () => (await syncOnce(id), true), SYNC),
  };
}
