import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Ref, useEffect, useEffectEvent, useMemo } from 'react';
import {
  type AddressFieldsFragment,
  OnlyChoicesDocument,
  TenantUserOptionsDocument,
} from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Picker, type PickerCreate } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { CreateContactDrawer } from './CreateContactDrawer.tsx';
import { t } from '../ui/text.ts';

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

interface OnlyChoices {
  user: PickerItem | null;
  address: AddressFieldsFragment | null;
}

async function findOnlyChoices(client: ApolloClient, tenantId: string): Promise<OnlyChoices> {
  const { data } = await client.query({
    query: OnlyChoicesDocument,
    variables: { tenantId },
    errorPolicy: 'all', // contacts need a permission of their own
  });
  const [user, ...users] = data?.tenantUsers?.items ?? [];
  const [address, ...addresses] = data?.addresses?.items ?? [];
  return {
    user: user && !users.length ? { id: user.id, label: user.name } : null,
    address: address && !addresses.length ? address : null,
  };
}

/**
 * Contact and address of a form's customer, each where the customer has exactly one: `fill` gets
 * them after every choice of a customer.
 */
export function useOnlyChoices(tenantId: string | null, fill: (only: OnlyChoices) => void): void {
  const client = useApolloClient();
  const onFound = useEffectEvent(fill);
  useEffect(() => {
    if (!tenantId) return;
    let current = true;
    findOnlyChoices(client, tenantId).then(
      (only) => current && onFound(only),
      () => undefined, // both are then chosen by hand
    );
    return () => {
      current = false;
    };
  }, [client, tenantId]);
}

interface Props {
  /** Id of the customer; null: there is nobody to select. */
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
      placeholder={t('Account user')}
      {...rest}
      source={source}
      disabled={!tenantId}
      create={create}
    />
  );
}
