import { useCallback } from 'react';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import {
  useCreateOfferMutation,
  useDeleteOfferMutation,
  useUpdateOfferMutation,
} from '../../generated/hooks.ts';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type OfferFields, offerInput } from './offerForm.ts';
import { t } from '../ui/text.ts';

const UPDATED = {
  done: t('Offer updated successfully.'),
  failed: t('Error occurred while updating offer.'),
};
const CREATED = {
  done: t('Offer created successfully.'),
  failed: t('Error occurred while creating offer.'),
};
/** Fixed notices (docs/rules/console.md#fixed-texts). */
const DELETED = {
  done: t('Offer deleted successfully.'),
  failed: t('Error occurred while deleting offer.'),
};

/** Creates, changes, hides and shows offers with fixed notices. */
export function useOfferWrites() {
  const [createOffer, creating] = useCreateOfferMutation();
  const [updateOffer, updating] = useUpdateOfferMutation();
  const [deleteOffer] = useDeleteOfferMutation();
  return {
    saving: creating.loading || updating.loading,
    create: async (skuId: string, fields: OfferFields) => {
      const sellerId = fields.seller?.id;
      if (!sellerId) return undefined;
      const input = { skuId, sellerId, ...offerInput(fields) };
      const write = withReason((aboveMrpReason) =>
        createOffer({
          variables: { input: aboveMrpReason ? { ...input, aboveMrpReason } : input },
        }),
      );
      const made = await withNotice(write, CREATED);
      return made?.data?.createOffer;
    },
    change: async ({ id }: OfferFieldsFragment, fields: OfferFields) => {
      const input = { id, ...offerInput(fields) };
      const write = withReason((aboveMrpReason) =>
        updateOffer({
          variables: { input: aboveMrpReason ? { ...input, aboveMrpReason } : input },
        }),
      );
      const changed = await withNotice(write, UPDATED);
      return changed?.data?.updateOffer;
    },
    toggle: useCallback(
      ({ id, isActive }: OfferFieldsFragment) =>
        withNotice(
          () => updateOffer({ variables: { input: { id, isActive: !isActive } } }),
          UPDATED,
        ),
      [updateOffer],
    ),
    remove: ({ id }: OfferFieldsFragment) =>
      withNotice(() => deleteOffer({ variables: { id } }), DELETED),
  };
}
