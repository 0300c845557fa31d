import { useApolloClient } from '@apollo/client/react';
import { Button, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import { reloadOrders } from './orderWrites.ts';
import { t } from '../ui/text.ts';

function AssignDialog({
  rows,
  onClose,
}: {
  rows: readonly OrderFieldsFragment[];
  onClose: () => void;
}) {
  const id = useId();
  const { cache } = useApolloClient();
  const [person, setPerson] = useState<PickerItem | null>(null);
  const [update] = useUpdateOrderMutation();
  return (
    <BulkDialog
      title={t('Assign sales person')}
      text={t('Who is in charge of these orders from now on?')}
      rows={rows.map((row) => ({
        id: row.number,
        label: row.number,
        detail: [row.customer.name, row.salesPerson?.name].filter(Boolean).join(', '),
        refusal: row.actions.includes('EDIT') ? null : t('it cannot be changed now'),
        version: row.version,
      }))}
      act={({ id: number, version }) =>
        update({ variables: { input: { number, salesPersonId: person?.id ?? null, version } } })
      }
      onRun={() => reloadOrders(cache)}
      blocked={person ? undefined : t('Choose a sales person.')}
      onClose={onClose}
    >
      <FormGroup label={t('Sales person')} labelFor={id}>
        <SalesPersonPicker id={id} value={person} onChange={setPerson} />
      </FormGroup>
    </BulkDialog>
  );
}

/** Over the ticked orders. */
export function OrderBulk({ rows }: { rows: readonly OrderFieldsFragment[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button text={t('Assign sales person')} onClick={() => setOpen(true)} />
      {open && <AssignDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
