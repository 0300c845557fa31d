import { Button, Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { useSampleRequestQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { AssignSampleRequestPanel } from './AssignSampleRequestPanel.tsx';
import { SAMPLE_REQUEST_STATUS } from './sample-requests.labels.ts';
import { SampledDocument } from './SampledDocument.tsx';
import { SampleRemarksDrawer } from './SampleRemarksDrawer.tsx';
import type { SampleRequest } from './sampleRequestColumns.tsx';
import { SampleStatusForm } from './SampleStatusForm.tsx';
import './sample-requests.css';
import { customerText } from '../tenants/tenants.labels.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

const WIDTH = 620;

function SampleRequestSummary({ request }: { request: SampleRequest }) {
  const { can } = useSession();
  const { sku, customer, quotationId, assignedAt } = request;
  return (
    <>
      <div className="sample-product">
        {sku.thumbnail && <img className="kit-thumbnail" src={sku.thumbnail} alt="" />}
        <div>
          <strong>{sku.name}</strong>
          <div className="kit-muted">{sku.productName}</div>
        </div>
      </div>
      <DescriptionList
        items={[
          [t('Customer'), customerText(customer)],
          [
            quotationId ? t('Quotation') : t('Order'),
            <SampledDocument key="paper" request={request} can={can} />,
          ],
          [t('Sales person'), request.salesPerson?.name],
          [t('Made by'), request.createdBy.name],
          [t('Date'), dayOf(request.createdAt)],
          [t('Assigned to'), request.assignedTo?.name],
          [t('Assigned by'), request.assignedBy?.name],
          [t('Assigned on'), assignedAt && dayOf(assignedAt)],
          [t('Remarks'), request.remarks],
        ]}
      />
    </>
  );
}

type PendingAction = 'ASSIGN' | 'EDIT';

function ReadOnlySampleRequest({
  request,
  onClose,
}: {
  request: SampleRequest;
  onClose: () => void;
}) {
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const { id, status, actions } = request;
  const close = () => setPendingAction(null);
  return (
    <>
      <DetailsDrawer
        recordId={id}
        title={t('Sample request {{id}}', { id })}
        status={<StatusTag status={status} labels={SAMPLE_REQUEST_STATUS} />}
        width={WIDTH}
        actions={
          <>
            {actions.includes('EDIT') && (
              <Button text={t('Edit remarks')} onClick={() => setPendingAction('EDIT')} />
            )}
            {actions.includes('ASSIGN') && (
              <Button text={t('Assign manager')} onClick={() => setPendingAction('ASSIGN')} />
            )}
          </>
        }
        onClose={onClose}
      >
        <SampleRequestSummary request={request} />
        {actions.includes('EDIT') && <SampleStatusForm key={status} request={request} />}
        <Tabs id="sample-request" renderActiveTabPanelOnly>
          <Tab
            id="comments"
            title={t('Internal Comments')}
            panel={<CommentsPanel entity="SAMPLE_REQUEST" entityId={id} />}
          />
          <Tab
            id="history"
            title={t('History')}
            panel={<LogPanel entity="SAMPLE_REQUEST" entityId={id} />}
          />
        </Tabs>
      </DetailsDrawer>
      {pendingAction === 'ASSIGN' && <AssignSampleRequestPanel requestId={id} onClose={close} />}
      {pendingAction === 'EDIT' && <SampleRemarksDrawer request={request} onClose={close} />}
    </>
  );
}

interface Props {
  requestId: string;
  onClose: () => void;
}

/** A sample request in a drawer: its fields, status and comments. */
export function SampleRequestDetailsPanel({ requestId, onClose }: Props) {
  const { data, error, refetch } = useSampleRequestQuery({
    variables: { id: requestId },
    fetchPolicy: 'cache-and-network',
  });
  if (data)
    return <ReadOnlySampleRequest key={requestId} request={data.sampleRequest} onClose={onClose} />;
  return (
    <DetailsDrawer
      recordId={requestId}
      title={t('Sample request {{requestId}}', { requestId })}
      width={WIDTH}
      loading={!error}
      error={error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {error ? null : <Skeleton shape="facts" />}
    </DetailsDrawer>
  );
}
