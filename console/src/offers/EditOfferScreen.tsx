import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { useOfferQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { OfferFields } from './OfferFields.tsx';
import { useOfferForm } from './offerForm.ts';
import { useOfferWrites } from './offerWrites.ts';
import { t } from '../ui/text.ts';

function EditOffer({ offer }: { offer: OfferFieldsFragment }) {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const form = useOfferForm(offer);
  const { change, saving } = useOfferWrites();
  const [saved, setSaved] = useState(false);
  useUnsaved(!saved && form.formState.isDirty);
  const leave = useCallback(
    () => void (cameFromHere ? navigate(-1) : navigate(`/sku/${encodeURIComponent(offer.skuId)}`)),
    [cameFromHere, navigate, offer.skuId],
  );
  // left once nothing is unsaved
  useEffect(() => {
    if (saved) leave();
  }, [saved, leave]);
  const submit = useSingleFlight(
    form.handleSubmit(async (fields) => {
      if (await change(offer, fields)) setSaved(true);
    }),
  );
  return (
    <form className="kit-page kit-form" noValidate aria-label={t('Offer')} onSubmit={submit}>
      <RecordHead title={t('Edit offer {{offerId}}', { offerId: offer.id })} />
      <div className="offer-page">
        <DescriptionList
          items={[
            ['SKU', offer.skuName],
            [t('Seller'), [offer.seller.name, offer.seller.district].filter(Boolean).join(', ')],
          ]}
        />
        <OfferFields form={form} offer={offer} />
        <FormFoot saving={saving} onCancel={leave} submitText={t('Update')} />
      </div>
    </form>
  );
}

/** One offer on a page of its own. */
export function EditOfferScreen() {
  const { offerId = '' } = useParams();
  const result = useOfferQuery({ variables: { id: offerId }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} failedText={t('Error occurred while getting offers')}>
      {({ offer }) => <EditOffer key={offerId} offer={offer} />}
    </QueryContent>
  );
}
