import { ALL_ROLES, Role } from '@munim/schema/shared/roles.ts';
import { SourcePersonOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/**
 * Internal staff: neither outside sales and finance nor people of an organisation
 * (docs/rules/permissions.md#roles).
 */
const STAFF: number[] = ALL_ROLES.filter(
  (role) => ![Role.ORGANISATION, Role.SALES_OUTSIDE, Role.FINANCE].some((other) => other === role),
);

/** Staff who can have found a seller or follow up a lead. */
export const sourcePersonSource = pickerSource({
  query: SourcePersonOptionsDocument,
  variables: (text) => ({ roleIds: STAFF, keyword: text || null }),
  items: ({ users }) => users.items.map(({ id, name }) => ({ id, label: name, info: `#${id}` })),
});
