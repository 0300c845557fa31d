import { Button, Callout, Tab, Tabs } from '@blueprintjs/core';
import type { CreditNoteAction } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CreditNoteFieldsFragment } from '../../generated/documents.ts';
import { useCreditNoteQuery } from '../../generated/hooks.ts';
import { useTabs } from '../app/panels.tsx';
import { invoicePath, orderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { Totals } from '../ui/format/Totals.tsx';
import {
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import {
  CREDIT_NOTE_ACTION,
  CREDIT_NOTE_REASON,
  CREDIT_NOTE_STATUS,
  creditNoteName,
} from './credit-notes.labels.ts';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';

type Note = CreditNoteFieldsFragment;
type Line = Note['lines'][number];

const columns: ColDef<Line>[] = [
  numberColumn('lineNumber', 'No.', { width: 50 }),
  textColumn('sku.name', 'Item', { minWidth: 170, flex: 2 }),
  numberColumn('quantity', 'Quantity'),
  hideOnPhone(numberColumn('invoicedQuantity', 'Invoiced', { width: 84 })),
  moneyColumn('taxable', 'Taxable', { width: 110 }),
  hideOnPhone(percentColumn('gstPercent', 'GST %', { width: 68 })),
  moneyColumn('total', 'With GST', { width: 116 }),
];

function Content({ note }: { note: Note }) {
  const ofRecord = useTabs('RECORD', { entity: 'CREDIT_NOTE', entityId: note.id });
  const { can } = useSession();
  const [tab, setTab] = useState('lines');
  const readsOrders = can('ORDER', 'READ');
  const lines = (
    <>
      <DataGrid
        fit
        label="Lines of the credit note"
        rows={note.lines}
        columns={columns}
        memory="credit-note-lines"
      />
      <Totals
        sums={[
          ['Taxable', note.taxable],
          ['GST', note.gst],
          ['Credit', note.grandTotal],
        ]}
      />
    </>
  );
  return (
    <>
      {note.endReason && (
        <Callout
          className="kit-callout"
          intent="danger"
          title={CREDIT_NOTE_STATUS[note.status].text}
        >
          {note.endReason}
        </Callout>
      )}
      <DescriptionList
        items={[
          ['Date', note.date],
          ['Customer', note.customer.name],
          [
            'Order',
            readsOrders ? (
              <Link key="order" to={orderPath(note.orderNumber)}>
                {note.orderNumber}
              </Link>
            ) : (
              note.orderNumber
            ),
          ],
          [
            'Invoice',
            readsOrders ? (
              <Link key="invoice" to={invoicePath(note.invoiceId)}>
                {note.invoiceNumber}
              </Link>
            ) : (
              note.invoiceNumber
            ),
          ],
          ['Reason', CREDIT_NOTE_REASON[note.reason]],
          ['Made by', note.createdBy.name],
          ['Issued by', note.approvedBy?.name],
          ['Remarks', note.remarks],
        ]}
      />
      {note.attachments.map((file) => (
        <FilePanel key={file.uuid} file={file} />
      ))}
      <Tabs
        id="credit-note-tabs"
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(id) => setTab(String(id))}
      >
        <Tab id="lines" title="Lines" panel={lines} />
        {ofRecord.map((one) => (
          <Tab key={one.id} {...one} />
        ))}
      </Tabs>
    </>
  );
}

const Actions = ({
  note,
  onAction,
}: {
  note: Note;
  onAction: (action: CreditNoteAction) => void;
}) => (
  <>
    {note.issueRefusal && <Button disabled text="Issue" title={note.issueRefusal} />}
    {note.actions.map((action) => (
      <Button
        key={action}
        text={CREDIT_NOTE_ACTION[action]}
        intent={action === 'ISSUE' ? 'primary' : action === 'EDIT' ? 'none' : 'danger'}
        variant={action === 'VOID' || action === 'CANCEL' ? 'outlined' : 'solid'}
        onClick={() => onAction(action)}
      />
    ))}
  </>
);

/** One credit note in a drawer of 60 %. */
export function CreditNotePanel({
  creditNoteId,
  onClose,
}: {
  creditNoteId: string;
  onClose: () => void;
}) {
  const [pendingAction, setPendingAction] = useState<CreditNoteAction | null>(null);
  const { data, loading, error, refetch } = useCreditNoteQuery({
    variables: { id: creditNoteId },
    fetchPolicy: 'cache-and-network',
  });
  const note = data?.creditNote;
  return (
    <DetailsDrawer
      title={note ? `Credit note ${creditNoteName(note)}` : 'Credit note'}
      status={
        note && (
          <StatusTag status={note.status} labels={CREDIT_NOTE_STATUS} detail={note.endReason} />
        )
      }
      actions={note && <Actions note={note} onAction={setPendingAction} />}
      loading={loading && !note}
      // the fixed text, which says challan (docs/rules/console.md#fixed-texts)
      error={
        note || !error
          ? undefined
          : { message: `Error retrieving delivery challan. ${error.message}` }
      }
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {note && <Content note={note} />}
      {note && pendingAction && (
        <CreditNoteDialog
          note={note}
          action={pendingAction}
          onClose={() => setPendingAction(null)}
        />
      )}
    </DetailsDrawer>
  );
}
