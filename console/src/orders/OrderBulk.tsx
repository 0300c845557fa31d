import { useApolloClient } from '@apollo/client/react';
import { Button, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import { readOrder, reloadOrders } from './orderWrites.ts';
import { t } from '../ui/text.ts';

const assignRow = (row: OrderFieldsFragment) => ({
  id: row.number,
  label: row.number,
  detail: [row.customer.name, row.salesPerson?.name].filter(Boolean).join(', '),
  refusal: row.actions.includes('EDIT') ? null : t('it cannot be changed now'),
  version: row.version,
});

function AssignDialog({
  rows,
  onClose,
}: {
  rows: readonly OrderFieldsFragment[];
  onClose: () => void;
}) {
  const id = useId();
  const client = useApolloClient();
  const [person, setPerson] = useState<PickerItem | null>(null);
  const [update] = useUpdateOrderMutation();
  return (
    <BulkDialog
      title={t('Assign sales person')}
      text={t('Who is in charge of these orders from now on?')}
      rows={rows.map(assignRow)}
      act={({ id: number, version }) =>
        update({ variables: { input: { number, salesPersonId: person?.id ?? null, version } } })
      }
      readAgain={async (number) => {
        const order = (await readOrder(client, number)).data?.order;
        return order ? assignRow(order) : undefined;
      }}
      onRun={() => reloadOrders(client.cache)}
      blocked={person ? undefined : t('Choose a sales person.')}
      onClose={onClose}
    >
      <FormGroup label={t('Sales person')} labelFor={id}>
        <SalesPersonPicker id={id} value={person} onChange={setPerson} />
      </FormGroup>
    </BulkDialog>
  );
}

/** Actions on the ticked orders. */
export function OrderBulk({ rows }: { rows: readonly OrderFieldsFragment[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button text={t('Assign sales person')} onClick={() => setOpen(true)} />
      {open && <AssignDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
