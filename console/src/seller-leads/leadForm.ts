import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Zone } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import type { Lead } from './leadColumns.tsx';

export interface LeadFields {
  sellerName: string;
  mobile: string;
  category: string;
  product: PickerItem | null;
  contactName: string;
  email: string;
  gstin: string;
  postalCode: string;
  city: string;
  state: string;
  owner: PickerItem | null;
  zone: string;
  sourcePerson: PickerItem | null;
  remarks: string;
}
export type LeadForm = UseFormReturn<LeadFields>;

const itemOf = (person: { id: string; name: string } | null | undefined): PickerItem | null =>
  person ? { id: person.id, label: person.name } : null;

const fieldsOf = (lead: Lead | undefined, product: PickerItem | null): LeadFields => ({
  sellerName: lead?.sellerName ?? '',
  mobile: lead?.mobile ?? '',
  category: lead?.category ?? '',
  product,
  contactName: lead?.contactName ?? '',
  email: lead?.email ?? '',
  gstin: lead?.gstin ?? '',
  postalCode: lead?.pinCode?.toString() ?? '',
  city: lead?.city ?? '',
  state: lead?.state ?? '',
  owner: itemOf(lead?.owner),
  zone: lead?.zone ?? '',
  sourcePerson: itemOf(lead?.sourcePerson),
  remarks: lead?.remarks ?? '',
});

export const useLeadForm = (lead: Lead | undefined, product: PickerItem | null): LeadForm =>
  useForm<LeadFields>({ defaultValues: fieldsOf(lead, product) });

const textOf = (text: string) => text.trim() || null;

/** Fields that a new and a changed lead send. */
export const leadInput = (fields: LeadFields) => ({
  sellerName: fields.sellerName.trim(),
  mobile: fields.mobile.trim(),
  category: fields.category.trim(),
  contactName: textOf(fields.contactName),
  email: textOf(fields.email),
  gstin: textOf(fields.gstin),
  pinCode: fields.postalCode.trim() ? Number(fields.postalCode) : null,
  city: textOf(fields.city),
  state: textOf(fields.state),
  ownerId: fields.owner?.id ?? null,
  zone: (fields.zone || null) as Zone | null,
  sourcePersonId: fields.sourcePerson?.id ?? null,
  remarks: textOf(fields.remarks),
});

/** Form fields of the backend's field errors. */
export const FIELD_OF: Record<string, keyof LeadFields> = {
  seller_name: 'sellerName',
  mobile_1: 'mobile',
  lead_category: 'category',
  product_id: 'product',
  email_id_1: 'email',
  gstin: 'gstin',
  pin_code: 'postalCode',
  lead_owner: 'owner',
  source_person: 'sourcePerson',
};
