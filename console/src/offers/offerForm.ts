import { toMoney } from '@munim/schema/shared/money.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { type NumberKind, readNumber } from '../ui/format/typedNumbers.ts';
import { t } from '../ui/text.ts';

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

const numberOf = (kind: NumberKind, text: string) => {
  const plain = readNumber(kind, text, true);
  return plain ? Number(plain) : null;
};

/** Reason why the field is cleared; null when its text stays. */
export const clearedMoq = (text: string): string | null => {
  const moq = numberOf('number', text);
  return moq !== null && moq <= 0 ? t('MOQ must be greater than 0.') : null;
};
/** A price may be 0. */
export const clearedPrice =
  (label: string) =>
  (text: string): string | null => {
    const price = numberOf('money', text);
    return price !== null && price < 0 ? t('{{label}} must be 0 or more.', { label }) : null;
  };

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
export const useOfferForm = (offer: OfferFieldsFragment | undefined): UseFormReturn<OfferFields> =>
  useForm<OfferFields>({ defaultValues: fieldsOf(offer) });

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
  mrp: mrp.trim() ? toMoney(mrp) : '0.00',
  brand: textOf(brand),
  type: textOf(type),
  color: textOf(color),
  packagingDetails: textOf(packagingDetails),
});
