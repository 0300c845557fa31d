import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { OfferFields } from './OfferFields.tsx';
import { useOfferForm } from './offerForm.ts';
import { useOfferWrites } from './offerWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  skuId: string;
  /** Absent: a new one. */
  offer?: OfferFieldsFragment;
  width?: number;
  onClose: () => void;
}

/** Create and edit mode; cancel or update clears the form and leaves edit mode. */
export function OfferFormDrawer({ skuId, offer, width = 620, onClose }: Props) {
  const form = useOfferForm(offer);
  const { create, change, saving } = useOfferWrites();
  const submit = form.handleSubmit(async (fields) => {
    const saved = await (offer ? change(offer, fields) : create(skuId, fields));
    if (saved) onClose();
  });
  return (
    <FormDrawer
      title={offer ? t('Edit offer {{offerId}}', { offerId: offer.id }) : t('Add offer')}
      width={width}
      submitText={offer ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={width < 500 ? 'offer-page' : undefined}>
        {offer && (
          <DescriptionList
            items={[
              ['SKU', offer.skuName],
              [t('Seller'), [offer.seller.name, offer.seller.district].filter(Boolean).join(', ')],
            ]}
          />
        )}
        <OfferFields form={form} offer={offer} />
      </div>
    </FormDrawer>
  );
}
