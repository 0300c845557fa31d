import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';

export interface OfferFields {
  seller: PickerItem | null;
  moq: string;
  offerPrice: string;
  mrp: string;
  brand: string;
  type: string;
  color: string;
  packagingDetails: string;
}

const isNumber = (text: string) => /\d/.test(text);
const isZero = (text: string) => isNumber(text) && !isPositive(text);

/** A minimum order quantity of 0 or less is cleared. */
export const withoutZero = (text: string): string => (isZero(text) ? '' : text);
/** A price may be 0; below it is cleared. */
export const withoutNegative = (text: string): string => (text.startsWith('-') ? '' : text);

const fieldsOf = (offer: OfferFieldsFragment | undefined): OfferFields => ({
  seller: offer
    ? { id: offer.seller.id, label: offer.seller.name, info: offer.seller.district }
    : null,
  moq: offer ? String(offer.moq) : '',
  offerPrice: offer?.offerPrice ?? '',
  mrp: offer?.mrp ?? '',
  brand: offer?.brand ?? '',
  type: offer?.type ?? '',
  color: offer?.color ?? '',
  packagingDetails: offer?.packagingDetails ?? '',
});

/** The form of a new or an existing offer. */
export function useOfferForm(offer: OfferFieldsFragment | undefined): UseFormReturn<OfferFields> {
  const form = useForm<OfferFields>({ defaultValues: fieldsOf(offer) });
  const [moq, offerPrice, mrp] = useWatch({
    control: form.control,
    name: ['moq', 'offerPrice', 'mrp'],
  });
  useEffect(() => {
    if (withoutZero(moq) !== moq) form.setValue('moq', '');
    if (withoutNegative(offerPrice) !== offerPrice) form.setValue('offerPrice', '');
    if (withoutNegative(mrp) !== mrp) form.setValue('mrp', '');
  }, [form, moq, offerPrice, mrp]);
  return form;
}

const textOf = (text: string) => text.trim() || null;

/** Fields that a new and a changed offer send. */
export const offerInput = ({
  moq,
  offerPrice,
  mrp,
  brand,
  type,
  color,
  packagingDetails,
}: OfferFields) => ({
  moq: Number(moq),
  offerPrice: toMoney(offerPrice),
  mrp: isNumber(mrp) ? toMoney(mrp) : '0.00',
  brand: textOf(brand),
  type: textOf(type),
  color: textOf(color),
  packagingDetails: textOf(packagingDetails),
});
