import { Button, Dialog, DialogBody, Tab, Tabs } from '@blueprintjs/core';
import { reasonWords } from '@munim/schema/delivery-challans/transportReasons.ts';
import type { DeliveryChallanAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import type { ChallanDetailsFragment } from '../../generated/documents.ts';
import { useDeliveryChallanQuery } from '../../generated/hooks.ts';
import { PrintButton } from '../app/PrintButton.tsx';
import { useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { PortalFilePanel } from '../invoices/PortalFilePanel.tsx';
import { vendorFileRefusal } from '../invoices/invoices.labels.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { OverlayContext, useClosing } from '../ui/form/unsaved.ts';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { ChallanLines } from './ChallanLines.tsx';
import { ChallanReference } from './ChallanReference.tsx';
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
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

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
  const { ewayBillNumber: number, ewayBillAttachment: file, attachments } = challan;
  const eway =
    file && number ? (
      <a key="eway" href={file.url} target="_blank" rel="noreferrer">
        {number}
      </a>
    ) : (
      number
    );
  return (
    <>
      <DescriptionList
        items={[
          [t('Challan Date'), challanDay(challan.createdAt)],
          [t('Order Number'), challan.orderNumber],
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

interface ContentProps {
  challan: ChallanDetailsFragment;
  hideReference: boolean;
  onAction: (action: DeliveryChallanAction) => void;
}

function Content({ challan, hideReference, onAction }: ContentProps) {
  const { can } = useSession();
  const [key, setKey] = useUrlParam('key');
  const [ewayBillOpen, setEwayBillOpen] = useState(false);
  const { id, orderNumber, actions, deliverRefusal } = challan;
  const withReference = orderNumber !== null && !hideReference && can('ORDER', 'READ');
  const isInvoiced = challan.type === 'CUSTOMER';
  const hasFile = (challan.invoice !== null || !isInvoiced) && can('ORDER', 'READ');
  const fileRefusal = vendorFileRefusal(can, challan, isInvoiced);
  const others = useTabs('RECORD', { entity: 'DELIVERY_CHALLAN', entityId: id });
  const tabExists = (key === REFERENCE && withReference) || others.some((tab) => tab.id === key);
  return (
    <>
      <div className="dc-actions">
        <PrintButton id={id} prints={challanPrints(challan, can)} />
        {hasFile && fileRefusal === null && (
          <Button text={t('E-way bill file')} onClick={() => setEwayBillOpen(true)} />
        )}
        {hasFile && <RefusedButton text={t('E-way bill file')} reason={fileRefusal} />}
        {ewayBillOpen && (
          <PortalFilePanel
            of={{
              challanId: id,
              isAlone: challan.type !== 'CUSTOMER',
              way: lacksReason(challan) ? wayOf(challan) : undefined,
            }}
            onClose={() => setEwayBillOpen(false)}
          />
        )}
        <RefusedButton text={CHALLAN_ACTION.DELIVER} reason={deliverRefusal} />
        {actions.map((action) => (
          <Button
            key={action}
            text={CHALLAN_ACTION[action]}
            intent={action === 'CANCEL' ? 'danger' : action === 'EDIT' ? 'none' : 'primary'}
            variant={action === 'CANCEL' ? 'outlined' : 'solid'}
            onClick={() => onAction(action)}
          />
        ))}
      </div>
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
  const closing = useClosing(close);
  const moved = () => {
    setPendingAction(null);
    onStatusChanged?.();
  };
  const title = (
    <span className="dc-modal-title">
      {t('Delivery Challan #{{challanId}} ', { challanId })}
      {challan && (
        <StatusTag status={challan.status} labels={CHALLAN_STATUS} detail={challan.cancelReason} />
      )}
    </span>
  );
  return (
    <OverlayContext value={closing.overlay}>
      <Dialog
        isOpen
        title={title}
        className="dc-modal"
        canOutsideClickClose={false}
        onClose={closing.close}
      >
        <DialogBody>
          {challan ? (
            <Content challan={challan} hideReference={hideReference} onAction={setPendingAction} />
          ) : error ? (
            <ErrorInPlace
              title={t('Error retrieving delivery challans.')}
              error={error}
              onRetry={() => refetch().catch(() => undefined)}
            />
          ) : (
            <Skeleton head shape="facts" rows={9} />
          )}
          {challan && pendingAction === 'EDIT' && (
            <EditChallanDrawer challan={challan} onClose={() => setPendingAction(null)} />
          )}
          {challan && pendingAction === 'INVOICE_AGAIN' && (
            <InvoiceAgainDialog challan={challan} onClose={() => setPendingAction(null)} />
          )}
          {challan && pendingAction && isStatusAction(pendingAction) && (
            <ChallanStatusDrawer
              challan={challan}
              action={pendingAction}
              onClose={() => setPendingAction(null)}
              onStatusChanged={moved}
            />
          )}
        </DialogBody>
      </Dialog>
    </OverlayContext>
  );
}
