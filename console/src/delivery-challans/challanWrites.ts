import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type {
  UpdateDeliveryChallanInput,
  UpdateDeliveryChallanStatusInput,
} from '@munim/schema/generated/types.ts';
import { DeliveryChallanDocument } from '../../generated/documents.ts';
import {
  useUpdateDeliveryChallanMutation,
  useUpdateDeliveryChallanStatusMutation,
} from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const UPDATE_FAILED = t('Error updating the delivery challan.');

type Failed = (error: unknown) => void;
const STALE = ['CONFLICT', 'INVALID_TRANSITION', 'BILL_IS_DRAFT', 'BILL_ISSUED'];

/** Shows the challan as it is after a CONFLICT, so that the next attempt builds on it. */
const refetchWhenStale = (client: ApolloClient, id: string) => (failure: unknown) => {
  if (STALE.includes(errorCode(failure) ?? ''))
    void client
      .query({ query: DeliveryChallanDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
};

/** Writes of a new and of a changed challan; each answers whether it was done. */
export function useChallanWrites() {
  const client = useApolloClient();
  const [confirmChange, changingStatus] = useUpdateDeliveryChallanStatusMutation();
  const [runUpdate, changing] = useUpdateDeliveryChallanMutation();
  const words = (id: string, told?: Failed) => {
    const readAgain = refetchWhenStale(client, id);
    const onFailed = (error: unknown) => {
      told?.(error);
      readAgain(error);
    };
    return { failed: UPDATE_FAILED, onFailed };
  };
  const changeStatus = async (input: UpdateDeliveryChallanStatusInput, onFailed?: Failed) =>
    (await withNotice(() => confirmChange({ variables: { input } }), words(input.id, onFailed))) !==
    undefined;
  const change = async (input: UpdateDeliveryChallanInput, onFailed?: Failed) =>
    (await withNotice(() => runUpdate({ variables: { input } }), words(input.id, onFailed))) !==
    undefined;
  return { changeStatus, change, saving: changingStatus.loading || changing.loading };
}
