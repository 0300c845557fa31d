import { skipToken } from '@apollo/client/react';
import { useTenantContactsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { PhoneLink } from '../ui/format/PhoneLink.tsx';

/** Limit of a page: contacts of a customer are fewer. */
const MOST = 200;

interface Props {
  tenantId: string;
  contact: { id: string; name: string };
}

/** A customer's contact on a document, with the number to call for users who may read contacts. */
export function ContactPhonePanel({ tenantId, contact }: Props) {
  const { can } = useSession();
  const { data } = useTenantContactsQuery(
    can('TENANT_USER', 'READ')
      ? { variables: { tenantId, limit: MOST }, context: { silent: true } }
      : skipToken,
  );
  const phone = data?.tenantUsers.items.find(({ id }) => id === contact.id)?.mobile;
  return (
    <>
      {contact.name}
      {phone && (
        <>
          {' · '}
          <PhoneLink phone={phone} />
        </>
      )}
    </>
  );
}
