import { Button, type Intent, Tab, Tabs } from '@blueprintjs/core';
import type { CreditNoteAction } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CreditNoteFieldsFragment } from '../../generated/documents.ts';
import { useCreditNotePreviewQuery, useCreditNoteQuery } from '../../generated/hooks.ts';
import { useTabs } from '../app/panels.tsx';
import { PrintButton } from '../app/PrintButton.tsx';
import { invoicePath, orderPath } from '../app/recordPaths.ts';
import { accountingText } from '../bills/bills.labels.ts';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { irnItems } from '../invoices/invoices.labels.ts';
import { PortalFilePanel } from '../invoices/PortalFilePanel.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { PrintPreview } from '../ui/format/PrintPreview.tsx';
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
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { CreditNoteDialog, useCreditNoteAction } from './CreditNoteDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

type Note = CreditNoteFieldsFragment;
type Line = Note['lines'][number];
type PendingAction = ComponentProps<typeof CreditNoteDialog>['action'];

const INTENT: Partial<Record<CreditNoteAction, Intent>> = {
  ISSUE: 'primary',
  VOID: 'danger',
  CANCEL: 'danger',
};

const columns: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  textColumn('sku.name', t('Item'), { minWidth: 170, flex: 2 }),
  numberColumn('quantity', t('Quantity')),
  hideOnPhone(numberColumn('invoicedQuantity', t('Invoiced'), { width: 84 })),
  moneyColumn('taxable', t('Taxable'), { width: 110 }),
  hideOnPhone(percentColumn('gstPercent', 'GST %', { width: 68 })),
  moneyColumn('total', t('With GST'), { width: 116 }),
];

function Preview({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useCreditNotePreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <PrintPreview
      html={data?.creditNoteDocument}
      title={t('Preview of {{name}}', { name })}
      error={error}
      failed={t('Error retrieving credit note.')}
      onRetry={refetch}
    />
  );
}

function Content({ note }: { note: Note }) {
  const ofRecord = useTabs('RECORD', { entity: 'CREDIT_NOTE', entityId: note.id });
  const { can } = useSession();
  const [tab, setTab] = useState('lines');
  const readsOrders = can('ORDER', 'READ');
  const lines = (
    <>
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the credit note')}
        rows={note.lines}
        columns={columns}
        memory="credit-note-lines"
      />
      <Totals
        sums={[
          [t('Taxable'), note.taxable],
          ['GST', note.gst],
          [t('Credit'), note.grandTotal],
        ]}
      />
    </>
  );
  return (
    <>
      {note.endReason && (
        <Notice
          className="kit-callout"
          intent="danger"
          title={CREDIT_NOTE_STATUS[note.status].text}
        >
          {note.endReason}
        </Notice>
      )}
      <DescriptionList
        items={[
          [t('Date'), note.date],
          [t('Customer'), note.customer.name],
          [
            t('Order'),
            readsOrders ? (
              <Link key="order" to={orderPath(note.orderNumber)}>
                {note.orderNumber}
              </Link>
            ) : (
              note.orderNumber
            ),
          ],
          [
            t('Invoice'),
            readsOrders ? (
              <Link key="invoice" to={invoicePath(note.invoiceId)}>
                {note.invoiceNumber}
              </Link>
            ) : (
              note.invoiceNumber
            ),
          ],
          [t('Reason'), CREDIT_NOTE_REASON[note.reason]],
          [t('Made by'), note.createdBy.name],
          [t('Issued by'), note.approvedBy?.name],
          [t('Accounting'), accountingText(note)],
          [t('Accounting said'), note.syncError],
          [t('Remarks'), note.remarks],
          ...irnItems(note.registration),
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
        <Tab id="lines" title={t('Lines')} panel={lines} />
        <Tab
          id="preview"
          title={t('Preview')}
          panel={<Preview id={note.id} name={creditNoteName(note)} />}
        />
        {ofRecord.map((one) => (
          <Tab key={one.id} {...one} />
        ))}
      </Tabs>
    </>
  );
}

interface ActionsProps {
  note: Note;
  onAction: (action: PendingAction) => void;
}

function Actions({ note, onAction }: ActionsProps) {
  const act = useCreditNoteAction((_, action) => onAction(action));
  const [portalOpen, setPortalOpen] = useState(false);
  return (
    <>
      <PrintButton id={note.id} prints={[{ type: 'CREDIT_NOTE', text: t('Credit note') }]} />
      {note.status === 'ISSUED' && (
        <Button text={t('E-invoice')} onClick={() => setPortalOpen(true)} />
      )}
      {portalOpen && (
        <PortalFilePanel of={{ creditNoteId: note.id }} onClose={() => setPortalOpen(false)} />
      )}
      <RefusedButton text={t('Issue')} reason={note.issueRefusal} />
      {note.actions.map((action) => (
        <Button
          key={action}
          text={CREDIT_NOTE_ACTION[action]}
          intent={INTENT[action] ?? 'none'}
          variant={INTENT[action] === 'danger' ? 'outlined' : 'solid'}
          onClick={() => act(note, action)}
        />
      ))}
    </>
  );
}

/** One credit note in a drawer of 60 %. */
export function CreditNotePanel({
  creditNoteId,
  onClose,
}: {
  creditNoteId: string;
  onClose: () => void;
}) {
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const { data, loading, error, refetch } = useCreditNoteQuery({
    variables: { id: creditNoteId },
    fetchPolicy: 'cache-and-network',
  });
  const note = data?.creditNote;
  return (
    <DetailsDrawer
      recordId={creditNoteId}
      title={
        note
          ? t('Credit note {{creditNoteName}}', { creditNoteName: creditNoteName(note) })
          : t('Credit note')
      }
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
          : {
              message: t('Error retrieving delivery challan. {{errorMessage}}', {
                errorMessage: error.message,
              }),
            }
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
