import type { ApolloClient } from '@apollo/client';
import { type Ref, useMemo } from 'react';
import { TenantUserOptionsDocument } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Picker, type PickerCreate } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { CreateContactDrawer } from './CreateContactDrawer.tsx';

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
  inputRef?: Ref<HTMLInputElement>;
}

export function TenantUserPicker({ tenantId, ...rest }: Props) {
  const { can } = useSession();
  const source = useMemo(() => sourceOf(tenantId ?? ''), [tenantId]);
  const create: PickerCreate | undefined =
    tenantId && can('TENANT_USER', 'WRITE')
      ? {
          name: 'contact',
          renderForm: (name, done) => (
            <CreateContactDrawer tenantId={tenantId} name={name} onDone={done} />
          ),
        }
      : undefined;
  return (
    <Picker
      placeholder="Account user"
      {...rest}
      source={source}
      disabled={!tenantId}
      create={create}
    />
  );
}
