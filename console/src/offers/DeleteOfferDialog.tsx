import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useOfferWrites } from './offerWrites.ts';

export function DeleteOfferDialog({
  offer,
  onClose,
}: {
  offer: OfferFieldsFragment;
  onClose: () => void;
}) {
  const { remove } = useOfferWrites();
  const text = `Delete offer ${offer.id} of ${offer.seller.name} for ${offer.skuName}?`;
  return (
    <ConfirmDialog
      title="Delete offer"
      text={text}
      onConfirm={() => remove(offer)}
      onClose={onClose}
    />
  );
}
