import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import type { BillingRegistrationFieldsFragment } from '../../generated/documents.ts';
import { useBillingRegistrationsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { registeredAddress } from './billing-registrations.labels.ts';
import { BillingRegistrationDrawer, type RegistrationOwner } from './BillingRegistrationDrawer.tsx';
import { t } from '../ui/text.ts';

type Row = BillingRegistrationFieldsFragment;

const columns: ColDef<Row>[] = [
  textColumn('legalName', t('Legal name'), { flex: 2, minWidth: 150 }),
  textColumn('gstNumber', t('GST number'), { flex: 0, width: 165, cellClass: 'kit-numeric' }),
  hideOnPhone(
    textColumn('address1', t('Registered address'), {
      flex: 3,
      minWidth: 160,
      valueGetter: ({ data }) => data && (registeredAddress(data) || t('Not complete: fill it in')),
    }),
  ),
  textColumn('state', t('State'), {
    minWidth: 110,
    valueGetter: ({ data }) =>
      data && [data.state, data.kind === 'SEZ' && 'SEZ'].filter(Boolean).join(', '),
  }),
  hideOnPhone(
    textColumn('isPrincipal', t('Of'), {
      flex: 0,
      width: 165,
      valueGetter: ({ data }) => {
        if (data?.customerId) return t('This customer');
        return data?.isPrincipal ? t('Organisation, principal') : t('Organisation');
      },
    }),
  ),
  hideOnPhone(activeColumn()),
];

/**
 * Registrations of an organisation, or all that may be billed for a customer; a row opens to be
 * changed by users who may change its owner.
 */
export function BillingRegistrationsPanel({ owner }: { owner: RegistrationOwner }) {
  const { can } = useSession();
  const [opened, setOpened] = useState<Row | 'new' | null>(null);
  const mayChange = ({ customerId }: Pick<Row, 'customerId'>) =>
    can('TENANT', 'UPDATE') && (customerId !== null || can('TENANT', 'APPROVE'));
  const may = mayChange({ customerId: owner.customerId ?? null });
  // a customer has one of its own at most
  const { data: own } = useBillingRegistrationsQuery({
    variables: { ...owner, limit: 200 },
    skip: owner.customerId === undefined || !may,
  });
  const hasOwn = own?.billingRegistrations.items.some(({ customerId }) => customerId !== null);
  const saved = () => {
    setOpened(null);
  };
  const isOffered = may && (owner.customerId === undefined || hasOwn === false);
  const add = isOffered && (
    <Button icon={<Plus />} text={t('Add billing registration')} onClick={() => setOpened('new')} />
  );
  return (
    <ListScreen
      panel
      title={t('Billing registrations')}
      query={useBillingRegistrationsQuery}
      variables={(_, page, limit) => ({ ...owner, page, limit })}
      rows={(data) => data.billingRegistrations}
      columns={columns}
      defaultLimit={50}
      actions={add}
      emptyText={t('No billing registrations yet.')}
      emptyAction={add}
      {...(can('TENANT', 'UPDATE')
        ? { onOpen: (row: Row) => (mayChange(row) ? setOpened(row) : undefined) }
        : {})}
    >
      {opened && (
        <BillingRegistrationDrawer
          owner={owner}
          {...(opened === 'new' ? {} : { registration: opened })}
          onSaved={saved}
          onClose={() => setOpened(null)}
        />
      )}
    </ListScreen>
  );
}
