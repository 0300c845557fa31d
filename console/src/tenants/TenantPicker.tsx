import type { Can } from '@munim/schema/shared/roles.ts';
import {
  type TenantOptionFragment,
  TenantOptionByIdDocument,
  TenantOptionsDocument,
} from '../../generated/documents.ts';
import { Picker } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource, type PickerSource } from '../ui/form/pickerSource.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';

/** Picker item of a customer, with its organisation and sales person, to fill in forms. */
export interface TenantItem extends PickerItem {
  tenant: TenantOptionFragment;
}

export const tenantItem = (tenant: TenantOptionFragment): TenantItem => ({
  id: tenant.id,
  label: tenant.name,
  info: [tenant.district, `#${tenant.id}`].filter(Boolean).join(' · '),
  tenant,
});

/**
 * Customers of one organisation, or of all; searched by the beginning of the name
 * (docs/rules/customers.md#search).
 */
const sourceWithin = (organisationId: string | null): PickerSource =>
  pickerSource({
    query: TenantOptionsDocument,
    variables: (text) => ({ name: text || null, organisationId }),
    items: ({ tenants }) => tenants.items.map(tenantItem),
    one: {
      query: TenantOptionByIdDocument,
      variables: (id) => ({ id }),
      item: ({ tenant }) => tenantItem(tenant),
    },
  });

const made = new Map<string | null, PickerSource>();

/** The same source for the same organisation: pickers search again when it changes. */
export function tenantSourceOf(organisationId: string | null): PickerSource {
  const source = made.get(organisationId) ?? sourceWithin(organisationId);
  made.set(organisationId, source);
  return source;
}

export const tenantSource = tenantSourceOf(null);

interface Props {
  value: PickerItem | null;
  onChange: (tenant: TenantItem | null) => void;
  organisationId?: string | null;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export function TenantPicker({ organisationId = null, onChange, ...rest }: Props) {
  return (
    <Picker
      placeholder="Customer"
      {...rest}
      source={tenantSourceOf(organisationId)}
      onChange={(item) => onChange(item as TenantItem | null)}
    />
  );
}

const CUSTOMER_FILTERS = new Set(['organisation', 'customer']);

/**
 * Filters of a list of documents that this viewer can use: without TENANT READ no customer can be
 * looked up.
 */
export const documentFiltersFor = (can: Can, filters: readonly Filter[]): readonly Filter[] =>
  can('TENANT', 'READ')
    ? filters
    : filters.filter((filter) => !('name' in filter && CUSTOMER_FILTERS.has(filter.name)));
