import { Tab, Tabs } from '@blueprintjs/core';
import { reasonWords } from '@munim/schema/delivery-challans/transportReasons.ts';
import type { DeliveryChallanAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChallanDetailsFragment } from '../../generated/documents.ts';
import { useDeliveryChallanQuery } from '../../generated/hooks.ts';
import { PrintButton } from '../app/PrintButton.tsx';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useTabs } from '../app/panels.tsx';
import { orderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { PortalFilePanel } from '../invoices/PortalFilePanel.tsx';
import { vendorFileRefusal } from '../invoices/invoices.labels.ts';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { RecordDialog } from '../ui/overlay/RecordDialog.tsx';
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { ChallanLines } from './ChallanLines.tsx';
import { ChallanStatusDrawer } from './ChallanStatusDrawer.tsx';
import {
  CHALLAN_ACTION,
  CHALLAN_STATUS,
  challanDay,
  challanPrints,
  lacksReason,
  wayOf,
  TRANSPORT_MODE,
  transportDocument,
  isStatusAction,
} from './delivery-challans.labels.ts';
import { EditChallanDrawer } from './EditChallanDrawer.tsx';
import { InvoiceAgainDialog } from './InvoiceAgainDialog.tsx';
import './delivery-challans.css';
import { t } from '../ui/text.ts';

const ChallanReference = lazyDrawer(() =>
  import('./ChallanReference.tsx').then((part) => part.ChallanReference),
);

/** Tab names in the address. */
const LINES = '1';
const REFERENCE = '2';

function Place({ title, place }: { title: string; place: ChallanDetailsFragment['shipFrom'] }) {
  const { name, address1, address2, address3, city, state, postalCode } = place;
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <strong>{name}</strong>
        {[address1, address2, address3].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{`${city}, ${state} ${postalCode}`}</span>
      </p>
    </section>
  );
}

/** Fields with a value only. */
function Head({ challan }: { challan: ChallanDetailsFragment }) {
  const { can } = useSession();
  const { orderNumber: number, ewayBillNumber, ewayBillAttachment: file, attachments } = challan;
  const eway =
    file && ewayBillNumber ? (
      <a key="eway" href={file.url} target="_blank" rel="noreferrer">
        {ewayBillNumber}
      </a>
    ) : (
      ewayBillNumber
    );
  return (
    <>
      <DescriptionList
        items={[
          [t('Challan Date'), challanDay(challan.createdAt)],
          [
            t('Order Number'),
            number && can('ORDER', 'READ') ? (
              <Link key="order" to={orderPath(number)}>
                {number}
              </Link>
            ) : (
              number
            ),
          ],
          [
            t('Purpose'),
            reasonWords({ reason: challan.transportReason, text: challan.transportReasonText }),
          ],
          [t('E-way Bill Number'), eway],
          [t('Transported Mode'), challan.transportMode && TRANSPORT_MODE[challan.transportMode]],
          [t('Transporter'), challan.transporterName],
          [t('Vehicle Number'), challan.vehicleNumber],
          [
            t('Transport Updated'),
            challan.transportUpdatedAt && momentText(challan.transportUpdatedAt),
          ],
          ['LR', transportDocument(challan.transportDocumentNumber, challan.transportDocumentDate)],
          [t('Receivers Name'), challan.receiversName],
          [t('GRN Number'), challan.grnNumber],
          [t('Reason for Cancellation'), challan.cancelReason],
        ]}
      />
      <div className="dc-places">
        <Place title={t('Ship From')} place={challan.shipFrom} />
        <Place title={t('Ship To')} place={challan.shipTo} />
      </div>
      {attachments.map((one) => (
        <FilePanel key={one.uuid} file={one} />
      ))}
    </>
  );
}

const ACTION_KIND: Record<DeliveryChallanAction, RecordAction['kind']> = {
  EDIT: 'usual',
  ISSUE: 'next',
  DISPATCH: 'next',
  INVOICE_AGAIN: 'next',
  DELIVER: 'next',
  CANCEL: 'destructive',
};

interface ActionsProps {
  challan: ChallanDetailsFragment;
  onAction: (action: DeliveryChallanAction) => void;
}

function Actions({ challan, onAction }: ActionsProps) {
  const { can } = useSession();
  const [ewayBillOpen, setEwayBillOpen] = useState(false);
  const { id, type, actions, deliverRefusal } = challan;
  const isInvoiced = type === 'CUSTOMER';
  const hasFile = (challan.invoice !== null || !isInvoiced) && can('ORDER', 'READ');
  const fileRefusal = vendorFileRefusal(can, challan, isInvoiced);
  const file = {
    text: t('E-way bill file'),
    kind: 'usual' as const,
    onClick: () => setEwayBillOpen(true),
  };
  return (
    <>
      <PrintButton id={id} prints={challanPrints(challan, can)} />
      <RecordActions
        actions={[
          ...(hasFile && fileRefusal === null ? [file] : []),
          ...actions.map((action) => ({
            text: CHALLAN_ACTION[action],
            kind: ACTION_KIND[action],
            onClick: () => onAction(action),
          })),
        ]}
      />
      {hasFile && <RefusedButton text={t('E-way bill file')} reason={fileRefusal} />}
      <RefusedButton text={CHALLAN_ACTION.DELIVER} reason={deliverRefusal} />
      {ewayBillOpen && (
        <PortalFilePanel
          of={{
            challanId: id,
            isAlone: !isInvoiced,
            way: lacksReason(challan) ? wayOf(challan) : undefined,
          }}
          onClose={() => setEwayBillOpen(false)}
        />
      )}
    </>
  );
}

interface ContentProps {
  challan: ChallanDetailsFragment;
  hideReference: boolean;
}

function Content({ challan, hideReference }: ContentProps) {
  const { can } = useSession();
  const [key, setKey] = useUrlParam('key');
  const { id, orderNumber } = challan;
  const withReference = orderNumber !== null && !hideReference && can('ORDER', 'READ');
  const others = useTabs('RECORD', { entity: 'DELIVERY_CHALLAN', entityId: id });
  const tabExists = (key === REFERENCE && withReference) || others.some((tab) => tab.id === key);
  return (
    <>
      <Head challan={challan} />
      <Tabs
        id="challan-tabs"
        selectedTabId={tabExists ? String(key) : LINES}
        renderActiveTabPanelOnly
        onChange={(tab) => setKey(String(tab))}
      >
        <Tab id={LINES} title={t('Delivery Challan')} panel={<ChallanLines challan={challan} />} />
        {withReference && (
          <Tab
            id={REFERENCE}
            title={t('Reference Order')}
            panel={<ChallanReference orderNumber={orderNumber} />}
          />
        )}
        {others.map((tab) => (
          <Tab key={tab.id} {...tab} />
        ))}
      </Tabs>
    </>
  );
}

interface Props {
  challanId: string;
  /**
   * Opened from the page of its order: a tab with the order would only link back
   * (docs/rules/console.md#reference-order).
   */
  hideReference?: boolean;
  /** Called when the status of the challan changed. */
  onStatusChanged?: () => void;
  /** Absent: the modal is open by `dc` in the address. */
  onClose?: () => void;
}

/** The modal of one delivery challan; its tab is in the address, and closing removes both. */
export function DeliveryChallanPanel({
  challanId,
  hideReference = false,
  onStatusChanged,
  onClose,
}: Props) {
  const change = useChangeUrl();
  const [pendingAction, setPendingAction] = useState<DeliveryChallanAction | null>(null);
  const { data, error, refetch } = useDeliveryChallanQuery({
    variables: { id: challanId },
    fetchPolicy: 'cache-and-network',
  });
  const challan = data?.deliveryChallan;
  const close = () => {
    change({ dc: null, key: null });
    onClose?.();
  };
  const moved = () => {
    setPendingAction(null);
    onStatusChanged?.();
  };
  return (
    <RecordDialog
      title={t('Delivery Challan #{{challanId}} ', { challanId })}
      status={
        challan && (
          <>
            <span className="kit-muted kit-numeric">{challan.number}</span>
            <StatusTag
              status={challan.status}
              labels={CHALLAN_STATUS}
              detail={challan.cancelReason}
            />
          </>
        )
      }
      actions={challan && <Actions challan={challan} onAction={setPendingAction} />}
      recordId={challanId}
      error={error}
      failed={t('Error retrieving delivery challans.')}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={close}
    >
      {challan && (
        <>
          <Content challan={challan} hideReference={hideReference} />
          {pendingAction === 'EDIT' && (
            <EditChallanDrawer challan={challan} onClose={() => setPendingAction(null)} />
          )}
          {pendingAction === 'INVOICE_AGAIN' && (
            <InvoiceAgainDialog challan={challan} onClose={() => setPendingAction(null)} />
          )}
          {pendingAction && isStatusAction(pendingAction) && (
            <ChallanStatusDrawer
              challan={challan}
              action={pendingAction}
              onClose={() => setPendingAction(null)}
              onStatusChanged={moved}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}
