import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type {
  CreateOutgoingPaymentInput,
  CreatePaymentInput,
  PayOpeningInput,
  UpdatePaymentStatusInput,
  UseAdvanceInput,
} from '../../generated/documents.ts';
import {
  useCreateOutgoingPaymentMutation,
  useCreatePaymentMutation,
  usePayOpeningMutation,
  useUpdatePaymentStatusMutation,
  useUseAdvanceMutation,
} from '../../generated/hooks.ts';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Refreshes the open document after a failure: another user may have saved first. */
const DOCUMENTS: readonly (string | undefined)[] = ['Order', 'PurchaseOrder'];
const refetchDocuments = (client: ApolloClient) =>
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => DOCUMENTS.includes(queryName),
  });

/** Creates payments and changes their status with fixed notices, which have none for success. */
export function usePaymentWrites() {
  const client = useApolloClient();
  const [receive, receiving] = useCreatePaymentMutation();
  const [pay, paying] = useCreateOutgoingPaymentMutation();
  const [payOld, payingOld] = usePayOpeningMutation();
  const [take, taking] = useUseAdvanceMutation();
  const [change, moving] = useUpdatePaymentStatusMutation();
  const write = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    const done = (await withNotice(work, { failed })) !== undefined;
    // another user may have saved first
    if (!done) refetchDocuments(client);
    return done;
  };
  return {
    saving: [receiving, paying, payingOld, taking, moving].some(({ loading }) => loading),
    receive: (input: CreatePaymentInput) =>
      write(() => receive({ variables: { input } }), t('Payment not created successfully!')),
    pay: (input: CreateOutgoingPaymentInput) =>
      write(
        withReason((cashReason) =>
          pay({ variables: { input: cashReason ? { ...input, cashReason } : input } }),
        ),
        t('Payment not created successfully!'),
      ),
    payOpening: (input: PayOpeningInput) =>
      write(
        withReason((cashReason) =>
          payOld({ variables: { input: cashReason ? { ...input, cashReason } : input } }),
        ),
        t('Payment not created successfully!'),
      ),
    useAdvance: (input: UseAdvanceInput) =>
      write(() => take({ variables: { input } }), t('The advance was not used!')),
    move: (input: UpdatePaymentStatusInput) =>
      write(() => change({ variables: { input } }), t('Payment not updated successfully!')),
  };
}
