import type { Can } from '@munim/schema/shared/roles.ts';
import type { Ref } from 'react';
import {
  type CreateTenantMutation,
  type TenantOptionFragment,
  TenantOptionByIdDocument,
  TenantOptionsDocument,
} from '../../generated/documents.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import { Picker, type PickerCreate } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource, type PickerSource } from '../ui/form/pickerSource.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { t } from '../ui/text.ts';

const CreateTenantDrawer = lazyDrawer(() =>
  import('./CreateTenantDrawer.tsx').then((part) => part.CreateTenantDrawer),
);

/** Picker item of a customer, with its organisation and sales person, to fill in forms. */
export interface TenantItem extends PickerItem {
  tenant: TenantOptionFragment;
  /** First contact and address of a customer that was just made. */
  first?: { user: PickerItem | null; addressId: string | null };
}

const tenantItem = (tenant: TenantOptionFragment): TenantItem => ({
  id: tenant.id,
  label: tenant.name,
  info: [tenant.district, `#${tenant.id}`].filter(Boolean).join(' · '),
  tenant,
});

/**
 * Customers of one organisation, or of all; searched by any part of name, GST number,
 * district or a contact's e-mail and phone (docs/rules/customers.md#search).
 */
const sourceWithin = (organisationId: string | null): PickerSource =>
  pickerSource({
    query: TenantOptionsDocument,
    variables: (text) => ({ keyword: text || null, organisationId }),
    items: ({ tenants }) => tenants.items.map(tenantItem),
    one: {
      query: TenantOptionByIdDocument,
      variables: (id) => ({ id }),
      item: ({ tenant }) => tenantItem(tenant),
    },
  });

const sources = new Map<string | null, PickerSource>();

/** The same source for the same organisation: pickers search again when it changes. */
export function tenantSourceOf(organisationId: string | null): PickerSource {
  const source = sources.get(organisationId) ?? sourceWithin(organisationId);
  sources.set(organisationId, source);
  return source;
}

export const tenantSource = tenantSourceOf(null);

function createdItem(made: CreateTenantMutation['createTenant']): TenantItem {
  const [person] = made.users ?? [];
  const user = person ? { id: person.id, label: person.name } : null;
  return { ...tenantItem(made), first: { user, addressId: made.shippingAddress?.id ?? null } };
}

interface Props {
  value: PickerItem | null;
  onChange: (tenant: TenantItem | null) => void;
  organisationId?: string | null;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Offers to make a customer, to those who may. */
  mayCreate?: boolean;
}

export function TenantPicker({ organisationId = null, onChange, mayCreate, ...rest }: Props) {
  const { can } = useSession();
  const create: PickerCreate = {
    name: 'customer',
    renderForm: (name, done) => (
      <CreateTenantDrawer
        name={name}
        organisationId={organisationId}
        onDone={(tenant) => done(tenant && createdItem(tenant))}
      />
    ),
  };
  return (
    <Picker
      placeholder={t('Customer')}
      {...rest}
      create={mayCreate && can('TENANT', 'WRITE') ? create : undefined}
      source={tenantSourceOf(organisationId)}
      onChange={(item) => onChange(item as TenantItem | null)}
    />
  );
}

const CUSTOMER_FILTERS = new Set(['organisation', 'customer']);

/**
 * Filters of a list of documents that this viewer can use: without TENANT READ no customer can be
 * looked up, but a link may be of one.
 */
export const documentFiltersFor = (can: Can, filters: readonly Filter[]): readonly Filter[] =>
  can('TENANT', 'READ')
    ? filters
    : filters.map((filter) =>
        'name' in filter && CUSTOMER_FILTERS.has(filter.name)
          ? { kind: 'given', name: filter.name, label: filter.label }
          : filter,
      );
