import type { CreateTenantInput, UpdateTenantInput } from '@munim/schema/generated/types.ts';
import { OWN_CUSTOMERS_ONLY } from '@munim/schema/shared/roles.ts';
import type { TenantFieldsFragment } from '../../generated/documents.ts';
import { type Session, viewerItem } from '../app/session.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';

export interface TenantForm {
  name: string;
  organisation: PickerItem | null;
  gstNo: string;
  /** Empty for the usual days. */
  creditDays: string;
  salesPerson: PickerItem | null;
  logo: string | null;
  verified: boolean;
  /** Contacts of a new customer; those of a known one are changed on a page of their own. */
  contacts: ContactForm[];
}

export interface ContactForm {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
}

export const NEW_CONTACT: ContactForm = { firstName: '', lastName: '', email: '', mobile: '' };

/** A row that nothing was typed into is no contact. */
export const isBlankContact = (contact: ContactForm): boolean =>
  Object.values(contact).every((text: string) => !text.trim());

export const NEW_TENANT: TenantForm = {
  name: '',
  organisation: null,
  gstNo: '',
  creditDays: '',
  salesPerson: null,
  logo: null,
  verified: false,
  contacts: [NEW_CONTACT],
};

export const tenantFormOf = (tenant: TenantFieldsFragment): TenantForm => ({
  name: tenant.name,
  organisation: { id: tenant.organisationId, label: tenant.organisationName },
  gstNo: tenant.gstNo ?? '',
  creditDays: tenant.creditDays?.toString() ?? '',
  salesPerson: tenant.salesPerson && { id: tenant.salesPerson.id, label: tenant.salesPerson.name },
  logo: tenant.logo,
  verified: tenant.verified,
  contacts: [],
});

/** Sales roles create for themselves; null for everybody else. */
export const ownSalesPerson = ({ viewer }: Session): PickerItem | null =>
  OWN_CUSTOMERS_ONLY.includes(viewer.roleId) ? viewerItem(viewer) : null;

/** Stored form: capitals, trimmed. */
const gstOf = (text: string) => text.trim().toUpperCase();
const daysOf = (text: string) => (text.trim() ? Number(text) : null);

/** Variables of a new contact. */
export const contactInput = ({ firstName, lastName, email, mobile }: ContactForm) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim() || null,
  email: email.trim(),
  mobile: mobile.trim(),
});

/** Variables of a new customer; undefined while a choice is missing. */
export function newTenantInput({
  name,
  organisation,
  gstNo,
  creditDays,
  salesPerson,
  logo,
  contacts,
}: TenantForm): CreateTenantInput | undefined {
  if (!organisation) return undefined;
  return {
    name: name.trim(),
    organisationId: organisation.id,
    gstNo: gstOf(gstNo) || null,
    creditDays: daysOf(creditDays),
    salesPersonId: salesPerson?.id ?? null,
    logo,
    contacts: contacts.filter((contact) => !isBlankContact(contact)).map(contactInput),
  };
}

/** Changed fields only: an unchanged field that needs another permission must not be sent. */
export function tenantChange(before: TenantFieldsFragment, form: TenantForm): UpdateTenantInput {
  const { name, organisation, gstNo, creditDays, salesPerson, logo, verified } = form;
  const gst = gstOf(gstNo) || null;
  const days = daysOf(creditDays);
  return {
    id: before.id,
    ...(name.trim() === before.name ? {} : { name: name.trim() }),
    ...(!organisation || organisation.id === before.organisationId
      ? {}
      : { organisationId: organisation.id }),
    ...(gst === before.gstNo ? {} : { gstNo: gst }),
    ...(days === before.creditDays ? {} : { creditDays: days }),
    ...(logo === before.logo ? {} : { logo }),
    ...(!salesPerson || salesPerson.id === before.salesPerson?.id
      ? {}
      : { salesPersonId: salesPerson.id }),
    ...(verified === before.verified ? {} : { verified }),
  };
}
