import { useApolloClient } from '@apollo/client/react';
import type {
  CompleteDeliveryPointsInput,
  PostponeDeliveryPointsInput,
} from '@munim/schema/generated/types.ts';
import {
  useCompleteDeliveryPointsMutation,
  usePostponeDeliveryPointsMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { refetchBoards } from './pointSources.ts';
import { t } from '../ui/text.ts';

const NOTICES = { done: t('Update Successfully.'), failed: t('Error updating.') };

/** Postpones or completes delivery points with fixed notices, and refreshes the boards. */
export function useDeliveryPointWrites() {
  const client = useApolloClient();
  const [postponing, { loading: isPostponing }] = usePostponeDeliveryPointsMutation();
  const [completing, { loading: isCompleting }] = useCompleteDeliveryPointsMutation();
  const done = async <T>(write: () => Promise<T>): Promise<boolean> => {
    const result = await withNotice(write, NOTICES);
    if (result !== undefined) await refetchBoards(client);
    return result !== undefined;
  };
  return {
    saving: isPostponing || isCompleting,
    postpone: (input: PostponeDeliveryPointsInput) =>
      done(() => postponing({ variables: { input } })),
    complete: (input: CompleteDeliveryPointsInput) =>
      done(() => completing({ variables: { input } })),
  };
}
