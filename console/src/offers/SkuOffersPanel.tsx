import { useState } from 'react';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { DeleteOfferDialog } from './DeleteOfferDialog.tsx';
import { SellersOfSku } from './SellersOfSku.tsx';

/** Sellers' offers for a SKU: hidden, shown, changed, deleted, added. */
export function SkuOffersPanel({ skuId }: { skuId: string }) {
  const { can } = useSession();
  const [deleted, setDeleted] = useState<OfferFieldsFragment | null>(null);
  return (
    <>
      <SellersOfSku
        skuId={skuId}
        width={420}
        {...(can('OFFER', 'DELETE') ? { onRemove: setDeleted } : {})}
      />
      {deleted && <DeleteOfferDialog offer={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
