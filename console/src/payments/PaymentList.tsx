import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import type { PaymentPageFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { PanelList, type usePanelPage } from '../ui/grid/PanelList.tsx';
import type { PaymentRow } from './paymentColumns.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { openText, PaymentFormDrawer, type PaymentFor } from './PaymentFormDrawer.tsx';
import { t } from '../ui/text.ts';

export const PAGE = 10;
const FAILED = t('Error in retrieving payment!');

interface Props {
  title: string;
  columns: ColDef<PaymentRow>[];
  paging: ReturnType<typeof usePanelPage>;
  shown: PaymentPageFieldsFragment | undefined;
  error: { message: string } | undefined;
  retry: () => void;
  emptyText: string;
  /** Title and target of a new payment; without it none can be recorded here. */
  add?: { text: string; of: PaymentFor };
}

/** Payments of a document, a customer or a seller, with the open amount of the document. */
export function PaymentList({
  title,
  columns,
  paging,
  shown,
  error,
  retry,
  emptyText,
  add,
}: Props) {
  const { can } = useSession();
  const [opened, setOpened] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const balance = shown?.balance ?? null;
  const payment = shown?.items.find(({ id }) => id === opened);
  const close = () => setOpened(null);
  return (
    <>
      <PanelList
        title={title}
        columns={columns}
        paging={paging}
        shown={shown}
        emptyText={emptyText}
        failed={error && !shown ? { text: FAILED, error, retry } : undefined}
        onOpen={(row) => setOpened(row.id)}
      >
        {balance && <span className="kit-muted kit-numeric">{openText(balance)}</span>}
        {add && can('PAYMENT', 'WRITE') && (
          <Button
            intent="primary"
            icon={<Plus />}
            text={add.text}
            onClick={() => setAdding(true)}
          />
        )}
      </PanelList>
      {payment && <PaymentDrawer key={payment.id} payment={payment} onClose={close} />}
      {adding && add && (
        <PaymentFormDrawer of={add.of} balance={balance} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
