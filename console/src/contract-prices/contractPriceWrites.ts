import type {
  CreateSellingPriceInput,
  UpdateSellingPriceInput,
} from '../../generated/documents.ts';
import {
  useCreateSellingPriceMutation,
  useUpdateSellingPriceMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Creates and changes contract prices with their fixed notices; there is none for success. */
export function useContractPriceWrites() {
  const [createPrice, creating] = useCreateSellingPriceMutation();
  const [updatePrice, updating] = useUpdateSellingPriceMutation();
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateSellingPriceInput) =>
      withNotice(() => createPrice({ variables: { input } }), {
        failed: t('Contracted Price Failed to created.'),
      }),
    change: (input: UpdateSellingPriceInput) =>
      withNotice(() => updatePrice({ variables: { input } }), {
        failed: t('Contracted Price Failed to update.'),
      }),
  };
}
