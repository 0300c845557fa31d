import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useOfferWrites } from './offerWrites.ts';
import { t } from '../ui/text.ts';

export function DeleteOfferDialog({
  offer,
  onClose,
}: {
  offer: OfferFieldsFragment;
  onClose: () => void;
}) {
  const { remove } = useOfferWrites();
  const text = t('Delete offer {{offerId}} of {{seller}} for {{skuName}}?', {
    offerId: offer.id,
    seller: offer.seller.name,
    skuName: offer.skuName,
  });
  return (
    <ConfirmDialog
      title={t('Delete offer')}
      text={text}
      onConfirm={() => remove(offer)}
      onClose={onClose}
    />
  );
}
