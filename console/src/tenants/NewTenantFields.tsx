import { Button } from '@blueprintjs/core';
import { Plus, Trash } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FurtherAddresses } from './FurtherAddresses.tsx';
import { TenantFields } from './TenantFields.tsx';
import { isBlankContact, NEW_CONTACT, type TenantForm } from './tenantForm.ts';
import type { useNewTenant } from './useNewTenant.ts';
import { mostText } from '../ui/form/blockedTexts.ts';
import { t } from '../ui/text.ts';

interface ContactProps {
  form: UseFormReturn<TenantForm>;
  at: number;
  needed: boolean;
  onRemove: (() => void) | null;
}

function NewContact({ form, at, needed, onRemove }: ContactProps) {
  const isTyped = useWatch({
    control: form.control,
    name: `contacts.${at}`,
    compute: (contact) => !isBlankContact(contact),
  });
  return (
    <div
      className="tenant-contact-row"
      role="group"
      aria-label={t('Contact {{at}}', { at: at + 1 })}
    >
      <ContactFields form={form} at={`contacts.${at}.`} required={needed || isTyped} />
      {onRemove && (
        <Button
          variant="minimal"
          icon={<Trash />}
          aria-label={t('Remove contact {{at}}', { at: at + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** People at the new customer: none, or several. */
function NewContacts({ form, needed }: { form: UseFormReturn<TenantForm>; needed: boolean }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <NewContact
          key={id}
          form={form}
          at={at}
          needed={needed && at === 0}
          onRemove={fields.length > 1 ? () => remove(at) : null}
        />
      ))}
      <Button
        size="small"
        icon={<Plus />}
        text={t('Add contact')}
        disabled={fields.length >= LIMITS.contacts}
        title={mostText(fields.length, LIMITS.contacts)}
        onClick={() => append(NEW_CONTACT)}
      />
    </>
  );
}

interface Props {
  tenant: ReturnType<typeof useNewTenant>;
  /** True for quotations and orders, which need a contact. */
  contactNeeded: boolean;
}

/** A new customer with its contacts and its first address. */
export function NewTenantFields({ tenant, contactNeeded }: Props) {
  const { form, place, hasPlace, own, furtherPlaces } = tenant;
  return (
    <div className="tenant-form">
      <section aria-label={t('Customer')}>
        <TenantFields form={form} thumbnail={null} choosesSalesPerson={!own} isNew />
      </section>
      <section aria-label={t('Contacts')}>
        <h2 className="tenant-part">{t('Contacts')}</h2>
        <NewContacts form={form} needed={contactNeeded} />
      </section>
      <section aria-label={t('Shipping address')}>
        <h2 className="tenant-part">{t('Shipping address')}</h2>
        <AddressFieldsPanel form={place} required={hasPlace} />
        <FurtherAddresses furtherPlaces={furtherPlaces} hasPlace={hasPlace} />
      </section>
    </div>
  );
}
