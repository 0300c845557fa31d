import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { TenantUserOptionsDocument } from '../../generated/documents.ts';
import { Picker } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';

/** Contacts of one customer. */
const sourceOf = (tenantId: string) =>
  pickerSource({
    query: TenantUserOptionsDocument,
    variables: (text) => ({ tenantId, keyword: text || null }),
    items: ({ tenantUsers }) =>
      tenantUsers.items.map(({ id, name, email, mobile }) => ({
        id,
        label: name,
        info: email ?? mobile ?? `#${id}`,
      })),
  });

/** A contact by its id, among the first of the customer. */
export const findTenantUser = (client: ApolloClient, tenantId: string, userId: string) =>
  sourceOf(tenantId).find(client, userId);

interface Props {
  /** Without a customer there is nobody to select. */
  tenantId: string | null;
  value: PickerItem | null;
  onChange: (user: PickerItem | null) => void;
  id?: string;
  label?: string;
  invalid?: boolean;
}

export function TenantUserPicker({ tenantId, ...rest }: Props) {
  const source = useMemo(() => sourceOf(tenantId ?? ''), [tenantId]);
  return <Picker placeholder="Account user" {...rest} source={source} disabled={!tenantId} />;
}
