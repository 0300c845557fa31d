import { useApolloClient } from '@apollo/client/react';
import { FormGroup } from '@blueprintjs/core';
import type { UpdateOrderInput } from '@munim/schema/generated/types.ts';
import { type ReactNode, useId, useState } from 'react';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { useUpdateOrderMutation, useUpdateOrderStatusMutation } from '../../generated/hooks.ts';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import { DayInput } from '../ui/form/DayInput.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { comingDayProblem, today } from '../ui/format/dates.ts';
import { labelOf } from '../ui/format/labels.ts';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import { MailBulkDialog } from '../ui/overlay/MailBulkDialog.tsx';
import type { BulkRow } from '../ui/overlay/useBulkRun.ts';
import { readOrder } from './orderWrites.ts';
import { ORDER_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

type Row = OrderFieldsFragment;

export type BulkAction = 'MAIL' | 'DELIVERY_DATE' | 'ASSIGN';

interface DialogProps {
  rows: readonly Row[];
  onClose: () => void;
}

interface ChangeProps extends DialogProps {
  title: string;
  text: string;
  /** Value that is replaced. */
  present: (row: Row) => string | null | undefined;
  change: Omit<UpdateOrderInput, 'number' | 'version'>;
  blocked: string | undefined;
  children: ReactNode;
}

/** Gives one value to all of them, each by the call that changes one order. */
function ChangeDialog({ rows, present, change, children, ...dialog }: ChangeProps) {
  const client = useApolloClient();
  const [update] = useUpdateOrderMutation();
  const bulkRow = (row: Row) => ({
    id: row.number,
    label: row.number,
    detail: [row.customer.name, present(row)].filter(Boolean).join(', '),
    refusal: row.actions.includes('EDIT') ? null : t('it cannot be changed now'),
    version: row.version,
  });
  return (
    <BulkDialog
      {...dialog}
      rows={rows.map(bulkRow)}
      act={({ id: number, version }) =>
        update({ variables: { input: { number, ...change, version } } })
      }
      readAgain={async (number) => {
        const order = (await readOrder(client, number)).data?.order;
        return order ? bulkRow(order) : undefined;
      }}
      onRun={({ failed }) => {
        // what was refused may have been changed by somebody else
        if (failed) client.cache.evict({ fieldName: 'orders' });
      }}
    >
      {children}
    </BulkDialog>
  );
}

function AssignDialog(props: DialogProps) {
  const id = useId();
  const [person, setPerson] = useState<PickerItem | null>(null);
  return (
    <ChangeDialog
      title={t('Assign sales person')}
      text={t('Who is in charge of these orders from now on?')}
      present={(row) => row.salesPerson?.name}
      change={{ salesPersonId: person?.id ?? null }}
      blocked={person ? undefined : t('Choose a sales person.')}
      {...props}
    >
      <FormGroup label={t('Sales person')} labelFor={id}>
        <SalesPersonPicker id={id} value={person} onChange={setPerson} />
      </FormGroup>
    </ChangeDialog>
  );
}

function DeliveryDateDialog(props: DialogProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const problem = day ? comingDayProblem(t('Delivery date'), day) : null;
  return (
    <ChangeDialog
      title={t('Change delivery date')}
      text={t('By when are these orders to be delivered?')}
      present={(row) => row.deliveryDate}
      change={{ deliveryDate: day }}
      blocked={day ? (problem ?? undefined) : t('Choose a day.')}
      {...props}
    >
      <FormGroup label={t('Delivery date')} labelFor={id}>
        <DayInput
          id={id}
          label={t('Delivery date')}
          value={day}
          min={today()}
          problem={problem}
          onChange={setDay}
        />
      </FormGroup>
    </ChangeDialog>
  );
}

interface MailRow extends BulkRow {
  status: Row['status'];
}

function mailRow({ number, status, actions, customer, accountUser }: Row): MailRow {
  const addressee = accountUser ? null : t('it has no account user');
  return {
    id: number,
    label: number,
    detail: [customer.name, accountUser?.name, labelOf(ORDER_STATUS, status).text]
      .filter(Boolean)
      .join(', '),
    refusal: actions.includes('SEND_MAIL') ? addressee : t('it cannot be mailed now'),
    status,
  };
}

function MailDialog({ rows, onClose }: DialogProps) {
  const client = useApolloClient();
  const [send] = useUpdateOrderStatusMutation();
  return (
    <MailBulkDialog
      text={t('Each account user is told the present status, without attachment.')}
      rows={rows.map(mailRow)}
      send={async ({ id: number, status: known }) => {
        // the order may have gone on since the list was read: its mail tells the present status
        const status = (await readOrder(client, number)).data?.order.status ?? known;
        const { data } = await send({ variables: { input: { number, status, sendEmail: true } } });
        return data?.updateOrderStatus;
      }}
      onClose={onClose}
    />
  );
}

/** Dialog of what is done to the ticked orders. */
export function OrderBulkDialog({ action, ...props }: DialogProps & { action: BulkAction }) {
  if (action === 'MAIL') return <MailDialog {...props} />;
  return action === 'DELIVERY_DATE' ? (
    <DeliveryDateDialog {...props} />
  ) : (
    <AssignDialog {...props} />
  );
}
