import { Tab, Tabs } from '@blueprintjs/core';
import type { InvoiceAction } from '@munim/schema/generated/types.ts';
import { INVOICE_KIND_NAMES } from '@munim/schema/invoices/invoiceKind.ts';
import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceDetailsFragment } from '../../generated/documents.ts';
import { useInvoicePreviewQuery, useInvoiceQuery } from '../../generated/hooks.ts';
import { PrintButton } from '../app/PrintButton.tsx';
import { useTabs } from '../app/panels.tsx';
import { accountingText } from '../bills/bills.labels.ts';
import { useSession } from '../app/session.tsx';
import { billToLines } from '../billing-registrations/billing-registrations.labels.ts';
import { deliveryChallanPath, orderPath } from '../app/recordPaths.ts';
import { momentText } from '../ui/format/dates.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { PrintPreview } from '../ui/format/PrintPreview.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { InvoiceDialog, useInvoiceAction } from './InvoiceDialog.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { placeInState } from '../addresses/addresses.labels.ts';
import { PortalFilePanel } from './PortalFilePanel.tsx';
import { useVendorFileRefusal } from './vendorFiles.ts';
import {
  irnItems,
  INVOICE_ACTION,
  INVOICE_STATUS,
  invoiceName,
  invoiceTitle,
  mailText,
  partCredited,
} from './invoices.labels.ts';
import './invoices.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

type Invoice = InvoiceDetailsFragment;
type PendingAction = ComponentProps<typeof InvoiceDialog>['action'];

/** Answers of the portals, as far as they are kept. */
const registrationItems = (
  registration: Invoice['registration'],
): (readonly [string, string | null])[] => {
  const { ewayBillNumber, ewayBillValidUntil } = registration;
  return [
    ...irnItems(registration),
    [
      t('E-way bill'),
      ewayBillNumber &&
        `${ewayBillNumber}${ewayBillValidUntil ? t(', valid until {{ewayBillValidUntil}}', { ewayBillValidUntil: momentText(ewayBillValidUntil) }) : ''}`,
    ],
  ];
};

const InvoiceSummary = ({ invoice }: { invoice: Invoice }) => (
  <DescriptionList
    items={[
      [t('Date'), invoice.date],
      [t('Due Date'), invoice.dueDate],
      [
        t('Order'),
        <Link key="order" to={orderPath(invoice.orderNumber)}>
          {invoice.orderNumber}
        </Link>,
      ],
      [t('Customer'), invoice.customer.name],
      [t('Bill to'), invoice.billTo && billToLines(invoice.billTo, invoice.customer.name)],
      [
        t('Customer GST number'),
        invoice.customerGstin ?? t('None: a supply to an unregistered person'),
      ],
      [t('Document'), INVOICE_KIND_NAMES[invoice.kind]],
      [t('Customer PO'), invoice.customerPoNumber],
      [
        t('Challan'),
        <Link key="challan" to={deliveryChallanPath(invoice.challanId)}>
          {invoice.challanNumber}
        </Link>,
      ],
      [t('From'), invoice.fromAddress && placeInState(invoice.fromAddress)],
      [t('Ship to'), placeInState(invoice.deliveryAddress)],
      [
        t('Place of supply'),
        `${invoice.placeOfSupply} · ${invoice.withinState ? t('CGST and SGST') : 'IGST'}`,
      ],
      [t('Accounting'), accountingText(invoice)],
      [t('Accounting said'), invoice.syncError],
      [t('Last e-mail'), invoice.lastMail && mailText(invoice.lastMail)],
      [t('Remarks'), invoice.remarks],
      ...registrationItems(invoice.registration),
    ]}
  />
);

function Preview({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useInvoicePreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <PrintPreview
      html={data?.invoiceDocument}
      title={t('Preview of {{name}}', { name })}
      error={error}
      failed={t('Error retrieving invoice.')}
      onRetry={refetch}
    />
  );
}

type PortalFile = 'E-invoice' | 'E-way bill';

const ACTION_KIND: Record<InvoiceAction, RecordAction['kind']> = {
  ISSUE: 'next',
  EDIT: 'usual',
  SEND_EMAIL: 'usual',
  CREDIT: 'usual',
  REGISTER: 'rare',
  SYNC: 'rare',
  VOID: 'destructive',
  CANCEL: 'destructive',
};

interface ActionsProps {
  invoice: Invoice;
  onAction: (action: PendingAction) => void;
}

function Actions({ invoice, onAction }: ActionsProps) {
  const { can } = useSession();
  const act = useInvoiceAction((_, action) => onAction(action));
  const [portal, setPortal] = useState<PortalFile | null>(null);
  const { id, actions, cancelRefusal } = invoice;
  const fileRefusal = useVendorFileRefusal(invoice.challanId);
  const offered = (Object.keys(INVOICE_ACTION) as InvoiceAction[]).filter((action) =>
    actions.includes(action),
  );
  const isLive = isLiveInvoice(invoice.status);
  const files: readonly PortalFile[] =
    can('DELIVERY_CHALLAN', 'READ') && !fileRefusal ? ['E-invoice', 'E-way bill'] : ['E-invoice'];
  return (
    <>
      {can('ORDER', 'READ') && (
        <PrintButton id={id} prints={[{ type: 'INVOICE', text: t('Invoice') }]} />
      )}
      <RecordActions
        actions={[
          ...(isLive
            ? files.map((file) => ({
                text: file,
                kind: 'rare' as const,
                onClick: () => setPortal(file),
              }))
            : []),
          ...offered.map((action) => ({
            text: INVOICE_ACTION[action],
            kind: ACTION_KIND[action],
            onClick: () => act(invoice, action),
          })),
        ]}
      />
      {isLive && <RefusedButton text={t('E-way bill')} reason={fileRefusal} />}
      <RefusedButton text={t('Cancel')} reason={cancelRefusal} />
      {portal && (
        <PortalFilePanel
          of={portal === 'E-invoice' ? { invoiceId: id } : { challanId: invoice.challanId }}
          onClose={() => setPortal(null)}
        />
      )}
    </>
  );
}

function Content({ invoice }: { invoice: Invoice }) {
  const ofRecord = useTabs('RECORD', { entity: 'INVOICE', entityId: invoice.id });
  const [tab, setTab] = useState('lines');
  const paid = invoice.payments !== null || invoice.creditNotes !== null;
  return (
    <>
      {invoice.reason && (
        <Notice className="kit-callout" intent="danger" title={INVOICE_STATUS[invoice.status].text}>
          {invoice.reason}
        </Notice>
      )}
      <InvoiceSummary invoice={invoice} />
      <Tabs
        id="invoice-tabs"
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(id) => setTab(String(id))}
      >
        <Tab id="lines" title={t('Lines')} panel={<InvoiceLines invoice={invoice} />} />
        {paid && (
          <Tab id="payments" title={t('Payments')} panel={<InvoicePayments invoice={invoice} />} />
        )}
        <Tab
          id="preview"
          title={t('Preview')}
          panel={<Preview id={invoice.id} name={invoiceName(invoice)} />}
        />
        {ofRecord.map((one) => (
          <Tab key={one.id} {...one} />
        ))}
      </Tabs>
    </>
  );
}

/** One invoice in a drawer: its data, its payments and its actions. */
export function InvoicePanel({ invoiceId, onClose }: { invoiceId: string; onClose: () => void }) {
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const { data, loading, error, refetch } = useInvoiceQuery({
    variables: { id: invoiceId },
    fetchPolicy: 'cache-and-network',
  });
  const invoice = data?.invoice;
  return (
    <DetailsDrawer
      recordId={invoiceId}
      title={invoice ? invoiceTitle(invoice) : t('Invoice')}
      status={
        invoice && (
          <StatusTag
            status={invoice.status}
            labels={INVOICE_STATUS}
            detail={invoice.reason}
            note={partCredited(invoice)}
          />
        )
      }
      actions={invoice && <Actions invoice={invoice} onAction={setPendingAction} />}
      loading={loading && !invoice}
      error={invoice ? undefined : error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {invoice && <Content invoice={invoice} />}
      {invoice && pendingAction && (
        <InvoiceDialog
          invoice={invoice}
          action={pendingAction}
          onClose={() => setPendingAction(null)}
        />
      )}
    </DetailsDrawer>
  );
}
