import { isEmail, isPhone } from '@munim/schema/shared/limits.ts';
import { isWebsite } from '@munim/schema/shared/website.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Zone } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { today } from '../ui/format/dates.ts';
import type { Seller } from './sellerColumns.tsx';
import { t } from '../ui/text.ts';

export interface SellerFields {
  name: string;
  mobile: string;
  email: string;
  gstin: string;
  website: string;
  yearOfEstablishment: string;
  zone: string;
  categories: PickerItem[];
  sourcePerson: PickerItem | null;
  isActive: boolean;
  isTransporter: boolean;
  logo: string | null;
  address1: string;
  postalCode: string;
  city: string;
  state: string;
}
export type SellerForm = UseFormReturn<SellerFields>;

const fieldsOf = (seller: Seller | undefined): SellerFields => ({
  name: seller?.name ?? '',
  mobile: seller?.mobile ?? '',
  email: seller?.email ?? '',
  gstin: seller?.gstin ?? '',
  website: seller?.website ?? '',
  yearOfEstablishment: seller?.yearOfEstablishment?.toString() ?? '',
  zone: seller?.zone ?? '',
  categories: seller?.categories.map(({ id, name }) => ({ id, label: name })) ?? [],
  sourcePerson: seller?.sourcePerson
    ? { id: seller.sourcePerson.id, label: seller.sourcePerson.name }
    : null,
  isActive: seller?.isActive ?? true,
  isTransporter: seller?.isTransporter ?? false,
  logo: seller?.logo ?? null,
  address1: seller?.officeAddress?.address1 ?? '',
  postalCode: seller?.officeAddress?.postalCode ?? seller?.pinCode?.toString() ?? '',
  city: seller?.officeAddress?.city ?? '',
  state: seller?.officeAddress?.state ?? '',
});

/** The form of a new or an existing seller. */
export const useSellerForm = (seller: Seller | undefined, name = ''): SellerForm =>
  useForm<SellerFields>({ defaultValues: { ...fieldsOf(seller), ...(seller ? {} : { name }) } });

const FIRST_YEAR = 1800;
const thisYear = () => Number(today().slice(0, 4));

/** Returns the text of an error, or true. */
export const CHECKS = {
  mobile: (text: string) => isPhone(text.trim()) || t('Phone must be 10 digits.'),
  email: (text: string) => isEmail(text.trim()) || t('This is not an e-mail address.'),
  website: (text: string) => isWebsite(text.trim()) || t('This is not a web address.'),
  year: (text: string) =>
    (Number(text) >= FIRST_YEAR && Number(text) <= thisYear()) ||
    t('Year of Establishment lies between {{firstYear}} and {{thisYear}}.', {
      firstYear: FIRST_YEAR,
      thisYear: thisYear(),
    }),
};

const textOf = (text: string) => text.trim() || null;

/** Fields that a new and a changed seller send. */
export const sellerInput = (fields: SellerFields) => ({
  name: fields.name.trim(),
  mobile: fields.mobile.trim(),
  email: fields.email.trim(),
  gstin: textOf(fields.gstin),
  website: textOf(fields.website),
  yearOfEstablishment: fields.yearOfEstablishment ? Number(fields.yearOfEstablishment) : null,
  zone: (fields.zone || null) as Zone | null,
  categoryIds: fields.categories.map(({ id }) => id),
  sourcePersonId: fields.sourcePerson?.id ?? null,
  isActive: fields.isActive,
  isTransporter: fields.isTransporter,
  logo: fields.logo,
  officeAddress: {
    address1: fields.address1.trim(),
    postalCode: fields.postalCode.trim(),
    city: fields.city.trim(),
    state: fields.state.trim(),
  },
});

/** Form fields of the backend's field errors. */
export const FIELD_OF: Record<string, keyof SellerFields> = {
  seller_name: 'name',
  mobile_1: 'mobile',
  email_id_1: 'email',
  gstin: 'gstin',
  website: 'website',
  year_of_establishment: 'yearOfEstablishment',
  pin_code: 'postalCode',
  'office_address_details.postal_code': 'postalCode',
  'office_address_details.state': 'state',
  source_person: 'sourcePerson',
};
