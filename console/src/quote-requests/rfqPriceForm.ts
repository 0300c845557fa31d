import { toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { useUpdateRfqMutation } from '../../generated/hooks.ts';
import { useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { Rfq } from './rfqColumns.tsx';
import { followPrices, type Prices, pricesOfOffer } from './rfqPrices.ts';
import { t } from '../ui/text.ts';

export interface ChosenOffer {
  id: string;
  sellerName: string;
  /** Least quantity; unknown for an offer chosen before. */
  moq?: number;
}

export interface PriceFields extends Prices {
  quantity: string;
  offer: ChosenOffer | null;
}

const SET_VALUE_OPTIONS = { shouldDirty: true, shouldValidate: true } as const;
const PRICES: readonly string[] = [
  'costPrice',
  'marginPercent',
  'sellingPrice',
] satisfies (keyof Prices)[];

const fieldsOf = (rfq: Rfq): PriceFields => ({
  quantity: String(rfq.quantity),
  offer: rfq.offerId ? { id: rfq.offerId, sellerName: rfq.seller?.name ?? '' } : null,
  costPrice: rfq.costPrice ?? '',
  marginPercent: rfq.marginPercent ?? '',
  sellingPrice: rfq.sellingPrice ?? '',
});

/** Form of a price. After a conflict the input stays and can be saved on the new version. */
export function usePriceForm(rfq: Rfq, onDone: () => void) {
  const form = useForm<PriceFields>({ defaultValues: fieldsOf(rfq) });
  const base = useBaseVersion(rfq.version);
  const [update, { loading }] = useUpdateRfqMutation();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || !name || !PRICES.includes(name)) return;
          for (const [follows, value] of Object.entries(followPrices(name as keyof Prices, values)))
            form.setValue(follows as keyof Prices, value, SET_VALUE_OPTIONS);
        },
      }),
    [form],
  );

  const choose = useCallback(
    (offer: OfferFieldsFragment) => {
      form.setValue(
        'offer',
        { id: offer.id, sellerName: offer.seller.name, moq: offer.moq },
        SET_VALUE_OPTIONS,
      );
      for (const [name, value] of Object.entries(pricesOfOffer(offer.offerPrice)))
        form.setValue(name as keyof Prices, value, SET_VALUE_OPTIONS);
    },
    [form],
  );

  /** Sets the selling price; the margin follows. */
  const takePrice = (sellingPrice: string) => {
    form.setValue('sellingPrice', sellingPrice, SET_VALUE_OPTIONS);
    const follow = followPrices('sellingPrice', form.getValues());
    for (const [name, value] of Object.entries(follow))
      form.setValue(name as keyof Prices, value, SET_VALUE_OPTIONS);
  };

  const submit = form.handleSubmit(async ({ quantity, offer, ...prices }) => {
    if (!offer) return;
    const input = {
      id: rfq.id,
      quantity: Number(quantity),
      remarks: rfq.remarks,
      offerId: offer.id,
      costPrice: toMoney(prices.costPrice),
      marginPercent: toMoney(prices.marginPercent),
      sellingPrice: toMoney(prices.sellingPrice),
      gstPercent: rfq.sku.gstPercent,
      version: base.version,
    };
    const write = withReason((belowCostReason) =>
      update({ variables: { input: belowCostReason ? { ...input, belowCostReason } : input } }),
    );
    const saved = await withNotice(write, {
      failed: t('Quote request updated failed.'),
      onFailed: base.onFailed,
    });
    if (saved) onDone();
  });
  return { form, submit, choose, takePrice, saving: loading, base };
}
