import { useCallback } from 'react';
import type { CreateSkuInput, UpdateSkuInput } from '../../generated/documents.ts';
import {
  useCreateSkuMutation,
  useDeleteSkuMutation,
  useUpdateSkuMutation,
} from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const CREATED = {
  done: t('SKU created successfully.'),
  failed: t('Error occurred while creating sku.'),
};

/** Codes of errors that are not the server's refusal of what was sent. */
const OTHER_FAILURES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
]);

/** Fixed texts: the first when the server refuses, the second for every other failure. */
function updateNotices() {
  let refused = false;
  return {
    done: t('SKU updated successful.'),
    onFailed: (error: unknown) => {
      const code = errorCode(error);
      refused = code !== undefined && !OTHER_FAILURES.has(code);
    },
    failed: () => (refused ? t('SKU update failed.') : t('Error occurred while updating variant')),
  };
}

function deleteNotices() {
  let inUse = false;
  return {
    done: t('Variant deleted successfully.'),
    onFailed: (error: unknown) => {
      inUse = errorCode(error) === 'SKU_IN_USE';
    },
    failed: () =>
      inUse
        ? t('SKU could not be deleted due to an active offer, quotation or order')
        : t('Error occurred while deleting sku'),
  };
}

/** Creates, changes and deletes SKUs with fixed notices. */
export function useSkuWrites() {
  const [createSku, creating] = useCreateSkuMutation();
  const [updateSku, updating] = useUpdateSkuMutation({ context: { answersAll: true } });
  const [deleteSku] = useDeleteSkuMutation();
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateSkuInput) =>
      withNotice(() => createSku({ variables: { input } }), CREATED),
    change: useCallback(
      (input: UpdateSkuInput) =>
        withNotice(() => updateSku({ variables: { input } }), updateNotices()),
      [updateSku],
    ),
    remove: (id: string) => withNotice(() => deleteSku({ variables: { id } }), deleteNotices()),
  };
}
